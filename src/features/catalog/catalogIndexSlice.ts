// The search box of the catalog index: settled (the URL says what is searched) or being typed in.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isCatalogPath } from '../../model/paths.ts'
import { navigated } from '../location/locationSlice.ts'

export type CatalogIndexState =
  | { readonly status: 'settled' }
  /** `keystrokes` counts from 1 within one go of typing: the first opens a history entry. */
  | { readonly status: 'typing'; readonly text: string; readonly keystrokes: number }

const settled: CatalogIndexState = { status: 'settled' }

export const catalogIndexSlice = createSlice({
  name: 'catalogIndex',
  initialState: (): CatalogIndexState => settled,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<string>): CatalogIndexState => ({
      status: 'typing',
      text: payload,
      keystrokes: state.status === 'typing' ? state.keystrokes + 1 : 1,
    }),
    searchCommitted: (): CatalogIndexState => settled,
  },
  extraReducers: (builder) => {
    builder.addCase(navigated, (state, { payload }) =>
      payload.by === 'pop' || !isCatalogPath(payload.pathname) ? settled : state,
    )
  },
  selectors: {
    selectCatalogIndex: (state) => state,
  },
})

export const { searchTyped, searchCommitted } = catalogIndexSlice.actions
export const { selectCatalogIndex } = catalogIndexSlice.selectors
