// Whether single keys are shortcuts. WCAG 2.1.4: speech input and tremor press keys by accident.

import type { PayloadAction } from '@reduxjs/toolkit'
import { keptSlice, readBoolean } from './keptSlice.ts'

export const shortcutKeysSlice = keptSlice({
  name: 'shortcutKeys',
  initialState: (): boolean => true,
  kept: { place: { key: 'portico.shortcutKeys' }, format: 'json', isPersonal: true },
  read: readBoolean,
  remembered: 'shortcutKeysRemembered',
  reducers: {
    shortcutKeysSwitched: (_areOn, { payload }: PayloadAction<boolean>) => payload,
  },
  selectors: {
    selectAreKeysOn: (areOn) => areOn,
  },
})

export const { shortcutKeysSwitched } = shortcutKeysSlice.actions
export const { selectAreKeysOn } = shortcutKeysSlice.selectors
