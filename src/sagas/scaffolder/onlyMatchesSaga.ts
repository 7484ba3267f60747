// Lives as long as the page. Chooses the only matches of the pickers in the step that the open form shows.

import { call, type SagaGenerator } from 'typed-redux-saga'
import {
  selectTemplateForm,
  valuesChanged,
} from '../../features/scaffolder/form/templateFormSlice.ts'
import { followEach } from '../kit/follow.ts'
import { matchingOf, type MatchJob, type ShownStep } from './steps/onlyMatches.ts'
import { selectOpenSteps, type StepsRoot } from './steps/openSteps.ts'

function selectShown(root: StepsRoot): ShownStep | undefined {
  const state = selectTemplateForm(root)
  if (state.status !== 'editing' && state.status !== 'checking') return undefined
  const open = selectOpenSteps(root)
  if (!open) return undefined
  const { templateRef, values } = open.form
  const id = `${templateRef} ${String(state.step)}`
  return { id, steps: open.steps, index: state.step, values }
}

const matching = matchingOf(selectShown, valuesChanged)

export function* onlyMatchesSaga(): SagaGenerator<void> {
  yield* call(followEach<MatchJob>, 'onlyMatches', matching.selectJobs, matching.choose)
}
