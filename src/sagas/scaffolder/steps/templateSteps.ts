import { call, select, type SagaGenerator } from 'typed-redux-saga'
import { selectSteps } from '../../../features/scaffolder/form/templateFormSlice.ts'
import { scaffolderApi } from '../../../features/scaffolder/scaffolderApi.ts'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import type { TemplateParameterSchema } from '../../../model/scaffolder/form/parameterSchema.ts'
import { request } from '../../kit/request.ts'

/** The steps of a template for this user; from the cache once its page shows them. */
export function* templateSteps(templateRef: string): SagaGenerator<readonly FormStep[]> {
  const { parameterSchema } = scaffolderApi.endpoints
  const schema = yield* call(
    request<TemplateParameterSchema>,
    parameterSchema.initiate(parseEntityRef(templateRef)),
  )
  return yield* select(selectSteps, schema)
}
