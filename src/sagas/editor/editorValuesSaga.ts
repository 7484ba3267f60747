// Lives as long as the page. Stores what is typed into the form beside the editor, so that a reload loses none of it.

import { call, select, type SagaGenerator } from 'typed-redux-saga'
import * as preview from '../../features/editor/preview/formPreviewSlice.ts'
import * as editor from '../../features/editor/templateEditorSlice.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { editorValuesText, type EditorValues } from '../../model/editor/editorValues.ts'
import { editorForm } from '../../model/editor/formPreview.ts'
import { editorValuesPlace } from '../../model/preferences/places.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { keepDrafts, storeAfterPause, type DraftEvents } from '../kit/userDrafts.ts'

const events: DraftEvents = {
  changes: [preview.valuesChanged.type],
  ends: [preview.previewLeft.type, editor.editorLeft.type, editor.editorOpened.type],
}

function* readShown(): SagaGenerator<EditorValues | null> {
  const open = yield* select(editor.selectOpenEditor)
  const state = yield* select(preview.selectFormPreview)
  if (!open || state.status !== 'shown' || state.of !== editorForm) return null
  return { source: open.source, values: state.form.form.values }
}

function* keep(key: string): SagaGenerator<void> {
  const shown = yield* call(readShown)
  if (!shown) return
  const storage = yield* service('storage')
  yield* call(
    storeAfterPause<EditorValues>,
    events,
    shown,
    readShown,
    function* (values: EditorValues) {
      // Without room the values are lost at a reload, and nothing else.
      yield* call([storage, storage.set], key, editorValuesText(values))
    },
  )
}

/** The values come back by themselves, and secrets are asked for again. */
function* isAtRisk(): SagaGenerator<boolean> {
  return yield* call(() => false)
}

const keepOfUser = () =>
  keepDrafts({
    ...events,
    place: editorValuesPlace,
    editingId: 'scaffolder.editorForm',
    keep,
    isAtRisk,
  })

export function* editorValuesSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, isUserChange, keepOfUser, selectIdentity)
}
