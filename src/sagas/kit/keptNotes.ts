// Storage keys of a user's values in this browser, and the notes used to merge them with the server's.

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

/** The key of the signed-in user, or of the browser before sign-in. */
export function* keyOf(place: Place): SagaGenerator<string> {
  const storage = yield* service('storage')
  const identity = yield* select(selectIdentity)
  return localKey(place, storage.get(ownerKey), identity?.userEntityRef ?? null)
}

/**
 * The value in this browser, which other tabs may have written; undefined if there is none. A missing entry means null
 * only for values that may be null; otherwise it counts as lost, not as reset.
 */
export function* keptHere(kept: Kept, key: string): SagaGenerator<Json | undefined> {
  const storage = yield* service('storage')
  const text = storage.get(key)
  if (text === null) return kept.initial === null ? null : undefined
  try {
    return kept.take(parseKept(text, kept.place.key, kept.format))?.value
  } catch {
    // The reader of the value reports and removes it.
    return undefined
  }
}

/** By the keys of values: the last value that both had, or the value before the first choice. */
type Notes = Readonly<Record<string, Json>>

export function* readNotes(place: Place): SagaGenerator<Notes> {
  const storage = yield* service('storage')
  const text = storage.get(yield* call(keyOf, place))
  try {
    const notes: unknown = JSON.parse(text ?? '{}')
    return isRecord(notes) ? (notes as Notes) : {}
  } catch {
    // Without notes the values are merged as on first contact, which loses nothing.
    return {}
  }
}

export function* writeNote(place: Place, key: string, value: Json): SagaGenerator<void> {
  const storage = yield* service('storage')
  const notes = yield* call(readNotes, place)
  if (isSame(notes[key], value)) return
  storage.set(yield* call(keyOf, place), JSON.stringify({ ...notes, [key]: value }))
}

/** Notes the kept value before a first choice that the server does not know; the store has the new value already. */
export function* noteBeginning(kept: Kept): SagaGenerator<void> {
  const { place, initial } = kept
  for (const known of [agreedPlace, begunPlace])
    if (Object.hasOwn(yield* call(readNotes, known), place.key)) return
  const before = yield* call(keptHere, kept, yield* call(keyOf, place))
  yield* call(writeNote, begunPlace, place.key, before ?? initial)
}
