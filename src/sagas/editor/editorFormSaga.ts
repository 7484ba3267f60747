// Lives as long as the page. Keeps the form beside the editor up to date with the template's text. While the text cannot
// be read, the last form stays.

import { call, delay, select, type SagaGenerator } from 'typed-redux-saga'
import { previewOpened, selectFormPreview } from '../../features/editor/preview/formPreviewSlice.ts'
import * as editor from '../../features/editor/templateEditorSlice.ts'
import { selectFlagStates } from '../../features/preferences/flagsSlice.ts'
import { templateFile, type EditorSource } from '../../model/editor/editorFiles.ts'
import { readEditorValues } from '../../model/editor/editorValues.ts'
import { editorForm } from '../../model/editor/formPreview.ts'
import { readTemplate, stepsOfTemplate } from '../../model/editor/templateText.ts'
import type { JsonRecord } from '../../model/json.ts'
import { isFlagActive } from '../../model/plugins/featureFlags.ts'
import { editorValuesPlace } from '../../model/preferences/places.ts'
import { keyOf } from '../kit/keptNotes.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { showSteps } from './steps/loadPreview.ts'

const events = [
  previewOpened.type,
  editor.opened.type,
  editor.draftContinued.type,
  editor.draftDiscarded.type,
  editor.textTyped.type,
  editor.fileRenamed.type,
  editor.fileRemoved.type,
  editor.changesDiscarded.type,
]

/** Milliseconds without a keystroke before the form follows. */
const typingPause = 300

/** What was typed before a reload. */
function* keptValues(source: EditorSource): SagaGenerator<JsonRecord> {
  const storage = yield* service('storage')
  return readEditorValues(storage.get(yield* call(keyOf, editorValuesPlace)), source)
}

function* follow(): SagaGenerator<void> {
  const open = yield* select(editor.selectOpenEditor)
  const preview = yield* select(selectFormPreview)
  if (!open || preview.status === 'closed' || preview.of !== editorForm) return
  if (preview.status === 'shown') yield* delay(typingPause)
  const { template } = readTemplate(templateFile(open.files)?.text ?? '')
  const flags = yield* select(selectFlagStates)
  const isActive = (name: string) => isFlagActive(flags, name)
  if (!template) return
  const kept = preview.status === 'shown' ? {} : yield* call(keptValues, open.source)
  yield* call(showSteps, editorForm, stepsOfTemplate(template, isActive), kept)
}

/** Never the same twice, so that every event restarts the pause. */
const anything = () => ({})

export function* editorFormSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, events, follow, anything)
}
