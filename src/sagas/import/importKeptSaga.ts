// Lives as long as the page. Keeps imports in the browser, per user, across reloads, crashes and
// updates. Removed at sign-out.

import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import {
  importEntrySlice,
  importRemembered,
  importsForgotten,
  selectTypedUrls,
} from '../../features/import/importEntrySlice.ts'
import { importsSlice, selectImports } from '../../features/import/importsSlice.ts'
import { proposalsSlice, selectProposals } from '../../features/import/proposalsSlice.ts'
import { browserRefused } from '../../features/preferences/browserStorageSlice.ts'
import { selectUser } from '../../features/session/sessionSlice.ts'
import { keptText, readKeptImport } from '../../model/import/keptImport.ts'
import { importsPlace } from '../../model/preferences/places.ts'
import { follow } from '../kit/follow.ts'
import { keyOf } from '../kit/keptNotes.ts'
import { service } from '../kit/service.ts'
import { forgetAtSignOut } from '../kit/userDrafts.ts'

const changes = [
  importsForgotten.type,
  ...Object.values(importEntrySlice.actions).map(({ type }) => type),
  ...Object.values(importsSlice.actions).map(({ type }) => type),
  ...Object.values(proposalsSlice.actions).map(({ type }) => type),
]

function* store(key: string): SagaGenerator<void> {
  const storage = yield* service('storage')
  const text = keptText({
    text: yield* select(selectTypedUrls),
    imports: yield* select(selectImports),
    proposals: yield* select(selectProposals),
  })
  if (text === null) storage.remove(key)
  else if (!storage.set(key, text)) yield* put(browserRefused())
}

/** After a restart, the slices are newer than storage. */
function* keepOfUser(): SagaGenerator<void> {
  const storage = yield* service('storage')
  const key = yield* call(keyOf, importsPlace)
  const kept = readKeptImport(storage.get(key))
  const isUntouched = Object.keys(yield* select(selectImports)).length === 0
  if (kept && isUntouched) yield* put(importRemembered(kept))
  try {
    for (;;) {
      yield* take(changes)
      yield* call(store, key)
    }
  } finally {
    yield* call(forgetAtSignOut, key)
  }
}

export function* importKeptSaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectUser, keepOfUser)
}
