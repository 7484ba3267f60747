// Our templates and widgets for the form library.

import { getDefaultRegistry } from '@rjsf/core'
import {
  type CyclicSchemaExpandProps,
  rangeSpec,
  type Registry,
  type UnsupportedFieldProps,
  type WidgetProps,
} from '@rjsf/utils'
import { Button, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import '../../../../ui/antd/forms.antd.css'
import { ArrayTemplate, ItemTemplate } from './ArrayTemplate.tsx'
import { isLocked } from './choices.ts'
import {
  CheckboxesWidget,
  CheckboxWidget,
  RadioWidget,
  SelectWidget,
  SwitchWidget,
} from './choiceWidgets.tsx'
import { describedBy } from './fieldIds.ts'
import { FieldTemplate } from './FieldTemplate.tsx'
import { FileWidget } from './FileWidget.tsx'
import { ObjectTemplate } from './groupTemplates.tsx'
import classes from './SchemaForm.module.css'
import {
  ColorWidget,
  DateTimeWidget,
  DateWidget,
  EmailWidget,
  PasswordWidget,
  TextareaWidget,
  textProps,
  TextWidget,
  TimeWidget,
  UrlWidget,
  useExamples,
} from './textWidgets.tsx'

const limit = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

/** Text that is no number stays in the control; the value is then missing. */
function NumberWidget(props: WidgetProps) {
  const { language } = useTranslation().i18n
  const { onChange, options, schema } = props
  const known: unknown = props.value
  const step = limit(schema.multipleOf)
  const examples = useExamples(props)
  const separator = language === 'de' ? ',' : '.'
  return (
    <>
      <InputNumber
        {...textProps(props)}
        {...examples.attributes}
        className={classes['number'] ?? ''}
        decimalSeparator={separator}
        inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
        {...(step !== undefined && { step })}
        value={typeof known === 'number' ? known : null}
        onChange={(next: number | null) => {
          onChange(next ?? options.emptyValue)
        }}
      />
      {examples.list}
    </>
  )
}

/** A slider with its value; the browser's has no empty state, so one without a value says so. */
function RangeWidget(props: WidgetProps) {
  const { t } = useTranslation('scaffolder')
  const { id, schema, onChange } = props
  const { min = 0, max = 100, step } = rangeSpec(schema)
  const value: unknown = props.value
  const known = typeof value === 'number' ? value : undefined
  return (
    <span className={classes['range']}>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        {...(step !== undefined && { step })}
        disabled={isLocked(props)}
        aria-valuetext={known === undefined ? t('fields.notSet') : String(known)}
        {...describedBy(props)}
        value={known ?? min}
        onChange={({ target }) => {
          onChange(target.valueAsNumber)
        }}
      />
      <output htmlFor={id}>{known ?? t('fields.notSet')}</output>
    </span>
  )
}

function HiddenWidget({ id, value }: WidgetProps) {
  return <input type="hidden" id={id} value={JSON.stringify(value ?? '')} />
}

const library = getDefaultRegistry()

function Unsupported({ reason }: UnsupportedFieldProps) {
  const { t } = useTranslation('scaffolder')
  return <p className={classes['unknown']}>{reason === '' ? t('fields.unsupported') : reason}</p>
}

function Expand({ name, schema, fieldPathId, onExpand }: CyclicSchemaExpandProps) {
  return (
    <Button
      className={classes['add'] ?? ''}
      onClick={() => {
        onExpand(fieldPathId.$id)
      }}
    >
      {schema.title ?? name}
    </Button>
  )
}

/** `FieldTemplate` draws these from their texts. */
const Nothing = () => null

export const templates: Registry['templates'] = {
  ...library.templates,
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
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
  RangeWidget,
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
  FileWidget,
}
