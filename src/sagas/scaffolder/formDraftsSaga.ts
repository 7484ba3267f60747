// Lives as long as the page. Stores the draft of the open form after each change, and removes it once its task has
// started.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import * as form from '../../features/scaffolder/form/templateFormSlice.ts'
import { selectUser } from '../../features/session/sessionSlice.ts'
import { draftsPlace } from '../../model/preferences/places.ts'
import { draftOf } from '../../model/scaffolder/form/formDraft.ts'
import { secretsIn } from '../../model/scaffolder/form/formSecrets.ts'
import { openForm, type FormState, type OpenForm } from '../../model/scaffolder/form/formState.ts'
import { follow } from '../kit/follow.ts'
import { keepDrafts, type UserDrafts } from '../kit/userDrafts.ts'
import { writeDraft } from './steps/drafts.ts'

type Root = Parameters<typeof form.selectTemplateForm>[0]

const stepOf = (state: FormState): number =>
  'step' in state ? state.step : (openForm(state)?.problems.length ?? 0)

/** What a draft is made of: other problems of the same values are no change. */
interface Pending extends Pick<OpenForm, 'templateRef' | 'revision' | 'schemaHash' | 'values'> {
  readonly alternatives: OpenForm['alternatives']
  readonly step: number
}

function selectPending(root: Root): Pending | undefined {
  const state = form.selectTemplateForm(root)
  const open = openForm(state)
  if (open?.keeping !== 'pending') return undefined
  const { templateRef, revision, schemaHash, values, alternatives } = open
  return { templateRef, revision, schemaHash, values, alternatives, step: stepOf(state) }
}

/** The template of a form that was started or begun anew. */
function selectNeedless(root: Root): string | undefined {
  const state = form.selectTemplateForm(root)
  if (state.status === 'started') return state.templateRef
  const open = openForm(state)
  return open?.keeping === 'unchanged' ? open.templateRef : undefined
}

/** Leaving the page loses secrets, and a draft that could not be stored. */
function selectAtRisk(root: Root): string | undefined {
  const open = openForm(form.selectTemplateForm(root))
  const isTyped = open !== null && secretsIn(open.values).some(({ isLost }) => !isLost)
  return isTyped || open?.keeping === 'refused' ? 'scaffolder.form' : undefined
}

function* write(key: string, pending: Pending, changedAt: number): SagaGenerator<void> {
  const { status } = yield* select(form.selectTemplateForm)
  if (status === 'started') return
  const { templateRef, revision, step } = pending
  const draft = draftOf(pending, step, changedAt)
  const isStored = yield* call(writeDraft, key, templateRef, draft)
  yield* put(form.draftStored({ templateRef, revision, isStored }))
}

function* remove(key: string, templateRef: string): SagaGenerator<void> {
  yield* call(writeDraft, key, templateRef, null)
}

const drafts: UserDrafts<Pending> = {
  place: draftsPlace,
  pending: selectPending,
  write,
  needless: selectNeedless,
  remove,
  atRisk: selectAtRisk,
}

export function* formDraftsSaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectUser, () => keepDrafts(drafts))
}
