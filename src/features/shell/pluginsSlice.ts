// Plugins whose module is loaded.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface PluginsState {
  readonly loaded: readonly string[]
}

export interface LoadedPlugin {
  readonly id: string
  /** Those that it adds to the store; a replay adds them at the same action. */
  readonly slices?: readonly string[]
}

export const pluginsSlice = createSlice({
  name: 'plugins',
  initialState: (): PluginsState => ({ loaded: [] }),
  reducers: {
    pluginLoaded: (state, { payload }: PayloadAction<LoadedPlugin>): PluginsState =>
      state.loaded.includes(payload.id) ? state : { loaded: [...state.loaded, payload.id] },
  },
  selectors: {
    selectLoadedPlugins: (state) => state.loaded,
  },
})

export const { pluginLoaded } = pluginsSlice.actions
export const { selectLoadedPlugins } = pluginsSlice.selectors
