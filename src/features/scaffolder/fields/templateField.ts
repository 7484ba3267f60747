// What a field of a template's form gets, read from rjsf's props. Backstage's templates write options as `ui:options`.

import type { FieldProps } from '@rjsf/utils'
import { isJsonRecord, type Json, type JsonRecord } from '../../../model/json.ts'
import { pointerPart } from '../../../model/scaffolder/formDraft.ts'

export interface TemplateField {
  /** Of the control. */
  readonly id: string
  /** JSON pointer of the value in the document. */
  readonly pointer: string
  /** Name of the property. */
  readonly name: string
  readonly label: string
  readonly description?: string
  readonly placeholder: string
  readonly options: JsonRecord
  readonly schema: JsonRecord
  readonly value: Json | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly isFocused: boolean
  readonly hasProblems: boolean
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
  const description =
    textOf(looks['ui:description']) ??
    textOf(options['description']) ??
    textOf(schema['description'])
  const path = fieldPathId.path
  return {
    id: fieldPathId.$id,
    pointer: path.map((part) => `/${pointerPart(String(part))}`).join(''),
    name,
    label: textOf(looks['ui:title']) ?? textOf(options['title']) ?? textOf(schema['title']) ?? name,
    ...(description !== undefined && { description }),
    placeholder: textOf(looks['ui:placeholder']) ?? textOf(options['placeholder']) ?? '',
    options,
    schema,
    value: props.formData as Json | undefined,
    isRequired: required ?? false,
    isDisabled: (disabled ?? false) || (readonly ?? false),
    isFocused: autofocus ?? false,
    hasProblems: (rawErrors ?? []).length > 0,
    onChange: (value) => {
      props.onChange(value, path)
    },
  }
}
