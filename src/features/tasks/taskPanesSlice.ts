// How wide the steps of a task are beside its log.

import type { PayloadAction } from '@reduxjs/toolkit'
import { keptSlice } from '../preferences/keptSlice.ts'

/** Percent of both together. */
export const narrowest = 20
export const widest = 70

const within = (percent: number): number =>
  Math.round(Math.min(Math.max(percent, narrowest), widest))

export const taskPanesSlice = keptSlice({
  name: 'taskPanes',
  initialState: (): number => 34,
  kept: { place: { key: 'portico.taskPanes' }, format: 'json', isPersonal: true },
  read: (kept) => (typeof kept === 'number' && Number.isFinite(kept) ? within(kept) : undefined),
  remembered: 'taskPanesRemembered',
  reducers: {
    panesResized: (_before, { payload }: PayloadAction<number>) => within(payload),
  },
  selectors: {
    selectStepsWidth: (percent) => percent,
  },
})

export const { panesResized } = taskPanesSlice.actions
export const { selectStepsWidth } = taskPanesSlice.selectors
