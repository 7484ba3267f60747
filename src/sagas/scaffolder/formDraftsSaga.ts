// Lives as long as the page. Stores the draft of the open form after each change, and removes it once its task has
// started.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  draftStored,
  selectForm,
  selectTemplateForm,
  type FormsRoot,
} from '../../features/scaffolder/form/formsSlice.ts'
import { selectUser } from '../../features/session/sessionSlice.ts'
import { draftsPlace } from '../../model/preferences/places.ts'
import { draftOf } from '../../model/scaffolder/form/formDraft.ts'
import { secretsIn } from '../../model/scaffolder/form/formSecrets.ts'
import { isShown, openForm, stepOf, type OpenForm } from '../../model/scaffolder/form/formState.ts'
import { follow } from '../kit/follow.ts'
import { keepDrafts, type UserDrafts } from '../kit/userDrafts.ts'
import { writeDraft } from './steps/drafts.ts'

/** What a draft is made of: other problems of the same values are no change. */
interface Pending extends Pick<OpenForm, 'revision' | 'schemaHash' | 'values'> {
  readonly templateRef: string
  readonly alternatives: OpenForm['alternatives']
  readonly step: number
}

function selectPending(root: FormsRoot): Pending | undefined {
  const { templateRef, state } = selectTemplateForm(root) ?? {}
  if (templateRef === undefined || !state || !isShown(state)) return undefined
  const { revision, schemaHash, values, alternatives, keeping } = state.form
  if (keeping !== 'pending') return undefined
  return { templateRef, revision, schemaHash, values, alternatives, step: stepOf(state) }
}

/** The template of a form that was started or begun anew. */
function selectNeedless(root: FormsRoot): string | undefined {
  const { templateRef, state } = selectTemplateForm(root) ?? {}
  if (!state) return undefined
  const isNeedless = state.status === 'started' || openForm(state)?.keeping === 'unchanged'
  return isNeedless ? templateRef : undefined
}

/** Leaving the page loses secrets, and a draft that could not be stored. */
function selectAtRisk(root: FormsRoot): string | undefined {
  const { state } = selectTemplateForm(root) ?? {}
  const open = state && openForm(state)
  const isTyped = open && secretsIn(open.values).some(({ isLost }) => !isLost)
  return isTyped || open?.keeping === 'refused' ? 'scaffolder.form' : undefined
}

function* write(key: string, pending: Pending, changedAt: number): SagaGenerator<void> {
  const { templateRef, revision, step } = pending
  const { status } = yield* select(selectForm, templateRef)
  if (status === 'started') return
  const draft = draftOf(pending, step, changedAt)
  const isStored = yield* call(writeDraft, key, templateRef, draft)
  yield* put(draftStored({ key: templateRef, revision, isStored }))
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
