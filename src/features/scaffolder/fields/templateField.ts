// The properties of a field of a template's form, read from rjsf's. Backstage's templates write options as `ui:options`.

import { getUiOptions, type FieldProps } from '@rjsf/utils'
import { isJsonRecord, type Json, type JsonRecord } from '../../../model/json.ts'
import { pointerPart } from '../../../model/scaffolder/formDraft.ts'
import type { FieldAttributes } from '../../../ui/comboboxProps.ts'
import { describedBy } from '../form/fieldIds.ts'

export interface TemplateField {
  /** Of the control. */
  readonly id: string
  /** JSON pointer of the value in the document. */
  readonly pointer: string
  /** Name of the property. */
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly options: JsonRecord
  readonly schema: JsonRecord
  readonly value: Json | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly isFocused: boolean
  readonly hasProblems: boolean
  readonly described: ReturnType<typeof describedBy>
  /** Undefined removes the value. */
  readonly onChange: (value: Json | undefined) => void
}

const recordOf = (value: unknown): JsonRecord => (isJsonRecord(value) ? value : {})
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export function templateField(props: FieldProps): TemplateField {
  const { fieldPathId, name, uiSchema, required, disabled, readonly, autofocus, rawErrors } = props
  const schema = recordOf(props.schema)
  const looks = recordOf(uiSchema)
  const options = { ...recordOf(looks['ui:options']) }
  const path = fieldPathId.path
  return {
    id: fieldPathId.$id,
    pointer: path.map((part) => `/${pointerPart(String(part))}`).join(''),
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
