// Drafts in this browser, of the signed-in user: stored after a pause, kept over reloads and a sign-out for inactivity, and
// removed by the user's own sign-out.

import { call, delay, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import { selectSession } from '../../features/session/sessionSlice.ts'
import { editingBegan, editingEnded } from '../../features/shell/editingSlice.ts'
import { isSame } from '../../model/json.ts'
import type { Place } from '../../model/preferences/places.ts'
import { follow } from './follow.ts'
import { keyOf } from './keptNotes.ts'
import { ofAnyRoot } from './ofAnyRoot.ts'
import { service } from './service.ts'

/** Milliseconds without a change before a draft is stored. */
const typingPause = 300

/** Removed only if the user signed out; kept after a sign-out for inactivity. */
export function* forgetAtSignOut(key: string): SagaGenerator<void> {
  const session = yield* select(selectSession)
  const storage = yield* service('storage')
  if (session.status === 'signedOut' && session.by === 'user') storage.remove(key)
}

export interface UserDrafts<Draft> {
  readonly place: Place
  /** What has changed since it was stored; undefined for nothing, or once it has ended. */
  readonly pending: (root: never) => Draft | undefined
  /** Stores a draft that was last changed at this time, or removes it if nothing in it is worth keeping. */
  readonly write: (key: string, draft: Draft, changedAt: number) => SagaGenerator<void>
  /** Names a draft that nobody needs any more. */
  readonly needless?: (root: never) => string | undefined
  readonly remove?: (key: string, name: string) => SagaGenerator<void>
  /** Names what is edited while leaving the page would lose something, for the question before. */
  readonly atRisk?: (root: never) => string | undefined
}

/** Until it is cancelled. */
function* markEditing(id: string): SagaGenerator<void> {
  yield* put(editingBegan({ id }))
  try {
    yield* call(() => new Promise<never>(() => undefined))
  } finally {
    yield* put(editingEnded({ id }))
  }
}

const nothing = (): undefined => undefined

/** Keeps the drafts of the user who is signed in, whose sign-out cancels it. */
export function* keepDrafts<Draft>(drafts: UserDrafts<Draft>): SagaGenerator<void> {
  const { place, pending, write, needless = nothing, remove, atRisk = nothing } = drafts
  const clock = yield* service('clock')
  const key = yield* call(keyOf, place)

  /** At once when it ends or this process is stopped, but not when it has changed. */
  function* storeAfterPause(draft: Draft): SagaGenerator<void> {
    const changedAt = clock.now()
    try {
      yield* delay(typingPause)
    } finally {
      const next = yield* select(ofAnyRoot(pending))
      if (next === undefined || isSame(next, draft)) yield* call(write, key, draft, changedAt)
    }
  }

  try {
    yield* fork(follow<string>, atRisk, markEditing)
    if (remove) yield* fork(follow<string>, needless, (name: string) => remove(key, name))
    yield* call(follow<Draft>, pending, storeAfterPause)
  } finally {
    yield* call(forgetAtSignOut, key)
  }
}
