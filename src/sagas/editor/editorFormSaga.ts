// Lives as long as the page. Keeps the form beside the editor up to date with the template's text. While the text cannot
// be read, the last form stays.

import { call, delay, select, type SagaGenerator } from 'typed-redux-saga'
import { selectOpenEditor } from '../../features/editor/templateEditorSlice.ts'
import { selectFlagStates } from '../../features/preferences/flagsSlice.ts'
import { selectForm, type FormsRoot } from '../../features/scaffolder/form/formsSlice.ts'
import { templateFile, type EditorSource } from '../../model/editor/editorFiles.ts'
import { readEditorValues } from '../../model/editor/editorValues.ts'
import { readTemplate, stepsOfTemplate } from '../../model/editor/templateText.ts'
import { editorForm } from '../../model/editor/triedForms.ts'
import type { JsonRecord } from '../../model/json.ts'
import { isFlagActive } from '../../model/plugins/featureFlags.ts'
import { editorValuesPlace } from '../../model/preferences/places.ts'
import { isShown } from '../../model/scaffolder/form/formState.ts'
import { follow } from '../kit/follow.ts'
import { keyOf } from '../kit/keptNotes.ts'
import { service } from '../kit/service.ts'
import { showSteps } from '../scaffolder/steps/showSteps.ts'

/** Milliseconds without a keystroke before the form follows. */
const typingPause = 300

/** The values of the form that were kept before a reload. */
function* keptValues(source: EditorSource): SagaGenerator<JsonRecord> {
  const storage = yield* service('storage')
  return readEditorValues(storage.get(yield* call(keyOf, editorValuesPlace)), source)
}

/** The text of the template whose form is shown. */
interface Followed {
  readonly source: EditorSource
  readonly text: string
}

type Root = FormsRoot & Parameters<typeof selectOpenEditor>[0]

function selectFollowed(root: Root): Followed | undefined {
  const open = selectOpenEditor(root)
  if (!open || selectForm(root, editorForm).status === 'closed') return undefined
  return { source: open.source, text: templateFile(open.files)?.text ?? '' }
}

function* showForm({ source, text }: Followed): SagaGenerator<void> {
  const isFirst = !isShown(yield* select(selectForm, editorForm))
  if (!isFirst) yield* delay(typingPause)
  const { template } = readTemplate(text)
  const flags = yield* select(selectFlagStates)
  const isActive = (name: string) => isFlagActive(flags, name)
  if (!template) return
  const before = isFirst ? yield* call(keptValues, source) : {}
  yield* call(showSteps, editorForm, stepsOfTemplate(template, isActive), { before })
}

export function* editorFormSaga(): SagaGenerator<void> {
  yield* call(follow<Followed>, selectFollowed, showForm)
}
