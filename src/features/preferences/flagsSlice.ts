// Feature flags: which the plugins of this build declare, and which somebody has switched on (spec 1 §4).

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  isFlagActive,
  withFlag,
  type FeatureFlag,
  type FlagStates,
} from '../../model/plugins/featureFlags.ts'

export interface FlagsState {
  readonly declared: readonly FeatureFlag[]
  /** Those of plugins that are not in this build are kept, too. */
  readonly states: FlagStates
}

interface FlagSwitch {
  readonly name: string
  readonly isActive: boolean
}

export const flagsSlice = createSlice({
  name: 'flags',
  initialState: (): FlagsState => ({ declared: [], states: {} }),
  reducers: {
    flagsDeclared: (state, { payload }: PayloadAction<readonly FeatureFlag[]>): FlagsState => ({
      ...state,
      declared: payload,
    }),
    /** From storage, at the start or out of another tab, or from the server. */
    flagsRemembered: (state, { payload }: PayloadAction<FlagStates>): FlagsState => ({
      ...state,
      states: payload,
    }),
    /** What no plugin has declared cannot be switched. */
    flagSwitched: (state, { payload }: PayloadAction<FlagSwitch>): FlagsState =>
      state.declared.some(({ name }) => name === payload.name)
        ? { ...state, states: withFlag(state.states, payload.name, payload.isActive) }
        : state,
  },
  selectors: {
    selectDeclaredFlags: ({ declared }) => declared,
    selectFlagStates: ({ states }) => states,
    selectIsFlagActive: ({ states }, name: string) => isFlagActive(states, name),
  },
})

export const { flagsDeclared, flagsRemembered, flagSwitched } = flagsSlice.actions
export const { selectDeclaredFlags, selectFlagStates, selectIsFlagActive } = flagsSlice.selectors
