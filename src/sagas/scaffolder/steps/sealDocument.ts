import { call, type SagaGenerator } from 'typed-redux-saga'
import type { JsonRecord } from '../../../model/json.ts'
import { formSecretsRef, type FormSecrets } from '../../../model/scaffolder/form/formMasks.ts'
import { sealed } from '../../../model/scaffolder/form/formSecrets.ts'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { pluginService } from '../../kit/service.ts'

/** The document as the store may have it; secrets are kept for the form of this key. */
export function* sealDocument(
  steps: readonly FormStep[],
  document: JsonRecord,
  secretsKey: string,
): SagaGenerator<JsonRecord> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  return sealed(steps, document, (value) => secrets.maskOf(secretsKey, value))
}
