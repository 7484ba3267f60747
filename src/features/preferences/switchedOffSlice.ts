// Ids of the plugins that the user has switched off in this browser.

import type { PayloadAction } from '@reduxjs/toolkit'
import { essentialPlugins } from '../../model/plugins/essentialPlugins.ts'
import { keptSlice } from './keptSlice.ts'

const most = 100

const isPluginId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= most && !essentialPlugins.includes(value)

export const switchedOffSlice = keptSlice({
  name: 'switchedOff',
  initialState: (): readonly string[] => [],
  kept: { place: { key: 'portico.switchedOff' }, format: 'json', isPersonal: false },
  read: (kept) =>
    Array.isArray(kept) ? [...new Set(kept.filter(isPluginId))].slice(0, most) : undefined,
  remembered: 'switchedOffRemembered',
  reducers: {
    pluginSwitchedOff: (ids, { payload }: PayloadAction<string>) =>
      essentialPlugins.includes(payload) || ids.includes(payload) ? ids : [...ids, payload],
    pluginSwitchedOn: (ids, { payload }: PayloadAction<string>) =>
      ids.filter((id) => id !== payload),
  },
  selectors: {
    selectSwitchedOff: (ids) => ids,
    selectIsOff: (ids, pluginId: string) => ids.includes(pluginId),
  },
})

export const { pluginSwitchedOff, pluginSwitchedOn } = switchedOffSlice.actions
export const { selectSwitchedOff, selectIsOff } = switchedOffSlice.selectors

export type SwitchedOffRoot = Parameters<typeof selectIsOff>[0]
