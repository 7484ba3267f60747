import { call, type SagaGenerator } from 'typed-redux-saga'
import { formSecretsRef, type FormSecrets } from '../../../model/scaffolder/form/formMasks.ts'
import { pluginService } from '../../kit/service.ts'

/** Of the form with this key, or of all. */
export function* forgetSecrets(key?: string): SagaGenerator<void> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  secrets.forget(key)
}
