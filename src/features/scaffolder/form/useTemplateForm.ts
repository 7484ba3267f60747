import { useSelector } from 'react-redux'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import type { ButtonLabels } from '../../../model/scaffolder/form/parameterSchema.ts'
import { useParameterSchemaQuery } from '../scaffolderApi.ts'
import { selectSteps } from './templateFormSlice.ts'

interface TemplateForm {
  readonly title?: string
  readonly description?: string
  /** Undefined until they are loaded. */
  readonly steps?: readonly FormStep[]
  readonly labels: ButtonLabels
}

const none: ButtonLabels = {}

/** Title, steps and button texts of a template, from the cache; its process loads them. */
export function useTemplateForm(templateRef: string): TemplateForm {
  const { currentData: schema } = useParameterSchemaQuery(parseEntityRef(templateRef))
  const steps = useSelector(
    (root: Parameters<typeof selectSteps>[0]) => schema && selectSteps(root, schema),
  )
  if (!schema || !steps) return { labels: none }
  const { title, description, presentation } = schema
  return {
    title,
    ...(description !== undefined && { description }),
    steps,
    labels: presentation?.buttonLabels ?? none,
  }
}
