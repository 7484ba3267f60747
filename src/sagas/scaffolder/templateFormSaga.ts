// Lives as long as the page. Opens the form of the template in the URL, loads it with its draft, checks its steps, and
// starts its task.

import { call, delay, fork, take, type SagaGenerator } from 'typed-redux-saga'
import * as form from '../../features/scaffolder/form/templateFormSlice.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { templateOfPath } from '../../model/paths.ts'
import { formSecretsRef, type FormSecrets } from '../../model/scaffolder/form/formMasks.ts'
import { templateOf } from '../../model/scaffolder/form/formMoves.ts'
import type { FormState } from '../../model/scaffolder/form/formState.ts'
import { follow } from '../kit/follow.ts'
import { openWhile, type Opened } from '../kit/openWhile.ts'
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

type FormRoot = Parameters<typeof form.selectTemplateForm>[0]

function selectJob(root: FormRoot): Job | undefined {
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

const formOnPage: Opened<string> = {
  place: (root: LocationRoot) => {
    const template = templateOfPath(selectLocation(root).pathname)
    return template && stringifyEntityRef(template)
  },
  shown: (root: FormRoot) => {
    const state = form.selectTemplateForm(root)
    // A form whose task has started is opened anew.
    return state.status === 'started' ? undefined : templateOf(state)
  },
  opened: (templateRef) => form.formOpened({ templateRef }),
  left: form.formLeft,
  // A draft that is taken up again asks for them.
  onLeaving: forgetSecrets,
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
  yield* fork(openWhile<string>, formOnPage)
  yield* call(follow<Job>, selectJob, workOnForm)
}
