// The saved view that opens with the catalog, by its `location.search`; empty for none.

import type { PayloadAction } from '@reduxjs/toolkit'
import { keptSlice } from './keptSlice.ts'

export const defaultViewSlice = keptSlice({
  name: 'defaultView',
  initialState: (): string => '',
  kept: { place: { key: 'portico.catalogDefaultView' }, format: 'text', isPersonal: true },
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
  remembered: 'defaultViewRemembered',
  reducers: {
    defaultViewChosen: (_before, { payload }: PayloadAction<string>): string => payload,
    defaultViewDropped: (): string => '',
  },
  selectors: {
    selectDefaultView: (search) => search,
  },
})

export const { defaultViewChosen, defaultViewDropped } = defaultViewSlice.actions
export const { selectDefaultView } = defaultViewSlice.selectors
