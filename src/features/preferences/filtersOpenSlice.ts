// Whether the catalog's filter panel is open: as chosen, else by the width of the window.

import type { PayloadAction } from '@reduxjs/toolkit'
import { readFiltersOpen, type FiltersOpen } from '../../model/preferences/filtersOpen.ts'
import { filtersOpenPlace } from '../../model/preferences/places.ts'
import { keptSlice } from './keptSlice.ts'

export const filtersOpenSlice = keptSlice({
  name: 'filtersOpen',
  initialState: (): FiltersOpen => 'auto',
  kept: { place: filtersOpenPlace, format: 'text', isPersonal: true },
  read: readFiltersOpen,
  remembered: 'filtersOpenRemembered',
  reducers: {
    filtersOpenChosen: (_before, { payload }: PayloadAction<'open' | 'closed'>): FiltersOpen =>
      payload,
  },
  selectors: {
    selectFiltersOpen: (choice) => choice,
  },
})

export const { filtersOpenChosen } = filtersOpenSlice.actions
export const { selectFiltersOpen } = filtersOpenSlice.selectors
