import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  checked,
  rechecked,
  selectTemplateForm,
} from '../../../features/scaffolder/form/templateFormSlice.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import type { JsonRecord } from '../../../model/json.ts'
import { checkValues, type FieldProblem } from '../../../model/scaffolder/checkValues.ts'
import { fieldProblems } from '../../../model/scaffolder/fieldChecks.ts'
import { stepValues, type FormStep } from '../../../model/scaffolder/formSteps.ts'
import { templateSteps } from './templateSteps.ts'

/** All problems of a step: of its schema and of its fields. */
export function* problemsOf(
  step: FormStep | undefined,
  values: JsonRecord | undefined,
): SagaGenerator<readonly FieldProblem[]> {
  if (!step) return []
  const integrations = (yield* select(selectConfig))?.integrations ?? []
  const typeOf = (host: string) => integrations.find((one) => one.host === host)?.type
  return [
    ...checkValues(step.schema, values ?? {}),
    ...fieldProblems(step.uiSchema, stepValues(step, values), { typeOf }),
  ]
}

/** Checks the shown step: all of it before the next one, else only the fields with problems. */
export function* checkStep(): SagaGenerator<void> {
  const state = yield* select(selectTemplateForm)
  if (state.status !== 'checking' && state.status !== 'editing') return
  const { step } = state
  const { templateRef, revision, values, problems: before } = state.form
  const steps = yield* call(templateSteps, templateRef)
  const problems = yield* call(problemsOf, steps[step], values[step])
  if (state.status === 'checking') {
    yield* put(checked({ revision, step, problems }))
    return
  }
  // While the user types, only problems that were shown before are shown again.
  const shown = new Set(before[step]?.map(({ pointer }) => pointer))
  const rest = problems.filter(({ pointer }) => shown.has(pointer))
  yield* put(rechecked({ revision, step, problems: rest }))
}
