// The filter panel on a narrow screen, where it covers the rows; a wide screen always shows it.

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
