// Whether the catalog's filter panel is open: as chosen, else by the width of the window.

import type { PayloadAction } from '@reduxjs/toolkit'
import { keptSlice } from './keptSlice.ts'

export type FiltersOpen = 'auto' | 'open' | 'closed'

export const filtersOpenSlice = keptSlice({
  name: 'filtersOpen',
  initialState: (): FiltersOpen => 'auto',
  kept: { place: { key: 'portico.filtersOpen' }, format: 'text', isPersonal: true },
  read: (kept) => (kept === 'auto' || kept === 'open' || kept === 'closed' ? kept : undefined),
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
