import { useCallback, useMemo } from 'react'
import { completionsAt, type TemplateKnowledge } from '../../model/editor/templateCompletion.ts'
import type { CompleteCode } from '../../ui/code/codeOptions.ts'
import { fieldGuides } from '../scaffolder/fields/fieldGuides.ts'
import { templateFields } from '../scaffolder/fields/templateFields.ts'
import { useActionsQuery, useTemplatingExtensionsQuery } from '../scaffolder/scaffolderApi.ts'

const fields = Object.fromEntries(
  Object.keys(templateFields).map((name) => [name, fieldGuides[name]?.options ?? {}]),
)
const none = { filters: [], functions: [], values: [] }

/** Suggestions for a template, from the backend's actions and extensions and the portal's fields. */
export function useCompletion(): CompleteCode {
  const { data: actions } = useActionsQuery(undefined)
  const { data: extensions } = useTemplatingExtensionsQuery(undefined)
  const knowledge = useMemo(
    (): TemplateKnowledge => ({
      actions: actions ?? [],
      extensions: extensions ?? none,
      fields,
    }),
    [actions, extensions],
  )
  return useCallback((text, offset) => completionsAt(text, offset, knowledge), [knowledge])
}
