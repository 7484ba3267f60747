// Records the actions that reach the reducers, and replays them.

import { isAnyOf, type Action, type Middleware, type Reducer } from '@reduxjs/toolkit'
import { backendApi } from '../features/backend/backendApi.ts'
import { recalled, signInSucceeded } from '../features/session/sessionSlice.ts'
import type { Segment } from '../model/shell/recording.ts'

export interface Recorder {
  readonly middleware: Middleware
  /** The kept actions; all of them without bounds. */
  readonly log: () => readonly Action[]
  /** The kept segments, oldest first; later actions do not change them. */
  readonly segments: () => readonly Segment[]
}

/** A state is kept by reference before every so many actions, so that any segment can be the first of a report. */
const actionsPerSegment = 50
const mostSegments = 20
const mostMilliseconds = 10 * 60_000

/** The last action of a sign-out: another person may use the page next. */
const isLeft = backendApi.util.resetApiState.match
const isEntered = isAnyOf(signInSucceeded, recalled)

/**
 * Must be the last middleware, because the cache passes some actions on without dispatching them. Keeps the last
 * minutes of a user, or all; `now` is in milliseconds since epoch. `forgetOthers` forgets what else is recorded.
 * Forgets at a sign-out, and again at the next sign-in: a page that closes meanwhile may dispatch what it still holds.
 */
export function createRecorder(
  now: () => number,
  isComplete = false,
  forgetOthers?: () => void,
): Recorder {
  let kept: { readonly start: unknown; readonly actions: Action[]; readonly times: number[] }[] = []
  let hasLeft = false
  const forget = () => {
    kept = []
    forgetOthers?.()
  }
  return {
    middleware: (store) => (next) => (action) => {
      const time = now()
      if (hasLeft && isEntered(action)) {
        hasLeft = false
        forget()
      }
      let last = kept.at(-1)
      if (!last || last.actions.length === actionsPerSegment) {
        last = { start: store.getState(), actions: [], times: [] }
        const isRecent = ({ times: [first = 0] }: Segment) => time - first < mostMilliseconds
        kept = [...(isComplete ? kept : kept.slice(1 - mostSegments).filter(isRecent)), last]
      }
      last.actions.push(action as Action)
      last.times.push(time)
      const result = next(action)
      if (isLeft(action) && !isComplete) {
        hasLeft = true
        forget()
      }
      return result
    },
    log: () => kept.flatMap(({ actions }) => actions),
    segments: () =>
      kept.map(({ start, actions, times }) => ({
        start,
        actions: [...actions],
        times: [...times],
      })),
  }
}

/** The states of a log, starting with the state before it: the initial one, or that of a recording. */
export function* replay<State>(
  reducer: Reducer<State>,
  log: readonly Action[],
  start?: State,
): Generator<{ readonly action: Action; readonly state: State }> {
  const begin = { type: '@@replay' }
  let state = start ?? reducer(undefined, begin)
  yield { action: begin, state }
  for (const action of log) {
    state = reducer(state, action)
    yield { action, state }
  }
}

/**
 * The state at the end of a log.
 *
 * @internal Exported for tests, which compare it with the state of a page.
 */
export function replayed<State>(
  reducer: Reducer<State>,
  log: readonly Action[],
  start?: State,
): State {
  return [...replay(reducer, log, start)].at(-1)?.state as State
}
