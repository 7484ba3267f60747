// Lives as long as the page. Stores the draft of the open form after each change, and removes it once its task has
// started.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import * as form from '../../features/scaffolder/form/templateFormSlice.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { draftsPlace } from '../../model/preferences/places.ts'
import { draftOf } from '../../model/scaffolder/form/formDraft.ts'
import { secretsIn } from '../../model/scaffolder/form/formSecrets.ts'
import { openForm, type FormState } from '../../model/scaffolder/form/formState.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { keepDrafts, storeAfterPause, type DraftEvents } from '../kit/userDrafts.ts'
import { writeDraft } from './steps/drafts.ts'

const events: DraftEvents = {
  changes: [
    form.valuesChanged.type,
    form.draftContinued.type,
    form.draftDiscarded.type,
    form.checked.type,
    form.backRequested.type,
    form.stepChosen.type,
  ],
  ends: [form.started.type, form.formLeft.type],
}

const stepOf = (state: FormState): number =>
  'step' in state ? state.step : (openForm(state)?.problems.length ?? 0)

function* readState(): SagaGenerator<FormState> {
  return yield* select(form.selectTemplateForm)
}

function* write(key: string, state: FormState, changedAt: number): SagaGenerator<void> {
  const open = openForm(state)
  const { status } = yield* call(readState)
  if (open === null || status === 'started') return
  const { templateRef, revision } = open
  const draft = draftOf(open, stepOf(state), changedAt)
  const isStored = yield* call(writeDraft, key, templateRef, draft)
  yield* put(form.draftStored({ templateRef, revision, isStored }))
}

/** Stores a changed form; removes the draft of one that was started or begun anew. */
function* keep(key: string): SagaGenerator<void> {
  const before = yield* call(readState)
  if (openForm(before)?.keeping === 'pending')
    yield* call(
      storeAfterPause<FormState>,
      events,
      before,
      readState,
      (state: FormState, changedAt: number) => write(key, state, changedAt),
    )
  const state = yield* call(readState)
  if (state.status === 'started') yield* call(writeDraft, key, state.templateRef, null)
  const open = openForm(state)
  if (open?.keeping === 'unchanged') yield* call(writeDraft, key, open.templateRef, null)
}

/** Leaving the page loses secrets, and a draft that could not be stored. */
function* isAtRisk(): SagaGenerator<boolean> {
  const open = openForm(yield* call(readState))
  const isTyped = open !== null && secretsIn(open.values).some(({ isLost }) => !isLost)
  return isTyped || open?.keeping === 'refused'
}

const keepOfUser = () =>
  keepDrafts({ ...events, place: draftsPlace, editingId: 'scaffolder.form', keep, isAtRisk })

export function* formDraftsSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, isUserChange, keepOfUser, selectIdentity)
}
