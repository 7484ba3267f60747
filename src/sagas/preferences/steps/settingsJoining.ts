// Joins what this browser keeps with what the server keeps, value by value.

import { call, type SagaGenerator } from 'typed-redux-saga'
import type { Kept } from '../../../features/preferences/keptSlice.ts'
import {
  userSettingsApi,
  type ServerValues,
} from '../../../features/preferences/userSettingsApi.ts'
import { isSame } from '../../../model/json.ts'
import { mergeKept } from '../../../model/preferences/mergeKept.ts'
import { agreedPlace, begunPlace, serverPlace } from '../../../model/preferences/places.ts'
import { keptHere, keyOf, readNotes, writeNote } from '../../kit/keptNotes.ts'
import { storeKept, takeUp } from '../../kit/keptValue.ts'
import { request } from '../../kit/request.ts'

const { readSettings, saveSetting } = userSettingsApi.endpoints

/** Takes up what comes of both, and saves it where the server has something else. */
function* settle(kept: Kept, found: ServerValues[number]): SagaGenerator<void> {
  const { place, initial } = kept
  const server = found ? kept.take(found.value)?.value : undefined
  const key = yield* call(keyOf, place)
  const here = yield* call(keptHere, kept, key)
  const agreed = (yield* call(readNotes, agreedPlace))[place.key]
  const begun = (yield* call(readNotes, begunPlace))[place.key]
  // Before they first met, what was there before any choice is joined first, and what was chosen since then wins.
  const joined =
    agreed === undefined && begun !== undefined
      ? mergeKept(begun, here, mergeKept(undefined, begun, server))
      : mergeKept(agreed, here, server)
  const value = joined ?? initial
  yield* call(takeUp, kept, value)
  if (!isSame(value, here ?? initial)) yield* call(storeKept, kept, key)
  if (!isSame(value, server ?? initial)) {
    const setting = { ...serverPlace(place), value }
    yield* call(request<null>, saveSetting.initiate(setting, { track: false }))
  }
  yield* call(writeNote, agreedPlace, place.key, value)
}

/** Returns when browser and server have the same; throws the `Failure` of the request that kept them from it. */
export function* joinSettings(table: readonly Kept[]): SagaGenerator<void> {
  const personal = table.filter(({ isPersonal }) => isPersonal)
  const asked = personal.map(({ place }) => serverPlace(place))
  const found = yield* call(request<ServerValues>, readSettings.initiate(asked, { track: false }))
  for (const [index, kept] of personal.entries()) yield* call(settle, kept, found[index] ?? null)
}
