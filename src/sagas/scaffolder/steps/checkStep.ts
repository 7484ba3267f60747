import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  checked,
  rechecked,
  selectTemplateForm,
} from '../../../features/scaffolder/form/templateFormSlice.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import type { JsonRecord } from '../../../model/json.ts'
import { checkValues, unchecked, type FieldProblem } from '../../../model/scaffolder/checkValues.ts'
import { fieldProblems } from '../../../model/scaffolder/fieldChecks.ts'
import { formFields, type FormField } from '../../../model/scaffolder/formFields.ts'
import { formSecretsRef, type FormSecrets } from '../../../model/scaffolder/formMasks.ts'
import { withKnownSecrets } from '../../../model/scaffolder/formSecrets.ts'
import type { OpenForm } from '../../../model/scaffolder/formState.ts'
import type { FormStep } from '../../../model/scaffolder/formSteps.ts'
import { pluginService } from '../../kit/service.ts'
import { checkFields } from './checkFields.ts'
import { templateSteps } from './templateSteps.ts'

/** The problems of a step that need no plugin: of its schema and of the form's own fields. Secrets are checked, too. */
function* problemsOf(
  step: FormStep,
  values: JsonRecord,
  fields: readonly FormField[],
  secretsKey: string,
): SagaGenerator<readonly FieldProblem[]> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  const known = withKnownSecrets(values, (mask) => secrets.secretOf(secretsKey, mask))
  const integrations = (yield* select(selectConfig))?.integrations ?? []
  const typeOf = (host: string) => integrations.find((one) => one.host === host)?.type
  return [...checkValues(step.schema, known), ...fieldProblems(fields, { typeOf })]
}

/** All problems of a step: those of a field that plugins check are asked for once its value is right otherwise. */
export function* allProblems(
  step: FormStep | undefined,
  index: number,
  { values, skipped }: OpenForm,
  secretsKey: string,
): SagaGenerator<readonly FieldProblem[]> {
  if (!step) return []
  const ofStep = values[index] ?? {}
  const fields = formFields(step, ofStep)
  const all = yield* call(problemsOf, step, ofStep, fields, secretsKey)
  const found = all.filter(
    ({ keyword, pointer }) => keyword !== unchecked || !skipped.includes(pointer),
  )
  const known = new Set([...skipped, ...found.map(({ pointer }) => pointer)])
  const open = fields.filter(({ pointer }) => !known.has(pointer))
  return [...found, ...(yield* call(checkFields, open))]
}

/** Of the problems that the user was told, those that are left while they type; no plugin is asked. */
export function* remainingProblems(
  step: FormStep | undefined,
  index: number,
  { values, problems }: OpenForm,
  secretsKey: string,
): SagaGenerator<readonly FieldProblem[]> {
  if (!step) return []
  const told = problems[index] ?? []
  const ofStep = values[index] ?? {}
  const fields = formFields(step, ofStep)
  const found = yield* call(problemsOf, step, ofStep, fields, secretsKey)
  const shown = new Set(fields.map(({ pointer }) => pointer))
  return [
    ...found.filter(({ pointer }) => told.some((one) => one.pointer === pointer)),
    ...told.filter(({ by, pointer }) => by !== undefined && shown.has(pointer)),
  ]
}

/** Checks the shown step: all of it before the next one, else only the fields with problems. */
export function* checkStep(): SagaGenerator<void> {
  const state = yield* select(selectTemplateForm)
  if (state.status !== 'checking' && state.status !== 'editing') return
  const { step, form, status } = state
  const { templateRef, revision } = form
  const steps = yield* call(templateSteps, templateRef)
  const isWhole = status === 'checking'
  const check = isWhole ? allProblems : remainingProblems
  const problems = yield* call(check, steps[step], step, form, templateRef)
  yield* put((isWhole ? checked : rechecked)({ revision, step, problems }))
}
