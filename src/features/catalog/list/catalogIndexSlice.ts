// The search box of the catalog index: settled (equal to the URL) or being typed in.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { indexPlaceOf } from '../../../model/catalog/indexPlaces.ts'
import { navigated } from '../../shell/locationSlice.ts'

export type CatalogIndexState =
  | { readonly status: 'settled' }
  | {
      readonly status: 'typing'
      readonly text: string
      /** This word already has a history entry, which later keystrokes replace. */
      readonly hasEntry: boolean
      /** No key was pressed for a while. */
      readonly isResting: boolean
    }

const settled: CatalogIndexState = { status: 'settled' }

/** The text in the box, which may be ahead of the URL's. */
export const textOf = (box: CatalogIndexState, shown: { readonly text: string }): string =>
  box.status === 'typing' ? box.text : shown.text

export const catalogIndexSlice = createSlice({
  name: 'catalogIndex',
  initialState: (): CatalogIndexState => settled,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<string>): CatalogIndexState => ({
      status: 'typing',
      text: payload,
      hasEntry: state.status === 'typing' && state.hasEntry,
      isResting: false,
    }),
    searchRested: (state): CatalogIndexState =>
      state.status === 'typing' ? { ...state, isResting: true } : state,
    searchCommitted: (): CatalogIndexState => settled,
  },
  extraReducers: (builder) => {
    builder.addCase(navigated, (state, { payload }) => {
      if (state.status !== 'typing') return state
      const isElsewhere = payload.by === 'pop' || !indexPlaceOf(payload.pathname)
      return isElsewhere ? settled : { ...state, hasEntry: true }
    })
  },
  selectors: {
    selectCatalogIndex: (state) => state,
  },
})

export const { searchTyped, searchRested, searchCommitted } = catalogIndexSlice.actions
export const { selectCatalogIndex } = catalogIndexSlice.selectors
