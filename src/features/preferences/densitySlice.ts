// The density of lists: comfortable, or compact for more rows per screen.

import type { PayloadAction } from '@reduxjs/toolkit'
import { keptSlice } from './keptSlice.ts'

export type Density = 'comfortable' | 'compact'

export const densitySlice = keptSlice({
  name: 'density',
  initialState: (): Density => 'comfortable',
  kept: { place: { key: 'portico.density' }, format: 'text', isPersonal: false },
  read: (kept) => (kept === 'comfortable' || kept === 'compact' ? kept : undefined),
  remembered: 'densityRemembered',
  reducers: {
    densityChosen: (_density, { payload }: PayloadAction<Density>) => payload,
  },
  selectors: {
    selectDensity: (density) => density,
  },
})

export const { densityChosen } = densitySlice.actions
export const { selectDensity } = densitySlice.selectors
export const densityRemembered = densitySlice.remembered
