// What a page shows is open while a user is signed in on the page.

import type { Action } from '@reduxjs/toolkit'
import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { selectUserRef } from '../../features/session/sessionSlice.ts'
import { isSame } from '../../model/json.ts'
import { follow } from './follow.ts'
import { ofAnyRoot } from './ofAnyRoot.ts'

type Root = Parameters<typeof selectUserRef>[0]

export interface Opened<Target, Place = Target> {
  /** What the address names. Called after each action, so memoised by the location. */
  readonly place: (root: never) => Place | undefined
  /** What is shown at the place, if that has to be asked for; undefined for nothing. */
  readonly targetAt?: (place: Place) => SagaGenerator<Target | undefined>
  /** What is open at present. */
  readonly shown: (root: never) => Target | undefined
  readonly opened: (target: Target) => Action
  /** Missing if `onLeaving` says it. */
  readonly left?: () => Action
  /** Before anything else is opened, and before it is left. */
  readonly onLeaving?: (before: Target) => SagaGenerator<void>
}

/** Opens what the address names, and leaves it. Never returns. */
export function* openWhile<Target, Place = Target>(
  opening: Opened<Target, Place>,
): SagaGenerator<never> {
  const { place, targetAt, shown, opened, left, onLeaving } = opening
  // Null is a job, too: what is open is left.
  const selectPlace = (root: Root): Place | null =>
    selectUserRef(root) === null ? null : (ofAnyRoot(place)(root) ?? null)
  function* openOrLeave(at: Place | null): SagaGenerator<void> {
    const known = at as unknown as Target | null
    const target = at !== null && targetAt ? yield* call(targetAt, at) : (known ?? undefined)
    const before = yield* select(ofAnyRoot(shown))
    if (isSame(before, target)) return
    if (before !== undefined && onLeaving) yield* call(onLeaving, before)
    const event = target === undefined ? left?.() : opened(target)
    if (event) yield* put(event)
  }
  return yield* call(follow<Place | null>, selectPlace, openOrLeave)
}
