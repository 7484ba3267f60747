import { call, select, type SagaGenerator } from 'typed-redux-saga'
import { selectFlagStates } from '../../../features/preferences/flagsSlice.ts'
import { scaffolderApi } from '../../../features/scaffolder/scaffolderApi.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import { isFlagActive } from '../../../model/plugins/featureFlags.ts'
import { formSteps, type FormStep } from '../../../model/scaffolder/formSteps.ts'
import type { TemplateParameterSchema } from '../../../model/scaffolder/parameterSchema.ts'
import { request } from '../../kit/request.ts'

/** The steps of a template for this user; from the cache once its page shows them. */
export function* templateSteps(templateRef: string): SagaGenerator<readonly FormStep[]> {
  const { parameterSchema } = scaffolderApi.endpoints
  const schema = yield* call(
    request<TemplateParameterSchema>,
    parameterSchema.initiate(parseEntityRef(templateRef)),
  )
  const flags = yield* select(selectFlagStates)
  const integrations = (yield* select(selectConfig))?.integrations ?? []
  return formSteps(schema, (name) => isFlagActive(flags, name), integrations)
}
