// A plugin's field in a template's form: its properties, and the check of its value.

import type { Json, JsonRecord } from '../json.ts'
import type { ServiceRef } from './serviceFactories.ts'

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
  /** Of all fields that the steps of the form show; secrets are masks. */
  readonly values: JsonRecord
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

/** A problem of the field's value: a key of the plugin's own texts, or a text as it is shown. */
export type FieldFault =
  | {
      readonly key: string
      readonly params?: Readonly<Record<string, string | number>>
    }
  | { readonly text: string }

interface FieldCheckContext {
  /** Aborted when the value changes or the user leaves the step. */
  readonly signal: AbortSignal
  /** `ui:options` of the template. */
  readonly options: JsonRecord
  /** Throws `ServiceError` if no plugin provides it. */
  readonly service: <Service>(ref: ServiceRef<Service>) => Service
}

/** The problems of a value, none if it may be sent. Rejects if the value cannot be checked at present. */
export type FieldCheck = (value: Json, context: FieldCheckContext) => Promise<readonly FieldFault[]>

export interface OfferedCheck {
  /** Id of the plugin, for its texts. */
  readonly plugin: string
  readonly check: FieldCheck
}
