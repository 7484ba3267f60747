// Our templates and widgets for the form library.

import { getDefaultRegistry } from '@rjsf/core'
import {
  type CyclicSchemaExpandProps,
  type Registry,
  type UnsupportedFieldProps,
} from '@rjsf/utils'
import { Button } from 'antd'
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
import { FileWidget } from './FileWidget.tsx'
import { ObjectTemplate } from './groupTemplates.tsx'
import { HiddenWidget } from './HiddenWidget.tsx'
import { NumberWidget } from './NumberWidget.tsx'
import { RangeWidget } from './RangeWidget.tsx'
import classes from './SchemaForm.module.css'
import {
  ColorWidget,
  DateTimeWidget,
  DateWidget,
  EmailWidget,
  PasswordWidget,
  TextareaWidget,
  TextWidget,
  TimeWidget,
  UrlWidget,
} from './textWidgets.tsx'

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
