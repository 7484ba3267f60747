// Drafts of the signed-in user in this browser's storage.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { draftsPlace } from '../../../model/preferences/places.ts'
import { draftsText, readDrafts, type FormDraft } from '../../../model/scaffolder/form/formDraft.ts'
import { keyOf } from '../../kit/keptNotes.ts'
import { service } from '../../kit/service.ts'

export function* readDraftOf(templateRef: string): SagaGenerator<FormDraft | undefined> {
  const storage = yield* service('storage')
  return readDrafts(storage.get(yield* call(keyOf, draftsPlace)))[templateRef]
}

/** Null removes it. False if the browser refuses. */
export function* writeDraft(
  key: string,
  templateRef: string,
  draft: FormDraft | null,
): SagaGenerator<boolean> {
  const storage = yield* service('storage')
  const kept = Object.entries(readDrafts(storage.get(key))).filter(([ref]) => ref !== templateRef)
  const changed = draft ? [...kept, [templateRef, draft] as const] : kept
  const text = draftsText(Object.fromEntries(changed))
  if (text !== null) return storage.set(key, text)
  storage.remove(key)
  return true
}
