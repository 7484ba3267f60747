// Whether the documentation on the page is up to date (spec 2 §4).

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DocsSyncState } from '../../model/docs/docsSync.ts'
import type { Failure } from '../../model/failure.ts'
import type { LogEntry } from '../../model/logs/logEntry.ts'

interface OfDocs {
  /** As `docsIdOf` gives it. */
  readonly docs: string
}

export interface DocsSyncWork extends OfDocs {
  readonly status: 'checking' | 'waiting'
  readonly attempt: number
}

/** Streams in a row that may be cut. */
const mostAttempts = 3

const closed: DocsSyncState = { status: 'closed' }

const isAsking = (state: DocsSyncState, { docs }: OfDocs) =>
  state.status === 'checking' && state.docs === docs

export const docsSyncSlice = createSlice({
  name: 'docsSync',
  initialState: (): DocsSyncState => closed,
  reducers: {
    docsOpened: (state, { payload: { docs } }: PayloadAction<OfDocs>): DocsSyncState =>
      state.status !== 'closed' && state.docs === docs
        ? state
        : { status: 'checking', docs, attempt: 0, log: [] },
    docsLeft: (state): DocsSyncState => (state.status === 'closed' ? state : closed),
    logReceived: (
      state,
      { payload }: PayloadAction<OfDocs & { readonly entries: readonly LogEntry[] }>,
    ): DocsSyncState =>
      state.status === 'checking' && isAsking(state, payload)
        ? { ...state, log: [...state.log, payload.entries] }
        : state,
    syncFinished: (
      state,
      { payload }: PayloadAction<OfDocs & { readonly updated: boolean }>,
    ): DocsSyncState =>
      state.status === 'checking' && isAsking(state, payload)
        ? { status: payload.updated ? 'updated' : 'cached', docs: state.docs, log: state.log }
        : state,
    syncCut: (
      state,
      { payload }: PayloadAction<OfDocs & { readonly failure: Failure }>,
    ): DocsSyncState => {
      if (state.status !== 'checking' || !isAsking(state, payload)) return state
      const { docs, log } = state
      const attempt = state.attempt + 1
      const { failure } = payload
      return attempt < mostAttempts
        ? { status: 'waiting', docs, attempt, failure, log }
        : { status: 'failed', docs, failure, log }
    },
    syncFailed: (
      state,
      { payload }: PayloadAction<OfDocs & { readonly failure: Failure }>,
    ): DocsSyncState =>
      state.status === 'checking' && isAsking(state, payload)
        ? { status: 'failed', docs: state.docs, failure: payload.failure, log: state.log }
        : state,
    /** The stream begins anew, with its log. */
    streamReopened: (state, { payload: { docs } }: PayloadAction<OfDocs>): DocsSyncState =>
      state.status === 'waiting' && state.docs === docs
        ? { status: 'checking', docs, attempt: state.attempt, log: [] }
        : state,
    /** The user asks again after a failure. */
    syncRequested: (state): DocsSyncState =>
      state.status === 'failed'
        ? { status: 'checking', docs: state.docs, attempt: 0, log: [] }
        : state,
    /** The newer documentation is shown in place of the one before. */
    newerShown: (state): DocsSyncState =>
      state.status === 'updated' ? { ...state, status: 'cached' } : state,
  },
  selectors: {
    selectDocsSync: (state) => state,
    /** The work of the process. It has no log lines, so a new line does not restart it. */
    selectDocsSyncWork: (state): DocsSyncWork | undefined => {
      if (state.status !== 'checking' && state.status !== 'waiting') return undefined
      const { status, docs, attempt } = state
      return { status, docs, attempt }
    },
  },
})

export const {
  docsOpened,
  docsLeft,
  logReceived,
  syncFinished,
  syncCut,
  syncFailed,
  streamReopened,
  syncRequested,
  newerShown,
} = docsSyncSlice.actions
export const { selectDocsSync, selectDocsSyncWork } = docsSyncSlice.selectors
