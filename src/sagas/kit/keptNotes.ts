// Where a person's values stand in this browser, and what is noted of them for the joining with the server's.

import { call, select, type SagaGenerator } from 'typed-redux-saga'
import type { Kept } from '../../features/preferences/keptSlice.ts'
import { selectIdentity } from '../../features/session/sessionSlice.ts'
import { isRecord } from '../../model/isRecord.ts'
import { isSame, type Json } from '../../model/json.ts'
import { parseKept } from '../../model/preferences/keptText.ts'
import {
  agreedPlace,
  begunPlace,
  localKey,
  ownerKey,
  type Place,
} from '../../model/preferences/places.ts'
import { service } from './service.ts'

/** The key for whoever is signed in; before that, for the browser's owner. */
export function* keyOf(place: Place): SagaGenerator<string> {
  const storage = yield* service('storage')
  const identity = yield* select(selectIdentity)
  return localKey(place, storage.get(ownerKey), identity?.userEntityRef ?? null)
}

/**
 * What this browser keeps, other tabs included; nothing where it keeps nothing. Only a value that may be null is
 * chosen by keeping nothing; anything else was never kept, or got lost, and must not count as taken back.
 */
export function* keptHere(kept: Kept, key: string): SagaGenerator<Json | undefined> {
  const storage = yield* service('storage')
  const text = storage.get(key)
  if (text === null) return kept.initial === null ? null : undefined
  try {
    return kept.take(parseKept(text, kept.place.key, kept.format))?.value
  } catch {
    // Put aside by whoever reads it first.
    return undefined
  }
}

/** By the keys of values: on what both last agreed, or from what a first choice set out. */
type Notes = Readonly<Record<string, Json>>

export function* readNotes(place: Place): SagaGenerator<Notes> {
  const storage = yield* service('storage')
  const text = storage.get(yield* call(keyOf, place))
  try {
    const notes: unknown = JSON.parse(text ?? '{}')
    return isRecord(notes) ? (notes as Notes) : {}
  } catch {
    // Then they meet anew: nothing is lost by that.
    return {}
  }
}

export function* writeNote(place: Place, key: string, value: Json): SagaGenerator<void> {
  const storage = yield* service('storage')
  const notes = yield* call(readNotes, place)
  if (isSame(notes[key], value)) return
  storage.set(yield* call(keyOf, place), JSON.stringify({ ...notes, [key]: value }))
}

/** What is kept before a first choice that the server has not heard of; the new value is in the store, and not kept. */
export function* noteBeginning(kept: Kept): SagaGenerator<void> {
  const { place, initial } = kept
  for (const known of [agreedPlace, begunPlace])
    if (Object.hasOwn(yield* call(readNotes, known), place.key)) return
  const before = yield* call(keptHere, kept, yield* call(keyOf, place))
  yield* call(writeNote, begunPlace, place.key, before ?? initial)
}
