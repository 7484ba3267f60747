import { selectOpenForm, selectSteps } from '../../../features/scaffolder/form/templateFormSlice.ts'
import { scaffolderApi } from '../../../features/scaffolder/scaffolderApi.ts'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import type { OpenForm } from '../../../model/scaffolder/form/formState.ts'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'

export type StepsRoot = Parameters<typeof selectOpenForm>[0] &
  Parameters<ReturnType<typeof scaffolderApi.endpoints.parameterSchema.select>>[0] &
  Parameters<typeof selectSteps>[0]

interface OpenSteps {
  readonly form: OpenForm
  readonly steps: readonly FormStep[]
}

/** The open form and its steps, once its schema is known. */
export function selectOpenSteps(root: StepsRoot): OpenSteps | undefined {
  const form = selectOpenForm(root)
  if (!form) return undefined
  const ref = parseEntityRef(form.templateRef)
  const { data: schema } = scaffolderApi.endpoints.parameterSchema.select(ref)(root)
  return schema && { form, steps: selectSteps(root, schema) }
}
