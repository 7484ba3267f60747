// Whether workflow runs are shown as a table or as cards (RUNS-02).

import type { PayloadAction } from '@reduxjs/toolkit'
import { readRunsView, type RunsView } from '../../model/preferences/runsView.ts'
import { keptSlice } from './keptSlice.ts'

export const runsViewSlice = keptSlice({
  name: 'runsView',
  initialState: (): RunsView => 'table',
  kept: { place: { key: 'portico.runsView' }, format: 'text', isPersonal: false },
  read: readRunsView,
  remembered: 'runsViewRemembered',
  reducers: {
    runsViewChosen: (_view, { payload }: PayloadAction<RunsView>) => payload,
  },
  selectors: {
    selectRunsView: (view) => view,
  },
})

export const { runsViewChosen } = runsViewSlice.actions
export const { selectRunsView } = runsViewSlice.selectors
