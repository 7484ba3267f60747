// Running a workflow run again, or cancelling it: once, however often it is pressed (RUNS-14).

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CiPlace, RunAction } from '../../model/ci/ciHost.ts'

interface ActedOn {
  readonly place: CiPlace
  readonly runId: string
  readonly action: RunAction
  /** Of one job alone. */
  readonly jobId?: string
  /** The latest attempt when the user asked. */
  readonly attempt: number
}

export type RunActionState =
  | { readonly status: 'idle' }
  /** `waiting`: the host has agreed, and its answers do not show it yet. */
  | (ActedOn & { readonly status: 'sending' | 'waiting' })

const idle: RunActionState = { status: 'idle' }

export const runActionSlice = createSlice({
  name: 'runAction',
  initialState: (): RunActionState => idle,
  reducers: {
    runActionRequested: (state, { payload }: PayloadAction<ActedOn>): RunActionState => {
      const isUnderWay =
        state.status === 'sending' || (state.status === 'waiting' && state.runId === payload.runId)
      return isUnderWay ? state : { ...payload, status: 'sending' }
    },
    runActionAccepted: (state): RunActionState =>
      state.status === 'sending' ? { ...state, status: 'waiting' } : state,
    /** The host shows it, refuses, or takes too long to wait for. */
    runActionEnded: (state): RunActionState => (state.status === 'idle' ? state : idle),
  },
  selectors: {
    selectRunAction: (state) => state,
  },
})

export const { runActionRequested, runActionAccepted, runActionEnded } = runActionSlice.actions
export const { selectRunAction } = runActionSlice.selectors
