import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { formLoaded, selectForm } from '../../../features/scaffolder/form/formsSlice.ts'
import { asJsonRecord, type JsonRecord } from '../../../model/json.ts'
import { isTemplateForm, openForm } from '../../../model/scaffolder/form/formState.ts'
import { ownValues, withDefaults, type FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { preparePatterns } from './preparePatterns.ts'
import { sealDocument } from './sealDocument.ts'

interface Showing {
  /** Values for fields into which nothing was typed. */
  readonly before?: JsonRecord
  /** The form of a single field: with other steps it begins anew. */
  readonly isLive?: boolean
}

/** Shows these steps with the values that were typed into fields of the same names, those before, and defaults. */
export function* showSteps(
  key: string,
  steps: readonly FormStep[],
  { before = {}, isLive = false }: Showing = {},
): SagaGenerator<void> {
  yield* call(preparePatterns, steps)
  const known = openForm(yield* select(selectForm, key))?.values
  const all = isLive ? before : { ...before, ...known }
  const own = asJsonRecord(Object.assign({}, ...steps.map((step) => ownValues(step, all))))
  const values = yield* call(sealDocument, steps, withDefaults(steps, own), key)
  // Authors look at any step without filling the ones before.
  const furthest = isTemplateForm(key) ? 0 : steps.length
  yield* put(formLoaded({ key, steps, values, furthest, isLive }))
}
