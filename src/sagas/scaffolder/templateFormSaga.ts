// Lives as long as the page. Opens the form of the template in the URL, loads it with its draft, and starts its task. Its
// steps are checked by `formsSaga`.

import { call, fork, type SagaGenerator } from 'typed-redux-saga'
import { selectTemplateForm, type FormsRoot } from '../../features/scaffolder/form/formsSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { isSame } from '../../model/json.ts'
import { templateOfPath } from '../../model/paths.ts'
import { isTemplateForm, openForm } from '../../model/scaffolder/form/formState.ts'
import type { FormStep } from '../../model/scaffolder/form/formSteps.ts'
import { follow } from '../kit/follow.ts'
import { openWhile } from '../kit/openWhile.ts'
import { formOnPage } from './steps/formOnPage.ts'
import { loadForm } from './steps/loadForm.ts'
import { showSteps } from './steps/showSteps.ts'
import { giveUpInterrupted, showTask, startTask } from './steps/startTask.ts'
import { selectKnownSteps, type StepsRoot } from './steps/templateSteps.ts'

type Job = { readonly templateRef: string } & (
  | { readonly status: 'loading' | 'starting' }
  | { readonly status: 'started'; readonly taskId: string }
)

function selectJob(root: FormsRoot): Job | undefined {
  const { templateRef, state } = selectTemplateForm(root) ?? {}
  if (templateRef === undefined) return undefined
  if (state?.status === 'started') return { ...state, templateRef }
  const isDue = state?.status === 'loading' || state?.status === 'starting'
  return isDue ? { status: state.status, templateRef } : undefined
}

function* workOnForm(job: Job): SagaGenerator<void> {
  if (job.status === 'started') yield* call(showTask, job)
  else if (job.status === 'starting') yield* call(startTask, job.templateRef)
  else yield* call(loadForm, job.templateRef)
}

interface NewSteps {
  readonly templateRef: string
  readonly steps: readonly FormStep[]
}

/** Where the backend was slow, the form has the steps of an earlier visit at first. */
function selectNewSteps(root: FormsRoot & StepsRoot): NewSteps | undefined {
  const { templateRef, state } = selectTemplateForm(root) ?? {}
  if (templateRef === undefined || !state || state.status === 'starting') return undefined
  const form = openForm(state)
  const steps = form && selectKnownSteps(root, templateRef)
  return steps && !isSame(steps, form.steps) ? { templateRef, steps } : undefined
}

const templateOnPage = formOnPage((root) => {
  const template = templateOfPath(selectLocation(root).pathname)
  return template && stringifyEntityRef(template)
}, isTemplateForm)

export function* templateFormSaga(): SagaGenerator<void> {
  yield* call(giveUpInterrupted)
  yield* fork(openWhile<string>, templateOnPage)
  yield* fork(follow<NewSteps>, selectNewSteps, ({ templateRef, steps }: NewSteps) =>
    showSteps(templateRef, steps),
  )
  yield* call(follow<Job>, selectJob, workOnForm)
}
