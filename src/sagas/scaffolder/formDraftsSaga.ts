// Lives as long as the page. Stores the draft of the open form after each change, and removes it once its task has
// started. A draft survives a reload, a crash and a sign-out for inactivity; the user's own sign-out removes it.

import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import * as form from '../../features/scaffolder/form/templateFormSlice.ts'
import { isUserChange, selectIdentity, selectSession } from '../../features/session/sessionSlice.ts'
import { editingBegan, editingEnded } from '../../features/shell/editingSlice.ts'
import { draftsPlace } from '../../model/preferences/places.ts'
import { draftOf } from '../../model/scaffolder/formDraft.ts'
import { openForm, type FormState } from '../../model/scaffolder/formState.ts'
import { keyOf } from '../kit/keptNotes.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { writeDraft } from './steps/drafts.ts'

/** Milliseconds without a change before the draft is stored. */
const typingPause = 300

const changes = [
  form.valuesChanged.type,
  form.secretChanged.type,
  form.draftContinued.type,
  form.draftDiscarded.type,
  form.checked.type,
  form.backRequested.type,
  form.stepChosen.type,
]
const ends = [form.started.type, form.formLeft.type]

const stepOf = (state: FormState): number =>
  'step' in state ? state.step : (openForm(state)?.values.length ?? 0)

/** Ends early if the form is left; stores what was open at the last change even if this process is stopped. */
function* store(key: string): SagaGenerator<void> {
  const clock = yield* service('clock')
  let state = yield* select(form.selectTemplateForm)
  let changedAt = clock.now()
  try {
    for (;;) {
      const next = yield* race({
        changed: take(changes),
        ended: take(ends),
        waited: delay(typingPause),
      })
      if (next.changed === undefined) break
      state = yield* select(form.selectTemplateForm)
      changedAt = clock.now()
    }
  } finally {
    yield* call(write, key, state, changedAt)
  }
}

function* write(key: string, state: FormState, changedAt: number): SagaGenerator<void> {
  const open = openForm(state)
  const { status } = yield* select(form.selectTemplateForm)
  if (open === null || status === 'started') return
  const { templateRef, revision } = open
  const draft = draftOf(open, stepOf(state), changedAt)
  const isStored = yield* call(writeDraft, key, templateRef, draft)
  yield* put(form.draftStored({ templateRef, revision, isStored }))
}

/** Stores a changed form; removes the draft of one that was started or begun anew. */
function* keep(key: string): SagaGenerator<void> {
  if ((yield* select(form.selectOpenForm))?.keeping === 'pending') yield* call(store, key)
  const state = yield* select(form.selectTemplateForm)
  if (state.status === 'started') yield* call(writeDraft, key, state.templateRef, null)
  const open = openForm(state)
  if (open?.keeping === 'unchanged') yield* call(writeDraft, key, open.templateRef, null)
}

const editingId = 'scaffolder.form'

/** Leaving the page asks only where something would be lost: secrets, or a draft that could not be stored. */
function* guard(wasAtRisk: boolean): SagaGenerator<boolean> {
  const open = yield* select(form.selectOpenForm)
  const isAtRisk = open !== null && (open.secrets.length > 0 || open.keeping === 'refused')
  if (isAtRisk !== wasAtRisk)
    yield* put(isAtRisk ? editingBegan({ id: editingId }) : editingEnded({ id: editingId }))
  return isAtRisk
}

/** Removed only if the user signed out; kept after a sign-out for inactivity. */
function* forget(key: string): SagaGenerator<void> {
  const session = yield* select(selectSession)
  const storage = yield* service('storage')
  if (session.status === 'signedOut' && session.by === 'user') storage.remove(key)
}

function* keepOfUser(): SagaGenerator<void> {
  if ((yield* select(selectIdentity)) === null) return
  const key = yield* call(keyOf, draftsPlace)
  let isAtRisk = false
  try {
    for (;;) {
      yield* call(keep, key)
      isAtRisk = yield* call(guard, isAtRisk)
      yield* take([...changes, ...ends])
    }
  } finally {
    if (isAtRisk) yield* put(editingEnded({ id: editingId }))
    yield* call(forget, key)
  }
}

export function* formDraftsSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, isUserChange, keepOfUser, selectIdentity)
}
