// Lives as long as the page. Stores the unsaved files of the editor after each change, and removes the draft once
// nothing is unsaved.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import * as editor from '../../features/editor/templateEditorSlice.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { editorDraftText } from '../../model/editor/editorDraft.ts'
import type { OpenEditor } from '../../model/editor/editorState.ts'
import { editorDraftPlace } from '../../model/preferences/places.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { keepDrafts, storeAfterPause, type DraftEvents } from '../kit/userDrafts.ts'

const events: DraftEvents = {
  changes: [
    editor.textTyped.type,
    editor.fileAdded.type,
    editor.fileRenamed.type,
    editor.fileRemoved.type,
    editor.changesDiscarded.type,
    editor.saved.type,
    editor.draftDiscarded.type,
  ],
  ends: [editor.editorLeft.type, editor.editorOpened.type],
}

function* write(key: string, open: OpenEditor, savedAt: number): SagaGenerator<void> {
  const storage = yield* service('storage')
  const { source, shown, files, removed, revision } = open
  const text = editorDraftText({ source, savedAt, shown, files, removed })
  if (text === null) storage.remove(key)
  const isStored = text === null || storage.set(key, text)
  yield* put(editor.draftStored({ revision, isStored }))
}

function* readOpen(): SagaGenerator<OpenEditor | null> {
  return yield* select(editor.selectOpenEditor)
}

function* keep(key: string): SagaGenerator<void> {
  const open = yield* call(readOpen)
  if (open?.keeping !== 'pending') return
  yield* call(
    storeAfterPause<OpenEditor>,
    events,
    open,
    readOpen,
    (state: OpenEditor, changedAt: number) => write(key, state, changedAt),
  )
}

/** Removes a draft that was offered and not wanted. */
function* follow(key: string, type: string): SagaGenerator<void> {
  if (type !== editor.draftDiscarded.type) return
  const open = yield* call(readOpen)
  const storage = yield* service('storage')
  if (open?.keeping === 'unchanged') storage.remove(key)
}

/** Leaving the page loses only a draft that could not be stored. */
function* isAtRisk(): SagaGenerator<boolean> {
  return (yield* call(readOpen))?.keeping === 'refused'
}

const keepOfUser = () =>
  keepDrafts({
    ...events,
    place: editorDraftPlace,
    editingId: 'scaffolder.editor',
    keep,
    isAtRisk,
    follow,
  })

export function* editorDraftsSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, isUserChange, keepOfUser, selectIdentity)
}
