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

/** The uiSchema without a field or widget that is not there, with a note about it: about the field, if it is both. */
export function withKnownLook(props: FieldProps): UiSchema {
  const { uiSchema = {}, registry } = props
  const { field, widget } = getUiOptions(uiSchema)
  const known = isKnownWidget(widget, props)
    ? uiSchema
    : without(uiSchema, 'widget', String(widget))
  const isKnown = typeof field !== 'string' || Object.hasOwn(registry.fields, field)
  return isKnown ? known : without(known, 'field', field)
}

function isKnownWidget(widget: unknown, props: FieldProps): boolean {
  const { schema, registry } = props
  if (typeof widget !== 'string' || widget === 'hidden') return true
  // The library would take what every object has, such as `constructor`, for a widget.
  if (widget in Object.prototype) return false
  const value: unknown = props.formData
  const resolved = registry.schemaUtils.retrieveSchema(schema, value)
  const isChoice = (resolved.oneOf ?? resolved.anyOf) !== undefined
  // One of several alternatives is chosen by its number.
  const isNumber = isChoice && !registry.schemaUtils.isSelect(resolved)
  return hasWidget(isNumber ? { type: 'number' } : resolved, widget, registry.widgets)
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
