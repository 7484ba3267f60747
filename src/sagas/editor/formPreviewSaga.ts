// Lives as long as the page. Opens the preview that the URL names, loads the form of an installed template, and checks
// the steps of any preview. The form of the template in the editor comes from `editorFormSaga`.

import { call, delay, fork, put, type SagaGenerator, select } from 'typed-redux-saga'
import * as preview from '../../features/editor/preview/formPreviewSlice.ts'
import {
  checked,
  rechecked,
  selectFormPreview,
} from '../../features/editor/preview/formPreviewSlice.ts'
import { type LocationRoot, selectLocation } from '../../features/shell/locationSlice.ts'
import { editorForm, previewOfPlace, previewSecrets } from '../../model/editor/formPreview.ts'
import { type FormSecrets, formSecretsRef } from '../../model/scaffolder/form/formMasks.ts'
import { follow, followEach } from '../kit/follow.ts'
import { type Opened, openWhile } from '../kit/openWhile.ts'
import { pluginService } from '../kit/service.ts'
import { allProblems, remainingProblems } from '../scaffolder/steps/checkStep.ts'
import { matchingOf, type MatchJob, type ShownStep } from '../scaffolder/steps/onlyMatches.ts'
import { loadPreview } from './steps/loadPreview.ts'

/** Checks the shown step: all of it before the next one, else only the fields with problems. */
function* checkPreview(): SagaGenerator<void> {
  const state = yield* select(selectFormPreview)
  if (state.status !== 'shown' || state.form.status === 'reviewing') return
  const { of, steps } = state
  const { step, form, status } = state.form
  const { revision } = form
  const isWhole = status === 'checking'
  const check = isWhole ? allProblems : remainingProblems
  const problems = yield* call(check, steps, step, form, previewSecrets(of))
  yield* put((isWhole ? checked : rechecked)({ revision, step, problems }))
}

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

/** Its secrets are forgotten with it. */
function* forgetSecrets(of: string): SagaGenerator<void> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  secrets.forget(previewSecrets(of))
}

const previewOnPage: Opened<string> = {
  place: (root: LocationRoot) => {
    const { pathname, search } = selectLocation(root)
    return previewOfPlace(pathname, search)
  },
  shown: (root: Root) => {
    const state = preview.selectFormPreview(root)
    return state.status === 'closed' ? undefined : state.of
  },
  opened: (of) => preview.previewOpened({ of }),
  left: preview.previewLeft,
  onLeaving: forgetSecrets,
}

function selectShown(root: Root): ShownStep | undefined {
  const state = preview.selectFormPreview(root)
  if (state.status !== 'shown' || state.form.status === 'reviewing') return undefined
  const { step: index, form } = state.form
  return { id: `${state.of} ${String(index)}`, steps: state.steps, index, values: form.values }
}

const matching = matchingOf(selectShown, preview.valuesChanged)

export function* formPreviewSaga(): SagaGenerator<void> {
  yield* fork(openWhile<string>, previewOnPage)
  yield* fork(followEach<MatchJob>, 'previewMatches', matching.selectJobs, matching.choose)
  yield* call(follow<Job>, selectJob, workOnPreview)
}
