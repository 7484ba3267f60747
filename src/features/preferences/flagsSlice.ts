// Feature flags: those that plugins declare, and those that the user has switched on (spec 1 §4).

import type { PayloadAction } from '@reduxjs/toolkit'
import {
  isFlagActive,
  readFlags,
  withFlag,
  type FeatureFlag,
  type FlagStates,
} from '../../model/plugins/featureFlags.ts'
import { partlyKeptSlice } from './keptSlice.ts'

export interface FlagsState {
  readonly declared: readonly FeatureFlag[]
  /** Includes flags of plugins that are not in this build. */
  readonly states: FlagStates
}

interface FlagSwitch {
  readonly name: string
  readonly isActive: boolean
}

export const flagsSlice = partlyKeptSlice({
  name: 'flags',
  initialState: (): FlagsState => ({ declared: [], states: {} }),
  kept: { place: { key: 'featureFlags' }, format: 'json', isPersonal: true },
  read: readFlags,
  valueIn: ({ states }) => states,
  withValue: (state, states) => ({ ...state, states }),
  remembered: 'flagsRemembered',
  changes: ['flagSwitched'],
  reducers: {
    flagsDeclared: (state, { payload }: PayloadAction<readonly FeatureFlag[]>): FlagsState => ({
      ...state,
      declared: payload,
    }),
    /** Ignores undeclared flags. */
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

export const { flagsDeclared, flagSwitched } = flagsSlice.actions
export const { selectDeclaredFlags, selectFlagStates, selectIsFlagActive } = flagsSlice.selectors
