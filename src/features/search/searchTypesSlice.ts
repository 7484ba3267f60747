// The types of search results that the portal's plugins show. The command palette searches each.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DeclaredSearchType } from '../../model/entities/searchHit.ts'

type SearchTypes = readonly DeclaredSearchType[]

export const searchTypesSlice = createSlice({
  name: 'searchTypes',
  initialState: (): SearchTypes => [],
  reducers: {
    searchTypesDeclared: (_types, { payload }: PayloadAction<SearchTypes>): SearchTypes => payload,
  },
  selectors: {
    selectSearchTypes: (types) => types,
  },
})

export const { searchTypesDeclared } = searchTypesSlice.actions
export const { selectSearchTypes } = searchTypesSlice.selectors
