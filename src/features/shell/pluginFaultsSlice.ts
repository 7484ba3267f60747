// How often parts of plugins have failed since the page was opened.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { essentialPlugins } from '../../model/plugins/essentialPlugins.ts'

/** @public For the declarations of `@portico/core`. */
export interface PluginFaults {
  /** Errors of its components. */
  readonly errors: number
  /** Crashes of its processes. */
  readonly crashes: number
}

export type PluginFaultsState = Readonly<Record<string, PluginFaults>>

interface Fault {
  readonly pluginId: string
}

const none: PluginFaults = { errors: 0, crashes: 0 }
/** Faults after which the plugin may be switched off. */
const often = 3

const withOneMore = (
  state: PluginFaultsState,
  { pluginId }: Fault,
  kind: keyof PluginFaults,
): PluginFaultsState => {
  const faults = state[pluginId] ?? none
  return { ...state, [pluginId]: { ...faults, [kind]: faults[kind] + 1 } }
}

export const pluginFaultsSlice = createSlice({
  name: 'pluginFaults',
  initialState: (): PluginFaultsState => ({}),
  reducers: {
    componentBroke: (state, { payload }: PayloadAction<Fault>) =>
      withOneMore(state, payload, 'errors'),
    processCrashed: (state, { payload }: PayloadAction<Fault & { readonly process: string }>) =>
      withOneMore(state, payload, 'crashes'),
  },
  selectors: {
    selectPluginFaults: (state) => state,
    /** Whether the plugin may be switched off for it. */
    selectFailsOften: (state, pluginId: string) => {
      const { errors, crashes } = state[pluginId] ?? none
      return errors + crashes >= often && !essentialPlugins.includes(pluginId)
    },
  },
})

export const { componentBroke, processCrashed } = pluginFaultsSlice.actions
export const { selectPluginFaults, selectFailsOften } = pluginFaultsSlice.selectors

export type PluginFaultsRoot = Parameters<typeof selectFailsOften>[0]
