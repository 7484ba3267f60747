// Lives as long as the page. Keeps the form of the field that is tried out up to date with its YAML. While that cannot be
// read, the last form stays.

import { call, delay, type SagaGenerator } from 'typed-redux-saga'
import { selectTypedYaml } from '../../features/editor/preview/triedFieldSlice.ts'
import { selectForms, type FormsRoot } from '../../features/scaffolder/form/formsSlice.ts'
import { readTemplate } from '../../model/editor/templateText.ts'
import { isFieldForm, nameOfField, stepsOfField } from '../../model/editor/triedForms.ts'
import { fieldGuides } from '../../model/scaffolder/fields/fieldGuides.ts'
import { follow } from '../kit/follow.ts'
import { showSteps } from '../scaffolder/steps/showSteps.ts'

/** Milliseconds without a keystroke before the form follows. */
const typingPause = 200

interface Tried {
  readonly key: string
  /** Undefined for the example of the field's guide. */
  readonly text: string | undefined
}

function selectTried(root: FormsRoot & Parameters<typeof selectTypedYaml>[0]): Tried | undefined {
  const key = Object.keys(selectForms(root)).find(isFieldForm)
  return key === undefined ? undefined : { key, text: selectTypedYaml(root, nameOfField(key)) }
}

function* showField({ key, text }: Tried): SagaGenerator<void> {
  if (text !== undefined) yield* delay(typingPause)
  const { example } = fieldGuides[nameOfField(key)] ?? {}
  const property = text === undefined ? example : readTemplate(text).template
  if (property) yield* call(showSteps, key, stepsOfField(property), { isLive: true })
}

export function* triedFieldSaga(): SagaGenerator<void> {
  yield* call(follow<Tried>, selectTried, showField)
}
