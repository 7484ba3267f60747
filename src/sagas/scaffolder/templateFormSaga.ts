// Lives as long as the page. Opens the form of the template in the URL, loads it with its draft, checks its steps, and
// starts its task.

import { call, delay, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import * as form from '../../features/scaffolder/form/templateFormSlice.ts'
import { isUserChange, selectIdentity, signedOut } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { templateOfPath } from '../../model/paths.ts'
import { formSecretsRef, type FormSecrets } from '../../model/scaffolder/formMasks.ts'
import { templateOf } from '../../model/scaffolder/formMoves.ts'
import type { FormState } from '../../model/scaffolder/formState.ts'
import { follow } from '../kit/follow.ts'
import { pluginService } from '../kit/service.ts'
import { checkStep } from './steps/checkStep.ts'
import { loadForm } from './steps/loadForm.ts'
import { giveUpInterrupted, showTask, startTask } from './steps/startTask.ts'

/** Milliseconds after a keystroke before a step with problems is checked again. */
const typingPause = 200

type Job =
  | Extract<FormState, { readonly status: 'loading' | 'started' }>
  | { readonly status: 'starting' }
  /** Another revision, or another step, is checked anew. */
  | {
      readonly status: 'editing' | 'checking'
      readonly templateRef: string
      readonly step: number
      readonly revision: number
    }

function selectJob(root: Parameters<typeof form.selectTemplateForm>[0]): Job | undefined {
  const state = form.selectTemplateForm(root)
  const { status } = state
  if (status === 'loading' || status === 'started') return state
  if (status === 'starting') return { status }
  if (status !== 'checking' && status !== 'editing') return undefined
  const { step } = state
  const { templateRef, revision, problems, isStale } = state.form
  const isDue = status === 'checking' || (isStale === true && problems[step]?.length)
  return isDue ? { status, templateRef, step, revision } : undefined
}

function* workOnForm(job: Job): SagaGenerator<void> {
  if (job.status === 'loading') yield* call(loadForm, job.templateRef)
  else if (job.status === 'starting') yield* call(startTask)
  else if (job.status === 'started') yield* call(showTask, job)
  else {
    if (job.status === 'editing') yield* delay(typingPause)
    yield* call(checkStep)
  }
}

/** Of a template's form, or of all. */
function* forgetSecrets(templateRef?: string): SagaGenerator<void> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  secrets.forget(templateRef)
}

/** The form is open while a user is signed in on its page. */
function* followLocation(): SagaGenerator<never> {
  for (;;) {
    const { pathname } = yield* select(selectLocation)
    const isSignedIn = (yield* select(selectIdentity)) !== null
    const template = isSignedIn ? templateOfPath(pathname) : undefined
    const templateRef = template && stringifyEntityRef(template)
    const state = yield* select(form.selectTemplateForm)
    const before = templateOf(state)
    // A draft that is taken up again asks for them.
    if (before !== undefined && before !== templateRef) yield* call(forgetSecrets, before)
    if (templateRef !== undefined) yield* put(form.formOpened({ templateRef }))
    else if (state.status !== 'closed') yield* put(form.formLeft())
    yield* take([navigated.type, isUserChange])
  }
}

function* forgetAtSignOut(): SagaGenerator<never> {
  for (;;) {
    yield* take(signedOut)
    yield* call(forgetSecrets)
  }
}

export function* templateFormSaga(): SagaGenerator<void> {
  yield* call(giveUpInterrupted)
  yield* fork(forgetAtSignOut)
  yield* fork(followLocation)
  yield* call(follow<Job>, selectJob, workOnForm)
}
