import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  formFailed,
  formFound,
  selectFormPreview,
} from '../../../features/editor/preview/formPreviewSlice.ts'
import { previewSecrets, previewValues } from '../../../model/editor/formPreview.ts'
import { toFailure } from '../../../model/failure.ts'
import { asJsonRecord, type JsonRecord } from '../../../model/json.ts'
import {
  ownValues,
  schemaHash,
  withDefaults,
  type FormStep,
} from '../../../model/scaffolder/form/formSteps.ts'
import { preparePatterns } from '../../scaffolder/steps/preparePatterns.ts'
import { sealDocument } from '../../scaffolder/steps/sealDocument.ts'
import { templateSteps } from '../../scaffolder/steps/templateSteps.ts'

/** Shows these steps with the values that were typed into fields of the same names, those before, and defaults. */
export function* showSteps(
  of: string,
  steps: readonly FormStep[],
  before: JsonRecord = {},
): SagaGenerator<void> {
  yield* call(preparePatterns, steps)
  const known = previewValues(yield* select(selectFormPreview))
  const all = { ...before, ...known }
  const own = asJsonRecord(Object.assign({}, ...steps.map((step) => ownValues(step, all))))
  const values = withDefaults(steps, own)
  const safe = yield* call(sealDocument, steps, values, previewSecrets(of))
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
