// How much room things take: comfortable, or compact for those who want more rows on their screen.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type Density = 'comfortable' | 'compact'

export interface DensityState {
  readonly status: Density
}

export const densitySlice = createSlice({
  name: 'density',
  initialState: (): DensityState => ({ status: 'comfortable' }),
  reducers: {
    densityChosen: (_state, { payload }: PayloadAction<Density>): DensityState => ({
      status: payload,
    }),
    /** From storage, at the start or out of another tab. */
    densityRemembered: (_state, { payload }: PayloadAction<Density>): DensityState => ({
      status: payload,
    }),
  },
  selectors: {
    selectDensity: (state) => state.status,
  },
})

export const { densityChosen, densityRemembered } = densitySlice.actions
export const { selectDensity } = densitySlice.selectors
