// Lives as long as the page. Looks for drafts of builds that did not find every secret of a form: the scaffolder cleans those
// of templates; what was typed into the form beside the editor is removed, because its schema may be on a disk.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { selectUser } from '../../features/session/sessionSlice.ts'
import { isRecord } from '../../model/isRecord.ts'
import { parseJson } from '../../model/json.ts'
import { draftsPlace, editorValuesPlace } from '../../model/preferences/places.ts'
import { follow } from '../kit/follow.ts'
import { keyOf } from '../kit/keptNotes.ts'
import { service } from '../kit/service.ts'

const isUnsealed = (draft: unknown): boolean => isRecord(draft) && draft['isSealed'] !== true

function* look(): SagaGenerator<void> {
  const storage = yield* service('storage')
  const editorKey = yield* call(keyOf, editorValuesPlace)
  if (isUnsealed(parseJson(storage.get(editorKey) ?? ''))) storage.remove(editorKey)
  const drafts = parseJson(storage.get(yield* call(keyOf, draftsPlace)) ?? '')
  if (!isRecord(drafts) || !Object.values(drafts).some(isUnsealed)) return
  const plugins = yield* service('plugins')
  try {
    yield* call([plugins, plugins.load], 'scaffolder')
  } catch {
    // Tried again at the next start.
  }
}

export function* oldDraftsSaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectUser, look)
}
