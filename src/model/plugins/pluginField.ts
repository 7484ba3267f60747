// The properties of a plugin's field in a template's form.

import type { Json, JsonRecord } from '../json.ts'

interface PluginField {
  /** Of the control; the form's label names it. */
  readonly id: string
  /** JSON pointer of the value in the document. */
  readonly pointer: string
  readonly label: string
  readonly placeholder: string
  /** `ui:options` of the template. */
  readonly options: JsonRecord
  readonly schema: JsonRecord
  readonly value: Json | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
  /** For the control: the ids of its problems and explanations. */
  readonly described: {
    readonly 'aria-describedby'?: string
    readonly 'aria-invalid'?: true
  }
  /** Undefined removes the value. */
  readonly onChange: (value: Json | undefined) => void
}

export interface PluginFieldProps {
  readonly field: PluginField
}
