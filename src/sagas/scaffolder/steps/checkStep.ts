import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { checked, rechecked, selectForm } from '../../../features/scaffolder/form/formsSlice.ts'
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
import type { FormState, OpenForm } from '../../../model/scaffolder/form/formState.ts'
import { ownValues, stepsFor, type FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { pluginService } from '../../kit/service.ts'
import { checkFields } from './checkFields.ts'

type FilledForm = Extract<FormState, { readonly status: 'editing' | 'checking' }>

interface ShownStep {
  /** Conditions about other steps are decided. */
  readonly step: FormStep
  /** Its own values, with secrets. */
  readonly known: JsonRecord
  readonly fields: readonly FormField[]
}

/** Undefined if there is no such step. */
function* shownStep(
  key: string,
  { form, step: index }: FilledForm,
): SagaGenerator<ShownStep | undefined> {
  const { steps, values } = form
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  const document = withKnownSecrets(values, (mask) => secrets.secretOf(key, mask))
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
function* allProblems(
  shown: ShownStep,
  { skipped }: OpenForm,
): SagaGenerator<readonly FieldProblem[]> {
  const all = yield* call(problemsOf, shown)
  const found = all.filter(
    ({ keyword, pointer }) => keyword !== unchecked || !skipped.includes(pointer),
  )
  const known = new Set([...skipped, ...found.map(({ pointer }) => pointer)])
  const open = shown.fields.filter(({ pointer }) => !known.has(pointer))
  return [...found, ...(yield* call(checkFields, open))]
}

/** Of the problems that the user was told, those that are left while they type; no plugin is asked. */
function* remainingProblems(
  shown: ShownStep,
  told: readonly FieldProblem[],
): SagaGenerator<readonly FieldProblem[]> {
  const found = yield* call(problemsOf, shown)
  const pointers = new Set(shown.fields.map(({ pointer }) => pointer))
  return [
    ...found.filter(({ pointer }) => told.some((one) => one.pointer === pointer)),
    ...told.filter(({ by, pointer }) => by !== undefined && pointers.has(pointer)),
  ]
}

function* problemsIn(key: string, state: FilledForm): SagaGenerator<readonly FieldProblem[]> {
  const shown = yield* call(shownStep, key, state)
  const { status, form, step } = state
  if (!shown) return []
  if (status === 'checking') return yield* call(allProblems, shown, form)
  if (form.isLive) return yield* call(problemsOf, shown)
  return yield* call(remainingProblems, shown, form.problems[step] ?? [])
}

/** Checks the shown step: all of it before the next one, else only the fields with problems. */
export function* checkStep(key: string): SagaGenerator<void> {
  const state = yield* select(selectForm, key)
  if (state.status !== 'checking' && state.status !== 'editing') return
  const { step, form, status } = state
  const problems = yield* call(problemsIn, key, state)
  const found = { key, revision: form.revision, step, problems }
  yield* put(status === 'checking' ? checked(found) : rechecked(found))
}
