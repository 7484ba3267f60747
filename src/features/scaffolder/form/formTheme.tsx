// What the form library draws with: our templates and widgets, and its fields with small changes.

import { getDefaultRegistry } from '@rjsf/core'
import {
  getUiOptions,
  type CyclicSchemaExpandProps,
  type FieldProps,
// What the form library draws with: our templates and widgets.

import { getDefaultRegistry } from '@rjsf/core'
import {
  type CyclicSchemaExpandProps,
  type Registry,
  type UnsupportedFieldProps,
} from '@rjsf/utils'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../ui/antd/forms.antd.css'
import { ArrayTemplate, ItemTemplate } from './ArrayTemplate.tsx'
import {
  CheckboxesWidget,
  CheckboxWidget,
  RadioWidget,
  SelectWidget,
  SwitchWidget,
} from './choiceWidgets.tsx'
import { FieldTemplate } from './FieldTemplate.tsx'
import { AlternativesTemplate, ObjectTemplate } from './groupTemplates.tsx'
import { HiddenWidget } from './HiddenWidget.tsx'
import classes from './SchemaForm.module.css'
import {
  ColorWidget,
  DateTimeWidget,
  DateWidget,
  EmailWidget,
  NumberWidget,
  PasswordWidget,
  TextareaWidget,
  TextWidget,
  TimeWidget,
  UrlWidget,
} from './textWidgets.tsx'
import { withKnownLook } from './unknownLook.ts'

const library = getDefaultRegistry()
const { SchemaField, StringField, ArrayField } = library.fields

function KnownSchemaField(props: FieldProps) {
  if (!SchemaField) return null
  return <SchemaField {...props} uiSchema={withKnownLook(props)} />
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

/** A list with fixed items shows all of them, also before they have values. */
function FixedArrayField(props: FieldProps) {
  const { items } = props.schema
  const values: unknown = props.formData
  const padded = useMemo(() => {
    const known: readonly unknown[] = Array.isArray(values) ? values : []
    const isShort = Array.isArray(items) && known.length < items.length
    return isShort ? items.map((_item, index) => known[index]) : values
  }, [items, values])
  return ArrayField ? <ArrayField {...props} formData={padded} /> : null
}

const library = getDefaultRegistry()

function Unsupported({ reason }: UnsupportedFieldProps) {
  const { t } = useTranslation('scaffolder')
  return <p className={classes['unknown']}>{reason === '' ? t('fields.unsupported') : reason}</p>
}

function Expand({ name, fieldPathId, onExpand }: CyclicSchemaExpandProps) {
  return (
    <Button
      className={classes['add'] ?? ''}
      onClick={() => {
        onExpand(fieldPathId.$id)
      }}
    >
      {name}
    </Button>
  )
}

/** `FieldTemplate` draws these from their texts. */
const Nothing = () => null

export const fields: Registry['fields'] = {
  ...library.fields,
  SchemaField: KnownSchemaField,
  NumberField,
  ArrayField: FixedArrayField,
}

export const templates: Registry['templates'] = {
  ...library.templates,
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  MultiSchemaFieldTemplate: AlternativesTemplate,
  UnsupportedFieldTemplate: Unsupported,
  CyclicSchemaExpandTemplate: Expand,
  OptionalDataControlsTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
}

export const widgets: Registry['widgets'] = {
  TextWidget,
  TextareaWidget,
  PasswordWidget,
  EmailWidget,
  URLWidget: UrlWidget,
  UpDownWidget: NumberWidget,
  RangeWidget: NumberWidget,
  RadioWidget,
  SelectWidget,
  CheckboxWidget,
  CheckboxesWidget,
  switch: SwitchWidget,
  HiddenWidget,
  DateWidget,
  AltDateWidget: DateWidget,
  DateTimeWidget,
  AltDateTimeWidget: DateTimeWidget,
  TimeWidget,
  ColorWidget,
  FileWidget: TextareaWidget,
}
