// Lives as long as the page. Keeps preferences in the browser, under separate keys per user.

import { call, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { browserRefused } from '../../features/preferences/browserStorageSlice.ts'
import type { Kept } from '../../features/preferences/keptSlice.ts'
import { selectStars, starsSlice } from '../../features/preferences/starsSlice.ts'
import { valueKept } from '../../features/preferences/userSettingsSlice.ts'
import { selectUserRef } from '../../features/session/sessionSlice.ts'
import { parseKept } from '../../model/preferences/keptText.ts'
import { legacyStars, ownerKey } from '../../model/preferences/places.ts'
import { withLegacyStars } from '../../model/preferences/stars.ts'
import { follow } from '../kit/follow.ts'
import { keyOf, noteBeginning } from '../kit/keptNotes.ts'
import { followOtherTabs, recall, storeKept } from '../kit/keptValue.ts'
import { service } from '../kit/service.ts'

function* write(kept: Kept): SagaGenerator<void> {
  if (kept.isPersonal) yield* call(noteBeginning, kept)
  const isKept = yield* call(storeKept, kept, yield* call(keyOf, kept.place))
  if (!isKept) yield* put(browserRefused())
  if (kept.isPersonal) yield* put(valueKept())
}

/** Merged into the stars and then removed (spec 1 §3). */
function* bringLegacyStars(): SagaGenerator<void> {
  const storage = yield* service('storage')
  const key = yield* call(keyOf, legacyStars)
  const text = storage.get(key)
  if (text === null) return
  try {
    const refs = withLegacyStars(
      yield* select(selectStars),
      parseKept(text, legacyStars.key, 'json'),
    )
    if (refs) yield* put(starsSlice.remembered(refs))
    yield* call(storeKept, starsSlice.kept, yield* call(keyOf, starsSlice.kept.place))
  } catch (thrown) {
    const report = yield* service('report')
    yield* call(report.error, thrown, { storage: legacyStars.key })
  }
  storage.remove(key)
}

function* keepAll(table: readonly Kept[], userRef: string | null): SagaGenerator<void> {
  const storage = yield* service('storage')
  if (userRef !== null && storage.get(ownerKey) === null) storage.set(ownerKey, userRef)
  for (const kept of table) yield* call(recall, kept, yield* call(keyOf, kept.place))
  if (table.includes(starsSlice.kept)) yield* call(bringLegacyStars)
  for (const kept of table) {
    yield* fork(followOtherTabs, kept, yield* call(keyOf, kept.place))
  }
}

export function* keptSaga(table: readonly Kept[]): SagaGenerator<void> {
  for (const kept of table) yield* takeEvery([...kept.changes], write, kept)
  yield* call(follow<string | null>, selectUserRef, (userRef: string | null) =>
    keepAll(table, userRef),
  )
}
