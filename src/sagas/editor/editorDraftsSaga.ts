// Lives as long as the page. Stores the unsaved files of the editor after each change, and removes the draft once
// nothing is unsaved.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { draftStored, selectOpenEditor } from '../../features/editor/templateEditorSlice.ts'
import { selectUser } from '../../features/session/sessionSlice.ts'
import { editorDraftText } from '../../model/editor/editorDraft.ts'
import type { OpenEditor } from '../../model/editor/editorState.ts'
import { editorDraftPlace } from '../../model/preferences/places.ts'
import { follow } from '../kit/follow.ts'
import { service } from '../kit/service.ts'
import { keepDrafts, type UserDrafts } from '../kit/userDrafts.ts'

const editingId = 'scaffolder.editor'

type Root = Parameters<typeof selectOpenEditor>[0]

function selectPending(root: Root): OpenEditor | undefined {
  const open = selectOpenEditor(root)
  return open?.keeping === 'pending' ? open : undefined
}

/** A stored draft is not needed if nothing is unsaved, or if the user has declined it. */
const selectNeedless = (root: Root): string | undefined =>
  selectOpenEditor(root)?.keeping === 'unchanged' ? editingId : undefined

/** Leaving the page loses only a draft that could not be stored. */
const selectAtRisk = (root: Root): string | undefined =>
  selectOpenEditor(root)?.keeping === 'refused' ? editingId : undefined

function* write(key: string, open: OpenEditor, savedAt: number): SagaGenerator<void> {
  const storage = yield* service('storage')
  const { source, shown, files, removed, revision } = open
  const text = editorDraftText({ source, savedAt, shown, files, removed })
  if (text === null) storage.remove(key)
  const isStored = text === null || storage.set(key, text)
  yield* put(draftStored({ revision, isStored }))
}

function* remove(key: string): SagaGenerator<void> {
  const storage = yield* service('storage')
  storage.remove(key)
}

const drafts: UserDrafts<OpenEditor> = {
  place: editorDraftPlace,
  pending: selectPending,
  write,
  needless: selectNeedless,
  remove,
  atRisk: selectAtRisk,
}

export function* editorDraftsSaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectUser, () => keepDrafts(drafts))
}
