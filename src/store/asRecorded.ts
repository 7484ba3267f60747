// Replays a recording with a reducer of all slices: a slice appears when the page that was recorded loaded its plugin.

import type { Action, Reducer } from '@reduxjs/toolkit'
import { pluginLoaded } from '../features/shell/pluginsSlice.ts'
import type { createRootReducer } from './rootReducer.ts'

type State = Readonly<Record<string, unknown>>

/** Older logs do not name the slices: then all of them appear. */
const appearing = (action: Action, all: State): readonly string[] =>
  pluginLoaded.match(action) ? (action.payload.slices ?? Object.keys(all)) : []

/** The states are those of the recorded page, slice by slice. */
export function asRecorded<Complete extends State>(
  complete: Reducer<Complete>,
  createCore: typeof createRootReducer,
): Reducer<Complete> {
  const core = Object.keys(createCore()(undefined, { type: '@@replay' }))
  return (state, action) => {
    const next = complete(state, action)
    const present = new Set([...(state ? Object.keys(state) : core), ...appearing(action, next)])
    const shown = Object.entries(next).filter(([slice]) => present.has(slice))
    const isUnchanged =
      state &&
      shown.length === present.size &&
      shown.every(([slice, value]) => state[slice] === value)
    return isUnchanged ? state : (Object.fromEntries(shown) as Complete)
  }
}
