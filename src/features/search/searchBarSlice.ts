// The field of the search page: settled (equal to the URL) or being typed in.

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { searchPath } from '../../model/paths.ts'
import { navigated } from '../shell/locationSlice.ts'

export type SearchBarState =
  | { readonly status: 'settled' }
  /** `hasEntry`: this word already has a history entry, which later keystrokes replace. */
  | { readonly status: 'typing'; readonly text: string; readonly hasEntry: boolean }

const settled: SearchBarState = { status: 'settled' }

export const searchBarSlice = createSlice({
  name: 'searchBar',
  initialState: (): SearchBarState => settled,
  reducers: {
    termTyped: (state, { payload }: PayloadAction<string>): SearchBarState => ({
      status: 'typing',
      text: payload,
      hasEntry: state.status === 'typing' && state.hasEntry,
    }),
    /** By Enter, or by leaving the field. */
    termCommitted: (state): SearchBarState => (state.status === 'typing' ? settled : state),
  },
  extraReducers: (builder) => {
    builder.addCase(navigated, (state, { payload }) => {
      if (state.status !== 'typing') return state
      const isElsewhere = payload.by === 'pop' || payload.pathname !== searchPath
      return isElsewhere ? settled : { ...state, hasEntry: true }
    })
  },
  selectors: {
    selectSearchBar: (state) => state,
  },
})

/** A result was opened. */
export const resultOpened = createAction('searchBar/resultOpened')
/** A result was opened in a new tab; takes the whole path, with the portal's base, or a URL. */
export const resultOpenedBeside = createAction<string>('searchBar/resultOpenedBeside')

export const { termTyped, termCommitted } = searchBarSlice.actions
export const { selectSearchBar } = searchBarSlice.selectors
