import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  checked,
  rechecked,
  selectFormPreview,
} from '../../../features/editor/preview/formPreviewSlice.ts'
import { previewSecrets } from '../../../model/editor/formPreview.ts'
import { allProblems, remainingProblems } from '../../scaffolder/steps/checkStep.ts'

/** Checks the shown step: all of it before the next one, else only the fields with problems. */
export function* checkPreview(): SagaGenerator<void> {
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
