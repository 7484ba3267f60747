// How the user reads logs.

import type { PayloadAction } from '@reduxjs/toolkit'
import {
  defaultLogSettings,
  readLogSettings,
  type LogSettings,
} from '../../model/logs/logSettings.ts'
import { keptSlice } from './keptSlice.ts'

export const logSettingsSlice = keptSlice({
  name: 'logSettings',
  initialState: (): LogSettings => defaultLogSettings,
  kept: { place: { key: 'portico.logSettings' }, format: 'json', isPersonal: true },
  read: readLogSettings,
  remembered: 'logSettingsRemembered',
  reducers: {
    logSettingsChosen: (_before, { payload }: PayloadAction<LogSettings>): LogSettings => payload,
  },
  selectors: {
    selectLogSettings: (settings) => settings,
  },
})

export const { logSettingsChosen } = logSettingsSlice.actions
export const { selectLogSettings } = logSettingsSlice.selectors
