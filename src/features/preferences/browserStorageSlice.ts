// Whether the browser's storage works. If it is full or blocked, preferences last as long as the page.

import { createSlice } from '@reduxjs/toolkit'

export type BrowserStorageState = { readonly status: 'keeps' } | { readonly status: 'refuses' }

export const browserStorageSlice = createSlice({
  name: 'browserStorage',
  initialState: (): BrowserStorageState => ({ status: 'keeps' }),
  reducers: {
    browserRefused: (state): BrowserStorageState =>
      state.status === 'keeps' ? { status: 'refuses' } : state,
  },
  selectors: {
    selectBrowserStorage: (state) => state,
  },
})

export const { browserRefused } = browserStorageSlice.actions
export const { selectBrowserStorage } = browserStorageSlice.selectors
