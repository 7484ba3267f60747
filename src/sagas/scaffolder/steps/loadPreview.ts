import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  formFailed,
  formFound,
  selectFormPreview,
} from '../../../features/scaffolder/preview/formPreviewSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import { asJsonRecord, type JsonRecord } from '../../../model/json.ts'
import { previewSecrets, previewValues } from '../../../model/scaffolder/formPreview.ts'
import {
  initialValues,
  propertyNames,
  schemaHash,
  type FormStep,
} from '../../../model/scaffolder/formSteps.ts'
import { preparePatterns } from './preparePatterns.ts'
import { sealSteps } from './sealSteps.ts'
import { templateSteps } from './templateSteps.ts'

/** Shows these steps with the values that were typed into fields of the same names, those before, and defaults. */
export function* showSteps(
  of: string,
  steps: readonly FormStep[],
  before: JsonRecord = {},
): SagaGenerator<void> {
  yield* call(preparePatterns, steps)
  const known = previewValues(yield* select(selectFormPreview))
  const all = Object.entries(asJsonRecord(Object.assign({}, before, ...known)))
  const values = steps.map(({ schema }): JsonRecord => {
    const names = propertyNames(schema)
    return Object.fromEntries(all.filter(([name]) => names.has(name)))
  })
  const safe = yield* call(sealSteps, steps, initialValues(steps, values), previewSecrets(of))
  yield* put(formFound({ of, steps, schemaHash: schemaHash(steps), values: safe }))
}

/** The form of an installed template. */
export function* loadPreview(of: string): SagaGenerator<void> {
  try {
    yield* call(showSteps, of, yield* call(templateSteps, of))
  } catch (thrown) {
    yield* put(formFailed({ of, failure: toFailure(thrown) }))
  }
}
