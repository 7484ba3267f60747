import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import { isFlagActive } from '../../../model/plugins/featureFlags.ts'
import { formSteps, type FormStep } from '../../../model/scaffolder/formSteps.ts'
import type { ButtonLabels } from '../../../model/scaffolder/parameterSchema.ts'
import { selectFlagStates } from '../../preferences/flagsSlice.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { useParameterSchemaQuery } from '../scaffolderApi.ts'

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
  const flags = useSelector(selectFlagStates)
  const integrations = useSelector(selectConfig)?.integrations
  const steps = useMemo(
    () => schema && formSteps(schema, (name) => isFlagActive(flags, name), integrations),
    [schema, flags, integrations],
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
