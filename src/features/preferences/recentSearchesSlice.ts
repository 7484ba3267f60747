// The texts that were searched for in this browser, newest first.

import type { PayloadAction } from '@reduxjs/toolkit'
import { readSearches, withSearch } from '../../model/preferences/recentSearches.ts'
import { keptSlice } from './keptSlice.ts'

export const recentSearchesSlice = keptSlice({
  name: 'recentSearches',
  initialState: (): readonly string[] => [],
  kept: { place: { key: 'portico.recentSearches' }, format: 'json', isPersonal: false },
  read: readSearches,
  remembered: 'recentSearchesRemembered',
  reducers: {
    searched: (terms, { payload }: PayloadAction<string>): readonly string[] =>
      withSearch(terms, payload),
    searchesForgotten: (): readonly string[] => [],
  },
  selectors: {
    selectRecentSearches: (terms) => terms,
  },
})

export const { searched, searchesForgotten } = recentSearchesSlice.actions
export const { selectRecentSearches } = recentSearchesSlice.selectors
