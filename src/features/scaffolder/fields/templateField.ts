// The properties of a field of a template's form, read from rjsf's. Backstage's templates write options as `ui:options`.

import { getUiOptions, type FieldProps } from '@rjsf/utils'
import { asJsonRecord, type Json } from '../../../model/json.ts'
import type { PluginFieldProps } from '../../../model/plugins/pluginField.ts'
import { pointerOf } from '../../../model/scaffolder/form/jsonPointer.ts'
import type { FieldAttributes } from '../../../ui/fields/comboboxProps.ts'
import { describedBy } from '../form/schema/fieldIds.ts'

type PluginField = Omit<PluginFieldProps['field'], 'values'>

export interface TemplateField extends PluginField {
  /** Name of the property. */
  readonly name: string
  readonly isFocused: boolean
  readonly hasProblems: boolean
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export function templateField(props: FieldProps): TemplateField {
  const { fieldPathId, name, uiSchema, required, disabled, readonly, autofocus, rawErrors } = props
  const schema = asJsonRecord(props.schema)
  const looks = asJsonRecord(uiSchema)
  const options = { ...asJsonRecord(looks['ui:options']) }
  const path = fieldPathId.path
  return {
    id: fieldPathId.$id,
    pointer: pointerOf(path),
    name,
    label: textOf(looks['ui:title']) ?? textOf(options['title']) ?? textOf(schema['title']) ?? name,
    placeholder: textOf(looks['ui:placeholder']) ?? textOf(options['placeholder']) ?? '',
    options,
    schema,
    value: props.formData as Json | undefined,
    isRequired: required ?? false,
    isDisabled: (disabled ?? false) || (readonly ?? false),
    isFocused: autofocus ?? false,
    hasProblems: (rawErrors ?? []).length > 0,
    described: describedBy({
      id: fieldPathId.$id,
      schema: props.schema,
      options: getUiOptions(uiSchema),
      rawErrors,
    }),
    onChange: (value) => {
      props.onChange(value, path)
    },
  }
}

/** For the field's control; the form draws its label, problems and explanations. */
export const controlAttributes = (field: TemplateField): FieldAttributes => ({
  id: field.id,
  disabled: field.isDisabled,
  required: field.isRequired,
  autoFocus: field.isFocused,
  ...field.described,
})
