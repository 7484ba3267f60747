// Merges the browser's values with the server's, value by value.

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

/** Takes the merged value, and saves it if the server has another. */
function* settle(kept: Kept, found: ServerValues[number]): SagaGenerator<void> {
  const { place, initial } = kept
  const server = found ? kept.take(found.value)?.value : undefined
  const key = yield* call(keyOf, place)
  const here = yield* call(keptHere, kept, key)
  const agreed = (yield* call(readNotes, agreedPlace))[place.key]
  const begun = (yield* call(readNotes, begunPlace))[place.key]
  // On first contact the value before any choice is merged first, then later choices override it.
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

/** Returns when browser and server agree; throws the `Failure` of a request. */
export function* joinSettings(table: readonly Kept[]): SagaGenerator<void> {
  const personal = table.filter(({ isPersonal }) => isPersonal)
  const asked = personal.map(({ place }) => serverPlace(place))
  const found = yield* call(request<ServerValues>, readSettings.initiate(asked, { track: false }))
  for (const [index, kept] of personal.entries()) yield* call(settle, kept, found[index] ?? null)
}
