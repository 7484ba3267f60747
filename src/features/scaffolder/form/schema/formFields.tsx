// The form library's fields, with small changes.

import { getDefaultRegistry } from '@rjsf/core'
import { getUiOptions, type FieldProps, type Registry, type RJSFSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import { AlternativesField } from './AlternativesField.tsx'
import { fixedItem } from './fieldIds.ts'
import { SafeSchemaField } from './SafeSchemaField.tsx'

const library = getDefaultRegistry().fields
const { StringField, ArrayField } = library

/** The control is for numbers, where the library has one for text that it converts. */
function NumberField(props: FieldProps) {
  const { schema, uiSchema, registry } = props
  const isList = registry.schemaUtils.isSelect(schema)
  const look = useMemo(
    () =>
      getUiOptions(uiSchema).widget === undefined && !isList
        ? { ...uiSchema, 'ui:widget': 'updown' }
        : (uiSchema ?? {}),
    [uiSchema, isList],
  )
  return StringField ? <StringField {...props} uiSchema={look} /> : null
}

const marked = (item: RJSFSchema): RJSFSchema => ({ ...item, [fixedItem]: true })

/** A list with fixed items shows all of them, also before they have values. */
function FixedArrayField(props: FieldProps) {
  const { items } = props.schema
  const values: unknown = props.formData
  const padded = useMemo(() => {
    const known: readonly unknown[] = Array.isArray(values) ? values : []
    const isShort = Array.isArray(items) && known.length < items.length
    return isShort ? items.map((_item, index) => known[index]) : values
  }, [items, values])
  const schema = useMemo(
    () =>
      Array.isArray(items)
        ? {
            ...props.schema,
            items: items.map((item) => (typeof item === 'object' ? marked(item) : item)),
          }
        : props.schema,
    [items, props.schema],
  )
  return ArrayField ? <ArrayField {...props} schema={schema} formData={padded} /> : null
}

export const fields: Registry['fields'] = {
  ...library,
  SchemaField: SafeSchemaField,
  NumberField,
  ArrayField: FixedArrayField,
  OneOfField: AlternativesField,
  AnyOfField: AlternativesField,
}
