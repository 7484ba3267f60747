// Lives as long as the page. Chooses the only matches of the pickers in the step that the open form shows.

import { call, select, type SagaGenerator } from 'typed-redux-saga'
import * as form from '../../features/scaffolder/form/templateFormSlice.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { takeUpEach } from '../kit/takeUpEach.ts'
import { matchJobs, type ShownStep } from './steps/onlyMatches.ts'
import { openSteps } from './steps/openSteps.ts'

const events = [
  ...[form.schemaLoaded, form.draftContinued, form.draftDiscarded, form.valuesChanged],
  ...[form.checked, form.backRequested, form.stepChosen, form.formOpened, form.formLeft],
  signedOut,
].map(({ type }) => type)

function* shown(): SagaGenerator<ShownStep | undefined> {
  const state = yield* select(form.selectTemplateForm)
  if (state.status !== 'editing' && state.status !== 'checking') return undefined
  const open = yield* call(openSteps)
  if (!open) return undefined
  const { templateRef, values } = open.form
  return {
    id: `${templateRef} ${String(state.step)}`,
    steps: open.steps,
    index: state.step,
    values,
  }
}

const jobs = () => matchJobs({ shown, valuesChanged: form.valuesChanged })

export function* onlyMatchesSaga(): SagaGenerator<void> {
  yield* call(takeUpEach, 'onlyMatches', events, jobs)
}
