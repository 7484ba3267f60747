// The form of a template, from its schema to the started task (spec 2 §1). It has masks in place of secrets.

import type { Failure } from '../../failure.ts'
import type { JsonRecord } from '../../json.ts'
import type { Alternatives } from './alternatives.ts'
import type { FieldProblem } from './checkValues.ts'
import type { FormDraft } from './formDraft.ts'

export interface OpenForm {
  /** As `stringifyEntityRef` gives it. */
  readonly templateRef: string
  /** Of the schema that the values belong to. */
  readonly schemaHash: string
  /** The document of all steps, as typed: includes fields that are hidden at present, and masks instead of secrets. */
  readonly values: JsonRecord
  /** Of each step, as found by its last check or by the backend. */
  readonly problems: readonly (readonly FieldProblem[])[]
  /** Values have changed since the problems were found. */
  readonly isStale?: boolean
  /** Counts the changes of values: a check of earlier values is ignored. */
  readonly revision: number
  /** Index of the last step reached; the number of steps for the review. */
  readonly furthest: number
  /** Names of the values that were left out because they are not in the schema or do not fit it. */
  readonly misfits: readonly string[]
  /** JSON pointers of the fields whose failed checks the user has skipped. */
  readonly skipped: readonly string[]
  readonly alternatives?: Alternatives
  readonly keeping: 'unchanged' | 'pending' | 'kept' | 'refused'
}

export type FormState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly templateRef: string }
  | { readonly status: 'failed'; readonly templateRef: string; readonly failure: Failure }
  /** A draft waits for the user's choice; `fresh` is the form without it. */
  | { readonly status: 'offering'; readonly fresh: OpenForm; readonly draft: FormDraft }
  | { readonly status: 'editing'; readonly form: OpenForm; readonly step: number }
  | { readonly status: 'checking'; readonly form: OpenForm; readonly step: number }
  | { readonly status: 'reviewing'; readonly form: OpenForm; readonly refusal: Failure | null }
  | { readonly status: 'starting'; readonly form: OpenForm }
  | { readonly status: 'started'; readonly templateRef: string; readonly taskId: string }

/** The open form; null before it is loaded and after it has started a task. */
export const openForm = (state: FormState): OpenForm | null => ('form' in state ? state.form : null)
