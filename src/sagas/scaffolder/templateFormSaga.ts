// Lives as long as the page. Loads a template's form with its draft, checks its steps, and starts its task.

import { call, delay, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { selectFlagStates } from '../../features/preferences/flagsSlice.ts'
import * as form from '../../features/scaffolder/form/templateFormSlice.ts'
import { scaffolderApi } from '../../features/scaffolder/scaffolderApi.ts'
import { startApi } from '../../features/scaffolder/startApi.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { parseEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import type { JsonRecord } from '../../model/json.ts'
import { taskPath } from '../../model/paths.ts'
import { isFlagActive } from '../../model/plugins/featureFlags.ts'
import { checkValues, type FieldProblem } from '../../model/scaffolder/checkValues.ts'
import { fieldProblems } from '../../model/scaffolder/fieldChecks.ts'
import type { FormDraft } from '../../model/scaffolder/formDraft.ts'
import { formSecretsRef, type FormSecrets } from '../../model/scaffolder/formSecrets.ts'
import {
  divide,
  formSteps,
  initialValues,
  schemaHash,
  sentDocument,
  stepValues,
  type FormStep,
} from '../../model/scaffolder/formSteps.ts'
import type { TemplateParameterSchema } from '../../model/scaffolder/parameterSchema.ts'
import { prefillOf, unreadablePrefill } from '../../model/scaffolder/prefill.ts'
import { refusedFields } from '../../model/scaffolder/startFailure.ts'
import { request } from '../kit/request.ts'
import { pluginService, service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { readDraftOf } from './steps/drafts.ts'

const events = [
  form.formOpened.type,
  form.formLeft.type,
  form.loadRetried.type,
  form.valuesChanged.type,
  form.secretChanged.type,
  form.nextRequested.type,
  form.startRequested.type,
  signedOut.type,
]

/** Milliseconds after a keystroke before a step with problems is checked again. */
const typingPause = 200

/** The steps of a template for this user; from the cache once its page shows them. */
function* stepsOf(templateRef: string): SagaGenerator<readonly FormStep[]> {
  const { parameterSchema } = scaffolderApi.endpoints
  const schema = yield* call(
    request<TemplateParameterSchema>,
    parameterSchema.initiate(parseEntityRef(templateRef)),
  )
  const flags = yield* select(selectFlagStates)
  return formSteps(schema, (name) => isFlagActive(flags, name))
}

/** A draft of another schema is moved to this one as far as it fits. */
function movedTo(steps: readonly FormStep[], hash: string, draft: FormDraft): FormDraft {
  if (draft.schemaHash === hash) return draft
  const document: JsonRecord = Object.assign({}, ...draft.values)
  const { values, misfits } = divide(steps, document)
  return { ...draft, schemaHash: hash, step: 0, values: initialValues(steps, values), misfits }
}

function* load(templateRef: string): SagaGenerator<void> {
  try {
    const steps = yield* call(stepsOf, templateRef)
    const { search } = yield* select(selectLocation)
    const prefill = prefillOf(search)
    const { values, misfits } = divide(steps, prefill.status === 'found' ? prefill.values : {})
    const hash = schemaHash(steps)
    const draft = yield* call(readDraftOf, templateRef)
    yield* put(
      form.schemaLoaded({
        templateRef,
        schemaHash: hash,
        values: initialValues(steps, values),
        misfits: prefill.status === 'invalid' ? [unreadablePrefill] : misfits,
        draft: draft ? movedTo(steps, hash, draft) : null,
      }),
    )
  } catch (thrown) {
    yield* put(form.loadFailed({ templateRef, failure: toFailure(thrown) }))
  }
}

function* problemsOf(
  step: FormStep | undefined,
  values: JsonRecord | undefined,
): SagaGenerator<readonly FieldProblem[]> {
  if (!step) return []
  const configuration = yield* select(selectConfig)
  const integrations = configuration?.integrations ?? []
  const typeOf = (host: string) => integrations.find((one) => one.host === host)?.type
  return [
    ...checkValues(step.schema, values ?? {}),
    ...fieldProblems(step.uiSchema, stepValues(step, values), { typeOf }),
  ]
}

function* check(): SagaGenerator<void> {
  const state = yield* select(form.selectTemplateForm)
  if (state.status !== 'checking' && state.status !== 'editing') return
  const { step } = state
  const { templateRef, revision, values, problems: before } = state.form
  const steps = yield* call(stepsOf, templateRef)
  const problems = yield* call(problemsOf, steps[step], values[step])
  if (state.status === 'checking') {
    yield* put(form.checked({ revision, step, problems }))
    return
  }
  // While the user types, only problems that were shown before are shown again.
  const shown = new Set(before[step]?.map(({ pointer }) => pointer))
  const rest = problems.filter(({ pointer }) => shown.has(pointer))
  yield* put(form.rechecked({ revision, step, problems: rest }))
}

function* start(): SagaGenerator<void> {
  const state = yield* select(form.selectTemplateForm)
  if (state.status !== 'starting') return
  const { templateRef, values } = state.form
  let steps: readonly FormStep[] = []
  try {
    steps = yield* call(stepsOf, templateRef)
    const document = sentDocument(steps, values)
    const { startTask } = startApi.endpoints
    const taskId = yield* call(
      request<string>,
      startTask.initiate({ templateRef, values: document }, { track: false }),
    )
    const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
    secrets.forget(templateRef)
    yield* put(form.started({ templateRef, taskId }))
    const navigation = yield* service('navigation')
    navigation.go(taskPath(taskId), { replace: true })
  } catch (thrown) {
    const failure = toFailure(thrown)
    yield* put(form.startFailed({ templateRef, failure, problems: refusedFields(failure, steps) }))
  }
}

function* work(): SagaGenerator<void> {
  const state = yield* select(form.selectTemplateForm)
  if (state.status === 'loading') yield* call(load, state.templateRef)
  else if (state.status === 'checking') yield* call(check)
  else if (state.status === 'starting') yield* call(start)
  else if (state.status === 'editing' && state.form.problems[state.step]?.length) {
    yield* delay(typingPause)
    yield* call(check)
  }
}

/** It is not known whether the request of a process that was stopped has arrived, so it is not sent again. */
function* giveUpInterrupted(): SagaGenerator<void> {
  const state = yield* select(form.selectTemplateForm)
  if (state.status !== 'starting') return
  const { templateRef, problems } = state.form
  const failure = {
    kind: 'aborted',
    name: 'InterruptedError',
    message: 'The request was interrupted. Check the list of tasks before you start it again.',
  } as const
  yield* put(form.startFailed({ templateRef, failure, problems }))
}

function* forgetSecrets(): SagaGenerator<never> {
  for (;;) {
    yield* take(signedOut)
    const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
    secrets.forget()
  }
}

export function* templateFormSaga(): SagaGenerator<void> {
  yield* call(giveUpInterrupted)
  yield* fork(forgetSecrets)
  yield* call(takeUpLatest, events, work, form.selectTemplateForm)
}
