// Keeps the runs on the page up to date. The runs themselves are in the cache.

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CiPollingState } from '../../model/ci/ciPolling.ts'
import type { Allowance } from '../../model/ci/ciRun.ts'
import type { CiTarget } from '../../model/ci/runsPlace.ts'
import type { Failure } from '../../model/failure.ts'
import { isSame } from '../../model/json.ts'

interface Answered {
  readonly target: CiTarget
  readonly at: number
  readonly hasChanged: boolean
  readonly isDone: boolean
  readonly allowance: Allowance | null
}

interface Failed {
  readonly target: CiTarget
  readonly failure: Failure
  readonly allowance: Allowance | null
}

const idle: CiPollingState = { status: 'idle' }

const isOf = (state: CiPollingState, target: CiTarget): boolean =>
  state.status !== 'idle' && isSame(state.target, target)

const isAsking = ({ status }: CiPollingState): boolean =>
  status === 'loading' || status === 'refreshing' || status === 'retrying'

/** A request begins, unless one is under way. */
function asking(state: CiPollingState): CiPollingState {
  if (state.status === 'shown') return { ...state, status: 'refreshing' }
  return state.status === 'failing' ? { ...state, status: 'retrying' } : state
}

/** The user signs in at the host. */
export const hostLoginRequested = createAction<{
  readonly providerId: string
  readonly scopes: readonly string[]
}>('ciPolling/hostLoginRequested')

export const ciPollingSlice = createSlice({
  name: 'ciPolling',
  initialState: (): CiPollingState => idle,
  reducers: {
    runsOpened: (
      state,
      { payload: { target } }: PayloadAction<{ readonly target: CiTarget }>,
    ): CiPollingState => (isOf(state, target) ? state : { status: 'loading', target }),
    runsLeft: (state): CiPollingState => (state.status === 'idle' ? state : idle),
    runsReceived: (state, { payload }: PayloadAction<Answered>): CiPollingState => {
      if (!isOf(state, payload.target) || !isAsking(state)) return state
      const { target, at, hasChanged, isDone, allowance } = payload
      const before = state.status === 'refreshing' ? state.quiet : 0
      const quiet = hasChanged ? 0 : before + 1
      return { status: 'shown', target, at, quiet, isDone, allowance }
    },
    runsFailed: (state, { payload }: PayloadAction<Failed>): CiPollingState => {
      if (!isOf(state, payload.target) || !isAsking(state)) return state
      const { target, failure, allowance } = payload
      const at = 'at' in state ? state.at : null
      const attempt = state.status === 'retrying' ? state.attempt + 1 : 1
      return { status: 'failing', target, at, attempt, failure, allowance }
    },
    /** The pause is over. */
    refreshDue: asking,
    /** The user wants the newest now. */
    refreshRequested: asking,
  },
  selectors: {
    selectCiPolling: (state) => state,
  },
})

export const { runsOpened, runsLeft, runsReceived, runsFailed, refreshDue, refreshRequested } =
  ciPollingSlice.actions
export const { selectCiPolling } = ciPollingSlice.selectors
