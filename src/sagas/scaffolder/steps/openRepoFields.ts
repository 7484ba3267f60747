import { select, type SagaGenerator } from 'typed-redux-saga'
import { selectFlagStates } from '../../../features/preferences/flagsSlice.ts'
import { selectOpenForm } from '../../../features/scaffolder/form/templateFormSlice.ts'
import { scaffolderApi } from '../../../features/scaffolder/scaffolderApi.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import { isFlagActive } from '../../../model/plugins/featureFlags.ts'
import { formSteps } from '../../../model/scaffolder/formSteps.ts'
import { repoFields, type RepoField } from '../../../model/scaffolder/repoFields.ts'

type CacheRoot = Parameters<ReturnType<typeof scaffolderApi.endpoints.parameterSchema.select>>[0]

interface OpenFields {
  readonly templateRef: string
  readonly fields: readonly RepoField[]
}

/**
 * The repository fields of the open form's reached steps; undefined without one. Does not wait, so that a process that
 * calls it misses no event.
 */
export function* openRepoFields(): SagaGenerator<OpenFields | undefined> {
  const form = yield* select(selectOpenForm)
  if (!form) return undefined
  const { templateRef, furthest, values } = form
  const { parameterSchema } = scaffolderApi.endpoints
  const schema = yield* select(
    (root: CacheRoot) => parameterSchema.select(parseEntityRef(templateRef))(root).data,
  )
  if (!schema) return undefined
  const flags = yield* select(selectFlagStates)
  const integrations = (yield* select(selectConfig))?.integrations ?? []
  const steps = formSteps(schema, (name) => isFlagActive(flags, name), integrations)
  return { templateRef, fields: repoFields(steps, furthest, values, integrations) }
}
