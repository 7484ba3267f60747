// Lives as long as the page. Opens the preview that the URL names, loads the form of an installed template, and checks
// the steps of any preview. The form of the template in the editor comes from `editorFormSaga`.

import { call, delay, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import * as preview from '../../features/editor/preview/formPreviewSlice.ts'
import { askAgainDue } from '../../features/recovery/askAgainApi.ts'
import { isUserChange, selectIdentity, signedOut } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { editorForm, previewOfPlace, previewSecrets } from '../../model/editor/formPreview.ts'
import { formSecretsRef, type FormSecrets } from '../../model/scaffolder/form/formMasks.ts'
import { pluginService } from '../kit/service.ts'
import { takeUpEach } from '../kit/takeUpEach.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { matchJobs, type ShownStep } from '../scaffolder/steps/onlyMatches.ts'
import { checkPreview } from './steps/checkPreview.ts'
import { loadPreview } from './steps/loadPreview.ts'

const events = [
  preview.previewOpened.type,
  preview.previewLeft.type,
  preview.formFound.type,
  preview.formRetried.type,
  askAgainDue.type,
  preview.valuesChanged.type,
  preview.nextRequested.type,
  preview.checksSkipped.type,
  preview.backRequested.type,
  preview.stepChosen.type,
  signedOut.type,
]

/** Milliseconds after a keystroke before a step with problems is checked again. */
const typingPause = 200

function* work(): SagaGenerator<void> {
  const state = yield* select(preview.selectFormPreview)
  if (state.status === 'loading' && state.of !== editorForm) yield* call(loadPreview, state.of)
  if (state.status !== 'shown' || state.form.status === 'reviewing') return
  const { status, form, step } = state.form
  if (status === 'editing') {
    if (!form.problems[step]?.length) return
    yield* delay(typingPause)
  }
  yield* call(checkPreview)
}

function* leave(of: string): SagaGenerator<void> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  secrets.forget(previewSecrets(of))
  yield* put(preview.previewLeft())
}

/** A preview is open while a user is signed in on its page; its secrets are forgotten with it. */
function* followLocation(): SagaGenerator<never> {
  for (;;) {
    const { pathname, search } = yield* select(selectLocation)
    const isSignedIn = (yield* select(selectIdentity)) !== null
    const of = isSignedIn ? previewOfPlace(pathname, search) : undefined
    const state = yield* select(preview.selectFormPreview)
    if (state.status !== 'closed' && state.of !== of) yield* call(leave, state.of)
    if (of !== undefined) yield* put(preview.previewOpened({ of }))
    yield* take([navigated.type, isUserChange])
  }
}

function* shown(): SagaGenerator<ShownStep | undefined> {
  const state = yield* select(preview.selectFormPreview)
  if (state.status !== 'shown' || state.form.status === 'reviewing') return undefined
  const { step: index, form } = state.form
  return { id: `${state.of} ${String(index)}`, steps: state.steps, index, values: form.values }
}

const jobs = () => matchJobs({ shown, valuesChanged: preview.valuesChanged })

export function* formPreviewSaga(): SagaGenerator<void> {
  yield* fork(followLocation)
  yield* fork(takeUpEach, 'previewMatches', [...events, preview.checked.type], jobs)
  yield* call(takeUpLatest, events, work, preview.selectFormPreview)
}
