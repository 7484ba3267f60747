import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { loadFailed, schemaLoaded } from '../../../features/scaffolder/form/templateFormSlice.ts'
import { scaffolderApi } from '../../../features/scaffolder/scaffolderApi.ts'
import { selectLocation } from '../../../features/shell/locationSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import { asJsonRecord, type JsonRecord } from '../../../model/json.ts'
import type { FormDraft } from '../../../model/scaffolder/formDraft.ts'
import {
  divide,
  initialValues,
  schemaHash,
  type FormStep,
} from '../../../model/scaffolder/formSteps.ts'
import { unpackValues } from '../../../model/scaffolder/packedValues.ts'
import { prefillOf, unreadablePrefill } from '../../../model/scaffolder/prefill.ts'
import type { TaskOrigin } from '../../../model/scaffolder/taskOrigin.ts'
import { request } from '../../kit/request.ts'
import { readDraftOf } from './drafts.ts'
import { preparePatterns } from './preparePatterns.ts'
import { templateSteps } from './templateSteps.ts'

/** A draft of another schema is moved to this one as far as it fits. */
function movedTo(steps: readonly FormStep[], hash: string, draft: FormDraft): FormDraft {
  if (draft.schemaHash === hash) return draft
  const { values, misfits } = divide(steps, asJsonRecord(Object.assign({}, ...draft.values)))
  return { ...draft, schemaHash: hash, step: 0, values: initialValues(steps, values), misfits }
}

/** Undefined if the values cannot be read: the form starts empty, and says so. */
function* prefilledValues(): SagaGenerator<JsonRecord | undefined> {
  const { search, hash } = yield* select(selectLocation)
  const prefill = prefillOf(search, hash)
  if (prefill.status === 'none') return {}
  if (prefill.status === 'found') return prefill.values
  if (prefill.status === 'packed') return yield* call(unpackValues, prefill.text)
  if (prefill.status === 'invalid') return undefined
  const { taskOrigin } = scaffolderApi.endpoints
  try {
    const task = yield* call(request<TaskOrigin>, taskOrigin.initiate(prefill.taskId))
    return task.parameters
  } catch {
    return undefined
  }
}

/** The form's schema, the values of its link, and the user's draft. */
export function* loadForm(templateRef: string): SagaGenerator<void> {
  try {
    const steps = yield* call(templateSteps, templateRef)
    yield* call(preparePatterns, steps)
    const prefilled = yield* call(prefilledValues)
    const { values, misfits, secrets } = divide(steps, prefilled ?? {})
    const hash = schemaHash(steps)
    const draft = yield* call(readDraftOf, templateRef)
    yield* put(
      schemaLoaded({
        templateRef,
        schemaHash: hash,
        values: initialValues(steps, values),
        misfits: prefilled === undefined ? [unreadablePrefill] : misfits,
        lostSecrets: secrets,
        draft: draft ? movedTo(steps, hash, draft) : null,
      }),
    )
  } catch (thrown) {
    yield* put(loadFailed({ templateRef, failure: toFailure(thrown) }))
  }
}
