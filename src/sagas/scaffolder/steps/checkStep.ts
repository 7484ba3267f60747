import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  checked,
  rechecked,
  selectTemplateForm,
} from '../../../features/scaffolder/form/templateFormSlice.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import type { JsonRecord } from '../../../model/json.ts'
import {
  checkValues,
  unchecked,
  type FieldProblem,
} from '../../../model/scaffolder/form/checkValues.ts'
import { fieldProblems } from '../../../model/scaffolder/form/fieldChecks.ts'
import { formFields, type FormField } from '../../../model/scaffolder/form/formFields.ts'
import { formSecretsRef, type FormSecrets } from '../../../model/scaffolder/form/formMasks.ts'
import { withKnownSecrets } from '../../../model/scaffolder/form/formSecrets.ts'
import type { OpenForm } from '../../../model/scaffolder/form/formState.ts'
import { ownValues, stepsFor, type FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { pluginService } from '../../kit/service.ts'
import { checkFields } from './checkFields.ts'
import { templateSteps } from './templateSteps.ts'

interface ShownStep {
  /** Conditions about other steps are decided. */
  readonly step: FormStep
  /** Its own values, with secrets. */
  readonly known: JsonRecord
  readonly fields: readonly FormField[]
}

/** Undefined if there is no such step. */
function* shownStep(
  steps: readonly FormStep[],
  index: number,
  { values }: OpenForm,
  secretsKey: string,
): SagaGenerator<ShownStep | undefined> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  const document = withKnownSecrets(values, (mask) => secrets.secretOf(secretsKey, mask))
  const step = stepsFor(steps, document)[index]
  if (!step) return undefined
  const fields = formFields(step, ownValues(step, values))
  return { step, known: ownValues(step, document), fields }
}

/** The problems of a step that need no plugin: of its schema and of the form's own fields. Secrets are checked, too. */
function* problemsOf({ step, known, fields }: ShownStep): SagaGenerator<readonly FieldProblem[]> {
  const integrations = (yield* select(selectConfig))?.integrations ?? []
  const typeOf = (host: string) => integrations.find((one) => one.host === host)?.type
  return [...checkValues(step.schema, known), ...fieldProblems(fields, { typeOf })]
}

/** All problems of a step: those of a field that plugins check are asked for once its value is right otherwise. */
export function* allProblems(
  steps: readonly FormStep[],
  index: number,
  form: OpenForm,
  secretsKey: string,
): SagaGenerator<readonly FieldProblem[]> {
  const shown = yield* call(shownStep, steps, index, form, secretsKey)
  if (!shown) return []
  const { skipped } = form
  const all = yield* call(problemsOf, shown)
  const found = all.filter(
    ({ keyword, pointer }) => keyword !== unchecked || !skipped.includes(pointer),
  )
  const known = new Set([...skipped, ...found.map(({ pointer }) => pointer)])
  const open = shown.fields.filter(({ pointer }) => !known.has(pointer))
  return [...found, ...(yield* call(checkFields, open))]
}

/** Of the problems that the user was told, those that are left while they type; no plugin is asked. */
export function* remainingProblems(
  steps: readonly FormStep[],
  index: number,
  form: OpenForm,
  secretsKey: string,
): SagaGenerator<readonly FieldProblem[]> {
  const shown = yield* call(shownStep, steps, index, form, secretsKey)
  if (!shown) return []
  const told = form.problems[index] ?? []
  const found = yield* call(problemsOf, shown)
  const pointers = new Set(shown.fields.map(({ pointer }) => pointer))
  return [
    ...found.filter(({ pointer }) => told.some((one) => one.pointer === pointer)),
    ...told.filter(({ by, pointer }) => by !== undefined && pointers.has(pointer)),
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
  const problems = yield* call(check, steps, step, form, templateRef)
  yield* put((isWhole ? checked : rechecked)({ revision, step, problems }))
}
