// The sheet with the filters on a narrow screen. A wide screen has a panel instead (`filtersOpenSlice`).

import { createSlice } from '@reduxjs/toolkit'

export type FilterPanelState = { readonly status: 'closed' } | { readonly status: 'open' }

export const filterPanelSlice = createSlice({
  name: 'filterPanel',
  initialState: (): FilterPanelState => ({ status: 'closed' }),
  reducers: {
    opened: (): FilterPanelState => ({ status: 'open' }),
    closed: (): FilterPanelState => ({ status: 'closed' }),
  },
  selectors: {
    selectFilterPanel: (state) => state,
  },
})

export const { opened, closed } = filterPanelSlice.actions
export const { selectFilterPanel } = filterPanelSlice.selectors
