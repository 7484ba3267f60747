// Joins what this browser keeps with what the server keeps, value by value.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { userSettingsApi, type ServerValues } from '../features/userSettings/userSettingsApi.ts'
import { isRecord } from '../model/isRecord.ts'
import { isSame, type Json } from '../model/json.ts'
import { parseKept } from '../model/kept/keptText.ts'
import { mergeKept } from '../model/kept/mergeKept.ts'
import { agreedPlace, serverPlace } from '../model/kept/places.ts'
import { keyOf } from './keptSaga.ts'
import { keptValues } from './keptValues.ts'
import { storeKept, takeUp, type KeptValue } from './kit/kept.ts'
import { request } from './kit/request.ts'
import { service } from './kit/service.ts'

const { readSettings, saveSetting } = userSettingsApi.endpoints

const personal = keptValues.filter(({ isPersonal }) => isPersonal)

type Agreed = Readonly<Record<string, Json>>

/** By key, on what both last agreed; nothing before they first met. */
function* readAgreed(): SagaGenerator<Agreed> {
  const storage = yield* service('storage')
  const text = storage.get(yield* call(keyOf, agreedPlace))
  try {
    const agreed: unknown = JSON.parse(text ?? '{}')
    return isRecord(agreed) ? (agreed as Agreed) : {}
  } catch {
    // Then they meet anew: nothing is lost by that.
    return {}
  }
}

function* writeAgreed(key: string, value: Json): SagaGenerator<void> {
  const storage = yield* service('storage')
  const agreed = yield* call(readAgreed)
  if (isSame(agreed[key], value)) return
  storage.set(yield* call(keyOf, agreedPlace), JSON.stringify({ ...agreed, [key]: value }))
}

/**
 * What this browser keeps, other tabs included; nothing where it keeps nothing. Only a value that may be null is
 * chosen by keeping nothing; anything else was never kept, or got lost, and must not count as taken back.
 */
function* keptHere(kept: KeptValue, key: string): SagaGenerator<Json | undefined> {
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

/** Takes up what comes of both, and saves it where the server has something else. */
function* settle(kept: KeptValue, found: ServerValues[number]): SagaGenerator<void> {
  const { place, initial } = kept
  const agreed = yield* call(readAgreed)
  const server = found ? kept.take(found.value)?.value : undefined
  const key = yield* call(keyOf, place)
  const here = yield* call(keptHere, kept, key)
  const joined = mergeKept(agreed[place.key], here, server) ?? initial
  yield* call(takeUp, kept, joined)
  if (!isSame(joined, here ?? initial)) yield* call(storeKept, kept, key)
  if (!isSame(joined, server ?? initial)) {
    const setting = { ...serverPlace(place), value: joined }
    yield* call(request<null>, saveSetting.initiate(setting, { track: false }))
  }
  yield* call(writeAgreed, place.key, joined)
}

/** Returns when browser and server have the same; throws the `Failure` of the request that kept them from it. */
export function* joinSettings(): SagaGenerator<void> {
  const asked = personal.map(({ place }) => serverPlace(place))
  const found = yield* call(request<ServerValues>, readSettings.initiate(asked, { track: false }))
  for (const [index, kept] of personal.entries()) yield* call(settle, kept, found[index] ?? null)
}
