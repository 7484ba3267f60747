// The selected rows, kept over pages and sort orders. Cleared when filters change, so that no hidden row is changed.

import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { indexPlaceOf, queryAt } from '../../../../model/catalog/indexPlaces.ts'
import {
  formatIndexQuery,
  onlyFilters,
  type IndexQuery,
} from '../../../../model/catalog/indexQuery.ts'
import { isUserChange } from '../../../session/sessionSlice.ts'
import { navigated } from '../../../shell/locationSlice.ts'

export type SelectionState =
  | { readonly status: 'none' }
  | {
      readonly status: 'some'
      /** In lower case, without duplicates, in the order of selection; at least one. */
      readonly refs: readonly string[]
      /** The filters of their list. */
      readonly filters: string
    }

interface Picked {
  readonly refs: readonly string[]
  readonly filters: string
}

const none: SelectionState = { status: 'none' }

/** Identifies a list, whatever its order. */
export const filtersOf = (query: IndexQuery): string => formatIndexQuery(onlyFilters(query))

export const selectionSlice = createSlice({
  name: 'selection',
  initialState: (): SelectionState => none,
  reducers: {
    rowsPicked: (state, { payload: { refs, filters } }: PayloadAction<Picked>): SelectionState => {
      const before = state.status === 'some' && state.filters === filters ? state.refs : []
      const all = [...new Set([...before, ...refs])]
      return all.length === before.length ? state : { status: 'some', refs: all, filters }
    },
    rowsUnpicked: (state, { payload }: PayloadAction<readonly string[]>): SelectionState => {
      if (state.status === 'none') return state
      const gone = new Set(payload)
      const refs = state.refs.filter((ref) => !gone.has(ref))
      if (refs.length === state.refs.length) return state
      return refs.length === 0 ? none : { ...state, refs }
    },
    selectionDropped: (): SelectionState => none,
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigated, (state, { payload: { pathname, search } }): SelectionState => {
        const place = indexPlaceOf(pathname)
        if (state.status === 'none' || place === undefined) return state
        return filtersOf(queryAt(place, search)) === state.filters ? state : none
      })
      .addMatcher(isUserChange, (): SelectionState => none)
  },
  selectors: {
    selectSelection: (state) => state,
    /** The same set until the selection changes, so that a table selects it once for all rows. */
    selectPicked: createSelector(
      (state: SelectionState) => (state.status === 'some' ? state.refs : null),
      (refs): ReadonlySet<string> => new Set(refs),
    ),
  },
})

export const { rowsPicked, rowsUnpicked, selectionDropped } = selectionSlice.actions
export const { selectSelection, selectPicked } = selectionSlice.selectors
