// Background processes that were given up, so that the page can say so.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ProcessesState =
  | { readonly status: 'allRunning' }
  | { readonly status: 'someStopped'; readonly names: readonly string[] }

export const processesSlice = createSlice({
  name: 'processes',
  initialState: (): ProcessesState => ({ status: 'allRunning' }),
  reducers: {
    processStopped: (
      state,
      { payload }: PayloadAction<{ readonly name: string }>,
    ): ProcessesState => ({
      status: 'someStopped',
      names:
        state.status === 'allRunning'
          ? [payload.name]
          : [...state.names.filter((name) => name !== payload.name), payload.name],
    }),
  },
  selectors: {
    selectProcesses: (state) => state,
  },
})

export const { processStopped } = processesSlice.actions
export const { selectProcesses } = processesSlice.selectors
