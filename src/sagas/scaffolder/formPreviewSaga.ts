// Lives as long as the page. Opens the preview that the URL names, loads the form of an installed template, and checks
// the steps of any preview. The form of the template in the editor comes from `editorFormSaga`.

import { call, delay, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import * as preview from '../../features/scaffolder/preview/formPreviewSlice.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { formSecretsRef, type FormSecrets } from '../../model/scaffolder/formMasks.ts'
import { editorForm, previewOfPlace, previewSecrets } from '../../model/scaffolder/formPreview.ts'
import { follow, followEach } from '../kit/follow.ts'
import { pluginService } from '../kit/service.ts'
import { checkPreview } from './steps/checkPreview.ts'
import { loadPreview } from './steps/loadPreview.ts'
import { matchingOf, type MatchJob, type ShownStep } from './steps/onlyMatches.ts'

/** Milliseconds after a keystroke before a step with problems is checked again. */
const typingPause = 200

type Job =
  | { readonly status: 'loading'; readonly of: string }
  /** Other steps, another revision, or another step, are checked anew. */
  | {
      readonly status: 'editing' | 'checking'
      readonly of: string
      readonly schemaHash: string
      readonly step: number
      readonly revision: number
    }

type Root = Parameters<typeof preview.selectFormPreview>[0]

function selectJob(root: Root): Job | undefined {
  const state = preview.selectFormPreview(root)
  if (state.status === 'loading' && state.of !== editorForm) return state
  if (state.status !== 'shown' || state.form.status === 'reviewing') return undefined
  const { of } = state
  const { status, step, form } = state.form
  const { schemaHash, revision, problems, isStale } = form
  const isDue = status === 'checking' || (isStale === true && problems[step]?.length)
  return isDue ? { status, of, schemaHash, step, revision } : undefined
}

function* workOnPreview(job: Job): SagaGenerator<void> {
  if (job.status === 'loading') {
    yield* call(loadPreview, job.of)
    return
  }
  if (job.status === 'editing') yield* delay(typingPause)
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

function selectShown(root: Root): ShownStep | undefined {
  const state = preview.selectFormPreview(root)
  if (state.status !== 'shown' || state.form.status === 'reviewing') return undefined
  const { step: index, form } = state.form
  return { id: `${state.of} ${String(index)}`, steps: state.steps, index, values: form.values }
}

const matching = matchingOf(selectShown, preview.valuesChanged)

export function* formPreviewSaga(): SagaGenerator<void> {
  yield* fork(followLocation)
  yield* fork(followEach<MatchJob>, 'previewMatches', matching.selectJobs, matching.choose)
  yield* call(follow<Job>, selectJob, workOnPreview)
}
