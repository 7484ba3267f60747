// Lives as long as the page. Keeps imports in the browser, per user, across reloads, crashes and
// updates. Removed at sign-out.

import { createSelector } from '@reduxjs/toolkit'
import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { importRemembered, selectTypedUrls } from '../../features/import/importEntrySlice.ts'
import { selectImports } from '../../features/import/importsSlice.ts'
import { selectProposals } from '../../features/import/proposalsSlice.ts'
import { browserRefused } from '../../features/preferences/browserStorageSlice.ts'
import { selectUser } from '../../features/session/sessionSlice.ts'
import { keptText, readKeptImport } from '../../model/import/keptImport.ts'
import { importsPlace } from '../../model/preferences/places.ts'
import { follow, untilChange } from '../kit/follow.ts'
import { keyOf } from '../kit/keptNotes.ts'
import { service } from '../kit/service.ts'
import { forgetAtSignOut } from '../kit/userDrafts.ts'

type Root = Parameters<typeof selectTypedUrls>[0] &
  Parameters<typeof selectImports>[0] &
  Parameters<typeof selectProposals>[0]

const selectKept = createSelector(
  [
    (root: Root) => selectTypedUrls(root),
    (root: Root) => selectImports(root),
    (root: Root) => selectProposals(root),
  ],
  (text, imports, proposals) => ({ text, imports, proposals }),
)

type Kept = ReturnType<typeof selectKept>

function* store(key: string, kept: Kept): SagaGenerator<void> {
  const storage = yield* service('storage')
  const text = keptText(kept)
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
      yield* call(untilChange, selectKept)
      yield* call(store, key, yield* select(selectKept))
    }
  } finally {
    yield* call(forgetAtSignOut, key)
  }
}

export function* importKeptSaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectUser, keepOfUser)
}
