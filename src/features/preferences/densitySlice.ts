// The density of lists: comfortable, or compact for more rows per screen.

import type { PayloadAction } from '@reduxjs/toolkit'
import { readDensity, type Density } from '../../model/preferences/density.ts'
import { densityPlace } from '../../model/preferences/places.ts'
import { keptSlice } from './keptSlice.ts'

export const densitySlice = keptSlice({
  name: 'density',
  initialState: (): Density => 'comfortable',
  kept: { place: densityPlace, format: 'text', isPersonal: false },
  read: readDensity,
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
