import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  checked,
  rechecked,
  selectFormPreview,
} from '../../../features/scaffolder/preview/formPreviewSlice.ts'
import { problemsOf } from './checkStep.ts'

/** Checks the shown step: all of it before the next one, else only the fields with problems. */
export function* checkPreview(): SagaGenerator<void> {
  const state = yield* select(selectFormPreview)
  if (state.status !== 'shown' || state.form.status === 'reviewing') return
  const { step, form, status } = state.form
  const { revision, values, problems: before } = form
  const problems = yield* call(problemsOf, state.steps[step], values[step])
  if (status === 'checking') {
    yield* put(checked({ revision, step, problems }))
    return
  }
  const known = new Set(before[step]?.map(({ pointer }) => pointer))
  const rest = problems.filter(({ pointer }) => known.has(pointer))
  yield* put(rechecked({ revision, step, problems: rest }))
}
