import { createSelector } from '@reduxjs/toolkit'
import { selectTemplateForm, type FormsRoot } from '../../../features/scaffolder/form/formsSlice.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { repoFields, type RepoField } from '../../../model/scaffolder/fields/repoFields.ts'
import { openForm } from '../../../model/scaffolder/form/formState.ts'

interface OpenFields {
  readonly templateRef: string
  readonly fields: readonly RepoField[]
}

/** The repository fields of the open form's reached steps; undefined without one. */
export const selectOpenRepoFields = createSelector(
  [
    (root: FormsRoot) => selectTemplateForm(root)?.templateRef,
    (root: FormsRoot) => selectTemplateForm(root)?.state,
    (root: Parameters<typeof selectConfig>[0]) => selectConfig(root)?.integrations,
  ],
  (templateRef, state, integrations = []): OpenFields | undefined => {
    const form = state && openForm(state)
    if (!form || templateRef === undefined) return undefined
    const { steps, furthest, values } = form
    return { templateRef, fields: repoFields(steps, furthest, values, integrations) }
  },
)
