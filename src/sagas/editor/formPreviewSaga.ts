// Lives as long as the page. Opens the preview that the URL names, loads the form of an installed template, and checks
// the steps of any preview. The form of the template in the editor comes from `editorFormSaga`.

import { call, delay, fork, type SagaGenerator } from 'typed-redux-saga'
import * as preview from '../../features/editor/preview/formPreviewSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import { editorForm, previewOfPlace, previewSecrets } from '../../model/editor/formPreview.ts'
import { formSecretsRef, type FormSecrets } from '../../model/scaffolder/form/formMasks.ts'
import { follow, followEach } from '../kit/follow.ts'
import { openWhile, type Opened } from '../kit/openWhile.ts'
import { pluginService } from '../kit/service.ts'
import { matchingOf, type MatchJob, type ShownStep } from '../scaffolder/steps/onlyMatches.ts'
import { checkPreview } from './steps/checkPreview.ts'
import { loadPreview } from './steps/loadPreview.ts'

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
