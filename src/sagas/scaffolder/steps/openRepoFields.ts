import { call, select, type SagaGenerator } from 'typed-redux-saga'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { repoFields, type RepoField } from '../../../model/scaffolder/fields/repoFields.ts'
import { openSteps } from './openSteps.ts'

interface OpenFields {
  readonly templateRef: string
  readonly fields: readonly RepoField[]
}

/** The repository fields of the open form's reached steps; undefined without one. Does not wait, as `openSteps`. */
export function* openRepoFields(): SagaGenerator<OpenFields | undefined> {
  const open = yield* call(openSteps)
  if (!open) return undefined
  const { templateRef, furthest, values } = open.form
  const integrations = (yield* select(selectConfig))?.integrations ?? []
  return { templateRef, fields: repoFields(open.steps, furthest, values, integrations) }
}
