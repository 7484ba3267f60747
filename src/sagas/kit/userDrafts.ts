// Drafts in this browser, of the signed-in user: stored after a pause, kept over reloads and a sign-out for inactivity, and
// removed by the user's own sign-out.

import type { Action } from '@reduxjs/toolkit'
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { selectIdentity, selectSession } from '../../features/session/sessionSlice.ts'
import { editingBegan, editingEnded } from '../../features/shell/editingSlice.ts'
import type { Place } from '../../model/preferences/places.ts'
import { keyOf } from './keptNotes.ts'
import { service } from './service.ts'

/** Milliseconds without a change before a draft is stored. */
const typingPause = 300

/** Types of the events that change what is drafted, and of those that end it. */
export interface DraftEvents {
  readonly changes: readonly string[]
  readonly ends: readonly string[]
}

/**
 * Stores after a pause, or at once when it ends or this process is stopped: `write` gets the state at the last change,
 * and its time. `read` gives null if nothing is open any more.
 */
export function* storeAfterPause<State>(
  { changes, ends }: DraftEvents,
  first: State,
  read: () => SagaGenerator<State | null>,
  write: (state: State, changedAt: number) => SagaGenerator<void>,
): SagaGenerator<void> {
  const clock = yield* service('clock')
  let state = first
  let changedAt = clock.now()
  try {
    for (;;) {
      const next = yield* race({
        changed: take([...changes]),
        ended: take([...ends]),
        waited: delay(typingPause),
      })
      if (next.changed === undefined) break
      state = (yield* call(read)) ?? state
      changedAt = clock.now()
    }
  } finally {
    yield* call(write, state, changedAt)
  }
}

/** Removed only if the user signed out; kept after a sign-out for inactivity. */
export function* forgetAtSignOut(key: string): SagaGenerator<void> {
  const session = yield* select(selectSession)
  const storage = yield* service('storage')
  if (session.status === 'signedOut' && session.by === 'user') storage.remove(key)
}

interface UserDrafts extends DraftEvents {
  readonly place: Place
  /** Names what is edited, for the question before the page is left. */
  readonly editingId: string
  /** Stores or removes the draft as the state says. */
  readonly keep: (key: string) => SagaGenerator<void>
  /** Whether leaving the page would lose something. */
  readonly isAtRisk: () => SagaGenerator<boolean>
  /** Called after each event. */
  readonly follow?: (key: string, type: string) => SagaGenerator<void>
}

/** Keeps the drafts of the user who is signed in. */
export function* keepDrafts(drafts: UserDrafts): SagaGenerator<void> {
  const { place, editingId, changes, ends, keep, isAtRisk, follow } = drafts
  if ((yield* select(selectIdentity)) === null) return
  const key = yield* call(keyOf, place)
  let wasAtRisk = false
  try {
    for (;;) {
      yield* call(keep, key)
      const isNow = yield* call(isAtRisk)
      if (isNow !== wasAtRisk)
        yield* put(isNow ? editingBegan({ id: editingId }) : editingEnded({ id: editingId }))
      wasAtRisk = isNow
      const { type }: Action = yield* take([...changes, ...ends])
      if (follow) yield* call(follow, key, type)
    }
  } finally {
    if (wasAtRisk) yield* put(editingEnded({ id: editingId }))
    yield* call(forgetAtSignOut, key)
  }
}
