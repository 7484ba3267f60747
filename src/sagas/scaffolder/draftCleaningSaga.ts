// Lives as long as the page. Removes secrets from the drafts of earlier builds, which did not find those inside lists and
// alternatives: what the template's schema now calls a secret. A draft whose schema cannot be had now is cleaned at the
// next start; that of a template that is gone is removed.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { selectUser } from '../../features/session/sessionSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { draftsPlace } from '../../model/preferences/places.ts'
import { readDrafts } from '../../model/scaffolder/form/formDraft.ts'
import { sealedAsLost } from '../../model/scaffolder/form/formSecrets.ts'
import { follow } from '../kit/follow.ts'
import { keyOf } from '../kit/keptNotes.ts'
import { service } from '../kit/service.ts'
import { writeDraft } from './steps/drafts.ts'
import { templateSteps } from './steps/templateSteps.ts'

function* clean(key: string, templateRef: string): SagaGenerator<void> {
  const storage = yield* service('storage')
  try {
    const steps = yield* call(templateSteps, templateRef)
    // It may have been changed meanwhile.
    const draft = readDrafts(storage.get(key))[templateRef]
    if (!draft || draft.isSealed) return
    const values = sealedAsLost(steps, draft.values)
    yield* call(writeDraft, key, templateRef, { ...draft, values, isSealed: true })
  } catch (thrown) {
    if (toFailure(thrown).kind === 'notFound') yield* call(writeDraft, key, templateRef, null)
  }
}

function* cleanAll(): SagaGenerator<void> {
  const storage = yield* service('storage')
  const key = yield* call(keyOf, draftsPlace)
  for (const [templateRef, { isSealed }] of Object.entries(readDrafts(storage.get(key))))
    if (!isSealed) yield* call(clean, key, templateRef)
}

export function* draftCleaningSaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectUser, cleanAll)
}
