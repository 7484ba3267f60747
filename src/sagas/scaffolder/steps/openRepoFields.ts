import { createSelector } from '@reduxjs/toolkit'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { repoFields, type RepoField } from '../../../model/scaffolder/fields/repoFields.ts'
import { selectOpenSteps, type StepsRoot } from './openSteps.ts'

interface OpenFields {
  readonly templateRef: string
  readonly fields: readonly RepoField[]
}

/** The repository fields of the open form's reached steps; undefined without one. */
export const selectOpenRepoFields = createSelector(
  [
    (root: StepsRoot) => selectOpenSteps(root)?.form,
    (root: StepsRoot) => selectOpenSteps(root)?.steps,
    (root: StepsRoot) => selectConfig(root)?.integrations,
  ],
  (form, steps, integrations = []): OpenFields | undefined => {
    if (!form || !steps) return undefined
    const { templateRef, furthest, values } = form
    return { templateRef, fields: repoFields(steps, furthest, values, integrations) }
  },
)
