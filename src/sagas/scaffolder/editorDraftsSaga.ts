// Lives as long as the page. Stores the unsaved files of the editor after each change, and removes the draft once
// nothing is unsaved. It survives a reload, a crash and a sign-out for inactivity; the user's own sign-out removes it.

import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import * as editor from '../../features/scaffolder/editor/templateEditorSlice.ts'
import { isUserChange, selectIdentity, selectSession } from '../../features/session/sessionSlice.ts'
import { editingBegan, editingEnded } from '../../features/shell/editingSlice.ts'
import { editorDraftPlace } from '../../model/preferences/places.ts'
import { editorDraftText } from '../../model/scaffolder/editorDraft.ts'
import type { OpenEditor } from '../../model/scaffolder/editorState.ts'
import { keyOf } from '../kit/keptNotes.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

/** Milliseconds without a change before the draft is stored. */
const typingPause = 300

const changes = [
  editor.textTyped.type,
  editor.fileAdded.type,
  editor.changesDiscarded.type,
  editor.saved.type,
  editor.draftDiscarded.type,
]
const ends = [editor.editorLeft.type, editor.editorOpened.type]

function* write(key: string, open: OpenEditor, savedAt: number): SagaGenerator<void> {
  const storage = yield* service('storage')
  const { source, shown, files, revision } = open
  const text = editorDraftText({ source, savedAt, shown, files })
  if (text === null) storage.remove(key)
  const isStored = text === null || storage.set(key, text)
  yield* put(editor.draftStored({ revision, isStored }))
}

/** Ends early if the editor is left; stores what was open at the last change even if this process is stopped. */
function* store(key: string, first: OpenEditor): SagaGenerator<void> {
  const clock = yield* service('clock')
  let open = first
  let changedAt = clock.now()
  try {
    for (;;) {
      const next = yield* race({
        changed: take(changes),
        ended: take(ends),
        waited: delay(typingPause),
      })
      if (next.changed === undefined) break
      open = (yield* select(editor.selectOpenEditor)) ?? open
      changedAt = clock.now()
    }
  } finally {
    yield* call(write, key, open, changedAt)
  }
}

function* keep(key: string): SagaGenerator<void> {
  const open = yield* select(editor.selectOpenEditor)
  if (open?.keeping === 'pending') yield* call(store, key, open)
}

/** The draft that was offered and not wanted. */
function* dropped(key: string): SagaGenerator<void> {
  const open = yield* select(editor.selectOpenEditor)
  const storage = yield* service('storage')
  if (open?.keeping === 'unchanged') storage.remove(key)
}

const editingId = 'scaffolder.editor'

/** Leaving the page asks only where something would be lost: a draft that could not be stored. */
function* guard(wasAtRisk: boolean): SagaGenerator<boolean> {
  const open = yield* select(editor.selectOpenEditor)
  const isAtRisk = open?.keeping === 'refused'
  if (isAtRisk !== wasAtRisk)
    yield* put(isAtRisk ? editingBegan({ id: editingId }) : editingEnded({ id: editingId }))
  return isAtRisk
}

/** Removed only if the user signed out; kept after a sign-out for inactivity. */
function* forget(key: string): SagaGenerator<void> {
  const session = yield* select(selectSession)
  const storage = yield* service('storage')
  if (session.status === 'signedOut' && session.by === 'user') storage.remove(key)
}

function* keepOfUser(): SagaGenerator<void> {
  if ((yield* select(selectIdentity)) === null) return
  const key = yield* call(keyOf, editorDraftPlace)
  let isAtRisk = false
  try {
    for (;;) {
      yield* call(keep, key)
      isAtRisk = yield* call(guard, isAtRisk)
      const { type } = yield* take([...changes, ...ends])
      if (type === editor.draftDiscarded.type) yield* call(dropped, key)
    }
  } finally {
    if (isAtRisk) yield* put(editingEnded({ id: editingId }))
    yield* call(forget, key)
  }
}

export function* editorDraftsSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, isUserChange, keepOfUser, selectIdentity)
}
