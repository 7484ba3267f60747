// Exports a list of entities to a file: counted, configured, fetched page by page, saved. The store
// has the progress; the service `files` has the fetched rows.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ExportShape } from '../../../model/catalog/exportFile.ts'
import type { RowsQuery } from '../../../model/catalog/scopeFilters.ts'
import type { Failure } from '../../../model/failure.ts'
import { isSame } from '../../../model/json.ts'
import { isUserChange } from '../../session/sessionSlice.ts'

/** A whole list, sorted by name, or the selected rows. */
export type ExportScope =
  | { readonly type: 'list'; readonly query: RowsQuery }
  | { readonly type: 'selection'; readonly kind: string; readonly refs: readonly string[] }

/** Progress of an export. */
export interface ExportProgress {
  readonly scope: ExportScope
  readonly shape: ExportShape
  /** Null if the count failed. */
  readonly total: number | null
  /** Rows written. */
  readonly done: number
  /** Pages written. */
  readonly pages: number
  /** Cursor of the next page; null for the first. */
  readonly cursor: string | null
}

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'counting'; readonly scope: ExportScope }
  | { readonly status: 'ready'; readonly scope: ExportScope; readonly total: number | null }
  | ({ readonly status: 'running' } & ExportProgress)
  | ({ readonly status: 'failed'; readonly failure: Failure } & ExportProgress)
  | ({ readonly status: 'saving' } & ExportProgress)
  | ({ readonly status: 'saved' } & ExportProgress)

const idle: ExportState = { status: 'idle' }
const beginning = { done: 0, pages: 0, cursor: null }

/** Ignored unless it is about the current scope. */
interface OfScope {
  readonly scope: ExportScope
}

/** Ignored unless it is about the current page number, from 0. */
interface OfPage {
  readonly page: number
}

interface PageWritten extends OfPage {
  readonly rows: number
  /** Null after the last page. */
  readonly nextCursor: string | null
}

const begun = (scope: ExportScope): ExportState =>
  scope.type === 'selection'
    ? { status: 'ready', scope, total: scope.refs.length }
    : { status: 'counting', scope }

const progressOf = (state: ExportProgress): ExportProgress => {
  const { scope, shape, total, done, pages, cursor } = state
  return { scope, shape, total, done, pages, cursor }
}

export const exportSlice = createSlice({
  name: 'export',
  initialState: (): ExportState => idle,
  reducers: {
    exportRequested: (state, { payload }: PayloadAction<ExportScope>): ExportState =>
      state.status === 'idle' ? begun(payload) : state,
    /** `total` is null if the count failed. */
    counted: (
      state,
      { payload: { scope, total } }: PayloadAction<OfScope & { readonly total: number | null }>,
    ): ExportState =>
      state.status === 'counting' && isSame(state.scope, scope)
        ? { ...state, status: 'ready', total }
        : state,
    exportBegan: (state, { payload }: PayloadAction<ExportShape>): ExportState => {
      if (state.status !== 'ready') return state
      return { ...state, status: 'running', shape: payload, ...beginning }
    },
    pageWritten: (state, { payload }: PayloadAction<PageWritten>): ExportState => {
      if (state.status !== 'running' || state.pages !== payload.page) return state
      const { rows, nextCursor: cursor } = payload
      const further = { ...state, done: state.done + rows, pages: state.pages + 1, cursor }
      return cursor === null ? { ...further, status: 'saving' } : further
    },
    exportFailed: (
      state,
      { payload: { page, failure } }: PayloadAction<OfPage & { readonly failure: Failure }>,
    ): ExportState =>
      state.status === 'running' && state.pages === page
        ? { status: 'failed', ...progressOf(state), failure }
        : state,
    /** Continues after the failed page; restarts if the cursor has expired. */
    exportResumed: (state): ExportState => {
      if (state.status !== 'failed') return state
      const isStale = state.failure.kind === 'staleCursor'
      return { status: 'running', ...progressOf(state), ...(isStale && beginning) }
    },
    /** Saves the rows fetched before the failure. */
    partRequested: (state): ExportState =>
      state.status === 'failed' ? { status: 'saving', ...progressOf(state) } : state,
    fileSaved: (state): ExportState =>
      state.status === 'saving' ? { ...state, status: 'saved' } : state,
    exportDismissed: (): ExportState => idle,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isUserChange, (): ExportState => idle)
  },
  selectors: {
    selectExport: (state) => state,
  },
})

export const {
  exportRequested,
  counted,
  exportBegan,
  pageWritten,
  exportFailed,
  exportResumed,
  partRequested,
  fileSaved,
  exportDismissed,
} = exportSlice.actions
export const { selectExport } = exportSlice.selectors
