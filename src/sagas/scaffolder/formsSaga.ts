// Lives as long as the page. Checks the shown step of each open form, chooses the only matches of its pickers, and
// forgets all secrets at sign-out. `templateFormSaga` opens and loads the forms of templates; those that are tried out
// are the editor's.

import { call, delay, fork, take, type SagaGenerator } from 'typed-redux-saga'
import { selectForms, type FormsRoot } from '../../features/scaffolder/form/formsSlice.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import type { FormState } from '../../model/scaffolder/form/formState.ts'
import { followEach, type Jobs } from '../kit/follow.ts'
import { checkStep } from './steps/checkStep.ts'
import { forgetSecrets } from './steps/forgetSecrets.ts'
import { chooseOnlyMatch, selectMatchJobs, type MatchJob } from './steps/onlyMatches.ts'

/** Milliseconds after a keystroke before a step with problems is checked again. */
const typingPause = 200

/** Other steps, another revision, or another step, are checked anew. */
interface Check {
  readonly pause: number
  readonly status: 'editing' | 'checking'
  readonly schemaHash: string
  readonly step: number
  readonly revision: number
}

function checkOf(state: FormState): Check | undefined {
  if (state.status !== 'checking' && state.status !== 'editing') return undefined
  const { status, step, form } = state
  const { schemaHash, revision, problems, isStale, isLive } = form
  const hasProblems = (problems[step] ?? []).length > 0
  if (status === 'editing' && !(isStale && (isLive || hasProblems))) return undefined
  const pause = status === 'checking' || isLive ? 0 : typingPause
  return { pause, status, schemaHash, step, revision }
}

function selectChecks(root: FormsRoot): Jobs<Check> {
  const found = Object.entries(selectForms(root)).flatMap(([key, state]) => {
    const check = checkOf(state)
    return check ? [[key, check] as const] : []
  })
  return Object.fromEntries(found)
}

function* check({ pause }: Check, key: string): SagaGenerator<void> {
  // Also without a pause: that it is checked is drawn first, and then the focus goes to the problems.
  yield* delay(pause)
  yield* call(checkStep, key)
}

function* forgetAtSignOut(): SagaGenerator<never> {
  for (;;) {
    yield* take(signedOut)
    yield* call(forgetSecrets)
  }
}

export function* formsSaga(): SagaGenerator<void> {
  yield* fork(forgetAtSignOut)
  yield* fork(followEach<MatchJob>, 'onlyMatches', selectMatchJobs, chooseOnlyMatch)
  yield* call(followEach<Check>, 'forms', selectChecks, check)
}
