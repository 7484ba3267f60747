// A field or widget that no plugin has is replaced by the schema's own, and named in place.

import { getUiOptions, hasWidget, type FieldProps, type UiSchema } from '@rjsf/utils'

const unknownKey = 'ui:unknown'

export interface UnknownLook {
  readonly kind: 'field' | 'widget'
  readonly name: string
}

export function unknownLook(uiSchema: UiSchema): UnknownLook | undefined {
  const look: unknown = uiSchema[unknownKey]
  return isUnknownLook(look) ? look : undefined
}

const isUnknownLook = (look: unknown): look is UnknownLook =>
  typeof look === 'object' && look !== null && 'kind' in look

/** The uiSchema without a field or widget that is not there, with a note about it. */
export function withKnownLook({ schema, uiSchema = {}, formData, registry }: FieldProps): UiSchema {
  const { field, widget } = getUiOptions(uiSchema)
  if (typeof field === 'string' && !Object.hasOwn(registry.fields, field))
    return without(uiSchema, 'field', field)
  if (typeof widget !== 'string' || widget === 'hidden') return uiSchema
  const value: unknown = formData
  const resolved = registry.schemaUtils.retrieveSchema(schema, value)
  const isChoice = (resolved.oneOf ?? resolved.anyOf) !== undefined
  // The library would take what every object has, such as `constructor`, for a widget.
  const isKnown =
    !(widget in Object.prototype) &&
    (hasWidget(resolved, widget, registry.widgets) ||
      (isChoice && hasWidget({ type: 'number' }, widget, registry.widgets)))
  return isKnown ? uiSchema : without(uiSchema, 'widget', widget)
}

function without(uiSchema: UiSchema, kind: UnknownLook['kind'], name: string): UiSchema {
  const key = `ui:${kind}`
  const options: unknown = uiSchema['ui:options']
  const entries = Object.entries(uiSchema).filter(([one]) => one !== key && one !== 'ui:options')
  const rest = typeof options === 'object' && options !== null ? Object.entries(options) : []
  return {
    ...Object.fromEntries(entries),
    'ui:options': Object.fromEntries(rest.filter(([one]) => one !== kind)),
    [unknownKey]: { kind, name },
  }
}
