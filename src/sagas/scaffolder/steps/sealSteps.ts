import { call, type SagaGenerator } from 'typed-redux-saga'
import type { JsonRecord } from '../../../model/json.ts'
import { formSecretsRef, type FormSecrets } from '../../../model/scaffolder/formMasks.ts'
import { sealed } from '../../../model/scaffolder/formSecrets.ts'
import type { FormStep } from '../../../model/scaffolder/formSteps.ts'
import { pluginService } from '../../kit/service.ts'

/** The values of each step, as the store may have them; secrets are kept for the form of this key. */
export function* sealSteps(
  steps: readonly FormStep[],
  values: readonly JsonRecord[],
  secretsKey: string,
): SagaGenerator<readonly JsonRecord[]> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  return steps.map((step, index) =>
    sealed([step], values[index] ?? {}, (value) => secrets.maskOf(secretsKey, value)),
  )
}
