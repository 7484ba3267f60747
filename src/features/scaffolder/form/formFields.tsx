// The form library's fields, with small changes.

import { getDefaultRegistry } from '@rjsf/core'
import {
  getSchemaType,
  getUiOptions,
  type FieldProps,
  type Registry,
  type RJSFSchema,
} from '@rjsf/utils'
import { useMemo } from 'react'
import { fixedItem } from './fieldIds.ts'
import { withKnownLook } from './unknownLook.ts'

const library = getDefaultRegistry().fields
const { SchemaField, StringField, ArrayField } = library

/** Templates leave the type out where a list of values or a text is meant. */
function withType({ schema, registry, formData }: FieldProps): FieldProps['schema'] {
  if (schema.type !== undefined) return schema
  const value: unknown = formData
  const resolved = registry.schemaUtils.retrieveSchema(schema, value)
  const isChoice = (resolved.oneOf ?? resolved.anyOf) !== undefined
  const isText = getSchemaType(resolved) === undefined && !isChoice
  return isText ||
    (isChoice && resolved.type === undefined && registry.schemaUtils.isSelect(resolved))
    ? { ...schema, type: 'string' }
    : schema
}

function KnownSchemaField(props: FieldProps) {
  if (!SchemaField) return null
  return <SchemaField {...props} schema={withType(props)} uiSchema={withKnownLook(props)} />
}

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
  SchemaField: KnownSchemaField,
  NumberField,
  ArrayField: FixedArrayField,
}
