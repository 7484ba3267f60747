// Records the actions that reach the reducers, and replays them.

import type { Action, Middleware, Reducer } from '@reduxjs/toolkit'

export interface Recorder {
  readonly middleware: Middleware
  readonly log: () => readonly Action[]
}

/** Must be the last middleware, because the cache passes some actions on without dispatching them. */
export function createRecorder(): Recorder {
  const recorded: Action[] = []
  return {
    middleware: () => (next) => (action) => {
      recorded.push(action as Action)
      return next(action)
    },
    log: () => [...recorded],
  }
}

/** The states of a log, starting with the initial state. */
export function* replay<State>(
  reducer: Reducer<State>,
  log: readonly Action[],
): Generator<{ readonly action: Action; readonly state: State }> {
  const begin = { type: '@@replay' }
  let state = reducer(undefined, begin)
  yield { action: begin, state }
  for (const action of log) {
    state = reducer(state, action)
    yield { action, state }
  }
}

/**
 * The state at the end of a log.
 * @internal Exported for tests.
 */
export function replayed<State>(reducer: Reducer<State>, log: readonly Action[]): State {
  return [...replay(reducer, log)].at(-1)?.state as State
}
