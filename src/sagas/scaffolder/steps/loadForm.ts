import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { loadFailed, schemaLoaded } from '../../../features/scaffolder/form/templateFormSlice.ts'
import { selectLocation } from '../../../features/shell/locationSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import { asJsonRecord } from '../../../model/json.ts'
import type { FormDraft } from '../../../model/scaffolder/formDraft.ts'
import {
  divide,
  initialValues,
  schemaHash,
  type FormStep,
} from '../../../model/scaffolder/formSteps.ts'
import { prefillOf, unreadablePrefill } from '../../../model/scaffolder/prefill.ts'
import { readDraftOf } from './drafts.ts'
import { templateSteps } from './templateSteps.ts'

/** A draft of another schema is moved to this one as far as it fits. */
function movedTo(steps: readonly FormStep[], hash: string, draft: FormDraft): FormDraft {
  if (draft.schemaHash === hash) return draft
  const { values, misfits } = divide(steps, asJsonRecord(Object.assign({}, ...draft.values)))
  return { ...draft, schemaHash: hash, step: 0, values: initialValues(steps, values), misfits }
}

/** The form's schema, the values of its link, and the user's draft. */
export function* loadForm(templateRef: string): SagaGenerator<void> {
  try {
    const steps = yield* call(templateSteps, templateRef)
    const { search } = yield* select(selectLocation)
    const prefill = prefillOf(search)
    const { values, misfits } = divide(steps, prefill.status === 'found' ? prefill.values : {})
    const hash = schemaHash(steps)
    const draft = yield* call(readDraftOf, templateRef)
    yield* put(
      schemaLoaded({
        templateRef,
        schemaHash: hash,
        values: initialValues(steps, values),
        misfits: prefill.status === 'invalid' ? [unreadablePrefill] : misfits,
        draft: draft ? movedTo(steps, hash, draft) : null,
      }),
    )
  } catch (thrown) {
    yield* put(loadFailed({ templateRef, failure: toFailure(thrown) }))
  }
}
