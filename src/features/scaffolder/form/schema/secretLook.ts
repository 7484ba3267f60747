// A field whose place has a secret is drawn as one, whatever its own look says: also where another alternative, a condition
// or a reference makes it one.

import { getSchemaType, getUiOptions, type FieldProps, type UiSchema } from '@rjsf/utils'
import { secretAt, type MarkedSchema } from '../../../../model/scaffolder/form/markedSchema.ts'

/** Of the form library's registry. */
export interface FormContext {
  readonly marked: MarkedSchema | undefined
}

/** Alternatives to choose from, objects and lists have fields inside, which are secrets then. */
function hasInnerFields({ schema, formData, registry: { schemaUtils } }: FieldProps): boolean {
  const value: unknown = formData
  const resolved = schemaUtils.retrieveSchema(schema, value)
  const type = getSchemaType(resolved)
  if (type === 'object' || type === 'array') return true
  return (resolved.oneOf ?? resolved.anyOf) !== undefined && !schemaUtils.isSelect(resolved)
}

/** Undefined for other fields, and for those that a plugin draws. */
export function secretLook(props: FieldProps): UiSchema | undefined {
  const { uiSchema, fieldPathId, registry } = props
  const { marked } = registry.formContext as Partial<FormContext>
  if (!marked || !('Secret' in registry.fields)) return undefined
  if (secretAt(marked, fieldPathId.path) === undefined) return undefined
  const { field, ...options } = getUiOptions(uiSchema)
  const isOwn = typeof field === 'string' && Object.hasOwn(registry.fields, field)
  if (isOwn || hasInnerFields(props)) return undefined
  return { 'ui:options': { ...options, field: 'Secret' } }
}
