import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { formLoaded, loadFailed } from '../../../features/scaffolder/form/formsSlice.ts'
import { taskOriginApi } from '../../../features/scaffolder/taskOriginApi.ts'
import { selectLocation } from '../../../features/shell/locationSlice.ts'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import { toFailure } from '../../../model/failure.ts'
import type { JsonRecord } from '../../../model/json.ts'
import { templatePath } from '../../../model/paths.ts'
import type { FormDraft } from '../../../model/scaffolder/form/formDraft.ts'
import { secretsIn, withoutSecrets } from '../../../model/scaffolder/form/formSecrets.ts'
import {
  fitting,
  schemaHash,
  withDefaults,
  type FormStep,
} from '../../../model/scaffolder/form/formSteps.ts'
import { packValues, unpackValues } from '../../../model/scaffolder/form/packedValues.ts'
import {
  packedAddress,
  prefillOf,
  unreadablePrefill,
} from '../../../model/scaffolder/form/prefill.ts'
import type { TaskOrigin } from '../../../model/scaffolder/taskOrigin.ts'
import { request } from '../../kit/request.ts'
import { service } from '../../kit/service.ts'
import { readDraftOf } from './drafts.ts'
import { preparePatterns } from './preparePatterns.ts'
import { sealDocument } from './sealDocument.ts'
import { templateSteps } from './templateSteps.ts'

/** A draft of another schema, or with secrets, is moved to this one as far as it fits. */
function movedTo(steps: readonly FormStep[], hash: string, draft: FormDraft): FormDraft {
  if (draft.schemaHash === hash && draft.isSealed) return draft
  const { values, misfits } = fitting(steps, draft.values)
  const { savedAt, isSealed } = draft
  return {
    schemaHash: hash,
    savedAt,
    step: 0,
    values: withDefaults(steps, values),
    isSealed,
    misfits,
    ...(draft.schemaHash === hash && draft.alternatives && { alternatives: draft.alternatives }),
  }
}

/** An address with secrets is replaced, so that neither the browser's history nor a copy of it has them. */
function* hideSecrets(templateRef: string, values: JsonRecord): SagaGenerator<void> {
  const { search, hash } = yield* select(selectLocation)
  const { status } = prefillOf(search, hash)
  const isInAddress = status === 'found' || status === 'packed'
  if (!isInAddress || secretsIn(values).length === 0) return
  const { namespace, name } = parseEntityRef(templateRef)
  const packed = yield* call(packValues, withoutSecrets(values))
  const navigation = yield* service('navigation')
  navigation.go(packedAddress(templatePath(namespace, name), packed), { replace: true })
}

/** Undefined if the values cannot be read: the form starts empty, and says so. */
function* prefilledValues(): SagaGenerator<JsonRecord | undefined> {
  const { search, hash } = yield* select(selectLocation)
  const prefill = prefillOf(search, hash)
  if (prefill.status === 'none') return {}
  if (prefill.status === 'found') return prefill.values
  if (prefill.status === 'packed') return yield* call(unpackValues, prefill.text)
  if (prefill.status === 'invalid') return undefined
  const { taskOrigin } = taskOriginApi.endpoints
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
    const { values, misfits } = fitting(steps, prefilled ?? {})
    yield* call(hideSecrets, templateRef, values)
    const draft = yield* call(readDraftOf, templateRef)
    yield* put(
      formLoaded({
        key: templateRef,
        steps,
        values: yield* call(sealDocument, steps, withDefaults(steps, values), templateRef),
        misfits: prefilled === undefined ? [unreadablePrefill] : misfits,
        draft: draft ? movedTo(steps, schemaHash(steps), draft) : null,
      }),
    )
  } catch (thrown) {
    yield* put(loadFailed({ key: templateRef, failure: toFailure(thrown) }))
  }
}
