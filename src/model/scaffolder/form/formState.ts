// Forms of templates, from their steps to the started task (spec 2 §1). They have masks in place of secrets.

import type { Failure } from '../../failure.ts'
import type { JsonRecord } from '../../json.ts'
import type { Alternatives } from './alternatives.ts'
import type { FieldProblem } from './checkValues.ts'
import type { FormDraft } from './formDraft.ts'
import type { FormStep } from './formSteps.ts'

export interface OpenForm {
  readonly steps: readonly FormStep[]
  /** Of these steps. */
  readonly schemaHash: string
  /** The document of all steps, as typed: includes fields that are hidden at present, and masks instead of secrets. */
  readonly values: JsonRecord
  /** Of each step, as found by its last check or by the backend. */
  readonly problems: readonly (readonly FieldProblem[])[]
  /** Values have changed since the problems were found. */
  readonly isStale?: boolean
  /** The problems of the shown step are looked for after each change, not only when the user goes on. */
  readonly isLive?: boolean
  /** Counts the changes of values: a check of earlier values is ignored. */
  readonly revision: number
  /** Index of the last step that may be chosen; the number of steps for the review. */
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
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** A draft waits for the user's choice; `fresh` is the form without it. */
  | { readonly status: 'offering'; readonly fresh: OpenForm; readonly draft: FormDraft }
  | { readonly status: 'editing'; readonly form: OpenForm; readonly step: number }
  | { readonly status: 'checking'; readonly form: OpenForm; readonly step: number }
  | { readonly status: 'reviewing'; readonly form: OpenForm; readonly refusal: Failure | null }
  | { readonly status: 'starting'; readonly form: OpenForm }
  | { readonly status: 'started'; readonly taskId: string }

/** A form whose steps or review are on the page. */
export type ShownForm = Extract<FormState, { readonly form: OpenForm }>

/**
 * By key, which names what a form is of: the ref of a template, as `stringifyEntityRef` gives it, or what is tried out.
 * The secrets of a form have the same key.
 */
export type FormStates = Readonly<Record<string, FormState>>

/** Whether this is the key of a template's own form, which has a draft and starts a task. */
export const isTemplateForm = (key: string): boolean => key.startsWith('template:')

/** The form of a template that is on its page, or has just started a task: at most one. */
export function templateFormOf(
  states: FormStates,
): { readonly templateRef: string; readonly state: FormState } | undefined {
  const templateRef = Object.keys(states).find(isTemplateForm)
  const state = templateRef === undefined ? undefined : states[templateRef]
  return templateRef !== undefined && state ? { templateRef, state } : undefined
}

export const isShown = (state: FormState): state is ShownForm => 'form' in state

/** The open form; null before it is loaded and after it has started a task. */
export const openForm = (state: FormState): OpenForm | null => (isShown(state) ? state.form : null)

/** Index of the shown step; the number of steps for the review. */
export const stepOf = (state: ShownForm): number =>
  'step' in state ? state.step : state.form.steps.length
