import { select, type SagaGenerator } from 'typed-redux-saga'
import { selectOpenForm, selectSteps } from '../../../features/scaffolder/form/templateFormSlice.ts'
import { scaffolderApi } from '../../../features/scaffolder/scaffolderApi.ts'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import type { OpenForm } from '../../../model/scaffolder/form/formState.ts'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'

type CacheRoot = Parameters<ReturnType<typeof scaffolderApi.endpoints.parameterSchema.select>>[0]

interface OpenSteps {
  readonly form: OpenForm
  readonly steps: readonly FormStep[]
}

/** The open form and its steps; undefined without one. Does not wait, so that a process that calls it misses no event. */
export function* openSteps(): SagaGenerator<OpenSteps | undefined> {
  const form = yield* select(selectOpenForm)
  if (!form) return undefined
  const { parameterSchema } = scaffolderApi.endpoints
  const schema = yield* select(
    (root: CacheRoot) => parameterSchema.select(parseEntityRef(form.templateRef))(root).data,
  )
  return schema && { form, steps: yield* select(selectSteps, schema) }
}
