// Lives as long as the page. Opens the form of the template in the URL, loads it with its draft, checks its steps, and
// starts its task.

import { call, delay, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { askAgainDue } from '../../features/recovery/askAgainApi.ts'
import * as form from '../../features/scaffolder/form/templateFormSlice.ts'
import { isUserChange, selectIdentity, signedOut } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { templateOfPath } from '../../model/paths.ts'
import { formSecretsRef, type FormSecrets } from '../../model/scaffolder/form/formMasks.ts'
import { templateOf } from '../../model/scaffolder/form/formMoves.ts'
import { pluginService } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { checkStep } from './steps/checkStep.ts'
import { loadForm } from './steps/loadForm.ts'
import { giveUpInterrupted, startTask } from './steps/startTask.ts'

const events = [
  form.formOpened.type,
  form.formLeft.type,
  form.loadRetried.type,
  askAgainDue.type,
  form.valuesChanged.type,
  form.nextRequested.type,
  form.checksSkipped.type,
  form.backRequested.type,
  form.stepChosen.type,
  form.startRequested.type,
  signedOut.type,
]

/** Milliseconds after a keystroke before a step with problems is checked again. */
const typingPause = 200

function* work(): SagaGenerator<void> {
  const state = yield* select(form.selectTemplateForm)
  if (state.status === 'loading') yield* call(loadForm, state.templateRef)
  else if (state.status === 'checking') yield* call(checkStep)
  else if (state.status === 'starting') yield* call(startTask)
  else if (state.status === 'editing' && state.form.problems[state.step]?.length) {
    yield* delay(typingPause)
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
  yield* call(takeUpLatest, events, work, form.selectTemplateForm)
}
