// The dry run of the template in the editor: the newest request counts, and the last result stays until there is another.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { resultOf, type DryRunResult, type DryRunState } from '../../model/editor/dryRun.ts'
import type { Failure } from '../../model/failure.ts'
import { signedOut } from '../session/sessionSlice.ts'
import { editorLeft, editorOpened } from './templateEditorSlice.ts'

interface OfRun {
  readonly run: number
}

const idle = (state: DryRunState): DryRunState =>
  state.status === 'idle' ? state : { status: 'idle', run: state.run }

export const dryRunSlice = createSlice({
  name: 'dryRun',
  initialState: (): DryRunState => ({ status: 'idle', run: 0 }),
  reducers: {
    dryRunRequested: (state): DryRunState => ({
      status: 'running',
      run: state.run + 1,
      before: resultOf(state),
    }),
    dryRunDone: (
      state,
      { payload: { run, result } }: PayloadAction<OfRun & { readonly result: DryRunResult }>,
    ): DryRunState =>
      state.status === 'running' && state.run === run
        ? { status: 'done', run, result, before: state.before }
        : state,
    dryRunFailed: (
      state,
      { payload: { run, failure } }: PayloadAction<OfRun & { readonly failure: Failure }>,
    ): DryRunState =>
      state.status === 'running' && state.run === run
        ? { status: 'failed', run, failure, before: state.before }
        : state,
    /** The result before is shown again. */
    dryRunStopped: (state): DryRunState => {
      if (state.status !== 'running') return state
      const { run, before } = state
      return before === null
        ? { status: 'idle', run }
        : { status: 'done', run, result: before, before: null }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(editorOpened, idle).addCase(editorLeft, idle).addCase(signedOut, idle)
  },
  selectors: {
    selectDryRun: (state) => state,
  },
})

export const { dryRunRequested, dryRunDone, dryRunFailed, dryRunStopped } = dryRunSlice.actions
export const { selectDryRun } = dryRunSlice.selectors
