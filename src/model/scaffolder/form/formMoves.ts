// How the form of a template moves from one state to the next. Each function returns the state it was given where the
// event does not belong to it.

import type { Failure } from '../../failure.ts'
import { isSame, type JsonRecord } from '../../json.ts'
import { alternativesIn, type Alternatives } from './alternatives.ts'
import { areUnchecked, type FieldProblem } from './checkValues.ts'
import type { FormDraft } from './formDraft.ts'
import { isShown, stepOf, type FormState, type OpenForm, type ShownForm } from './formState.ts'
import { schemaHash, type FormStep } from './formSteps.ts'
import { valueAt } from './jsonPointer.ts'

export interface Loaded {
  readonly steps: readonly FormStep[]
  /** The document, with defaults and the values of the link. */
  readonly values: JsonRecord
  /** Names in the link that are not in the schema or do not fit it. */
  readonly misfits?: readonly string[]
  /** Moved to these steps. */
  readonly draft?: FormDraft | null
  /** Index of the last step that may be chosen at once. */
  readonly furthest?: number
  /** The problems of the shown step are looked for after each change. */
  readonly isLive?: boolean
}

export interface Checked {
  readonly revision: number
  readonly step: number
  readonly problems: readonly FieldProblem[]
}

export interface Refused {
  readonly failure: Failure
  /** Of each step, as the backend reports them. */
  readonly problems: readonly (readonly FieldProblem[])[]
}

export interface Stored {
  readonly revision: number
  readonly isStored: boolean
}

export const closedForm: FormState = { status: 'closed' }

/** It can be changed. */
const isFilled = (state: FormState): state is Exclude<ShownForm, { readonly status: 'starting' }> =>
  isShown(state) && state.status !== 'starting'

const replaced = <Item>(items: readonly Item[], index: number, item: Item): readonly Item[] =>
  items.map((one, at) => (at === index ? item : one))

/** Any change of values: what was found out about earlier ones no longer counts. */
const changed = (form: OpenForm, change: Partial<OpenForm>): OpenForm => ({
  ...form,
  ...change,
  isStale: true,
  revision: form.revision + 1,
  keeping: 'pending',
})

/** The given step, or the review after the last one. A draft notes where the user was. */
export function arrivedAt(before: OpenForm, step: number): FormState {
  const form: OpenForm = {
    ...before,
    furthest: Math.max(before.furthest, step),
    keeping: before.keeping === 'unchanged' ? 'unchanged' : 'pending',
  }
  return step < form.problems.length
    ? { status: 'editing', form, step }
    : { status: 'reviewing', form, refusal: null }
}

/** The steps are known, or have changed: then the shown step and the values stay. */
export function loaded(state: FormState, found: Loaded): FormState {
  const { steps, values, misfits = [], draft, furthest = 0, isLive } = found
  const of = { steps, schemaHash: schemaHash(steps), values, problems: steps.map(() => []) }
  const live = isLive === true && { isLive, isStale: true }
  if (state.status === 'loading') {
    const rest = { revision: 0, furthest, misfits, skipped: [], keeping: 'unchanged' } as const
    const fresh: OpenForm = { ...of, ...rest, ...live }
    return draft ? { status: 'offering', fresh, draft } : arrivedAt(fresh, 0)
  }
  if (!isFilled(state) || isSame(state.form.steps, steps)) return state
  const before = state.form
  const form: OpenForm = {
    ...before,
    ...of,
    ...live,
    alternatives: {},
    revision: before.revision + 1,
    furthest: Math.max(furthest, Math.min(before.furthest, steps.length)),
    skipped: [],
  }
  return arrivedAt(form, Math.min(stepOf(state), Math.max(0, steps.length - 1)))
}

export function restored(fresh: OpenForm, draft: FormDraft): FormState {
  const { values, misfits, step, alternatives } = draft
  const last = Math.min(step, fresh.problems.length)
  // The review is reached by checking the last step again.
  const shown = Math.max(0, Math.min(last, fresh.problems.length - 1))
  const form: OpenForm = {
    ...fresh,
    values,
    misfits,
    ...(alternatives && { alternatives }),
    furthest: last,
    keeping: 'kept',
  }
  return { status: 'editing', form, step: shown }
}

/** With the alternatives of all steps. A running check is given up. What a plugin's check has found ends with the value that it was about. */
export function withValues(
  state: FormState,
  values: JsonRecord,
  alternatives?: Alternatives,
): FormState {
  if (state.status !== 'editing' && state.status !== 'checking') return state
  const { form, step } = state
  const isKept = (pointer: string) =>
    isSame(valueAt(form.values, pointer), valueAt(values, pointer))
  const problems = (form.problems[step] ?? []).filter(
    ({ by, pointer }) => by === undefined || isKept(pointer),
  )
  const next = changed(form, {
    values,
    ...(alternatives && { alternatives: alternativesIn(alternatives, values) }),
    problems: replaced(form.problems, step, problems),
    skipped: form.skipped.filter(isKept),
  })
  return { status: 'editing', form: next, step }
}

const withProblems = (form: OpenForm, { step, problems }: Checked): OpenForm => ({
  ...form,
  isStale: false,
  problems: replaced(form.problems, step, problems),
})

export function afterCheck(state: FormState, found: Checked): FormState {
  const { revision, step, problems } = found
  if (state.status !== 'checking' || state.step !== step) return state
  if (state.form.revision !== revision) return state
  const form = withProblems(state.form, found)
  return problems.length === 0 ? arrivedAt(form, step + 1) : { status: 'editing', form, step }
}

export function afterRecheck(state: FormState, found: Checked): FormState {
  if (state.status !== 'editing' || state.step !== found.step) return state
  if (state.form.revision !== found.revision) return state
  return { ...state, form: withProblems(state.form, found) }
}

/** Goes on without the checks that have failed, if there are no other problems. */
export function skippingChecks(state: FormState): FormState {
  if (state.status !== 'editing') return state
  const { form, step } = state
  const problems = form.problems[step] ?? []
  if (!areUnchecked(problems)) return state
  const skipped = new Set([...form.skipped, ...problems.map(({ pointer }) => pointer)])
  return { status: 'checking', form: { ...form, skipped: [...skipped] }, step }
}

/** Going back keeps all values and checks none of them; a running check is aborted. */
export function oneBack(state: FormState): FormState {
  if (state.status === 'reviewing') return arrivedAt(state.form, state.form.problems.length - 1)
  return (state.status === 'editing' || state.status === 'checking') && state.step > 0
    ? arrivedAt(state.form, state.step - 1)
    : state
}

export function atChosenStep(state: FormState, step: number): FormState {
  if (!isFilled(state)) return state
  const { form } = state
  return step >= 0 && step <= form.furthest && step < form.problems.length
    ? arrivedAt(form, step)
    : state
}

export const refused = (state: FormState, { failure, problems }: Refused): FormState =>
  state.status === 'starting'
    ? { status: 'reviewing', form: { ...state.form, problems }, refusal: failure }
    : state

/** The backend's problems, at the first step that has one. */
export function withRefusedFields(state: FormState, problems: OpenForm['problems']): FormState {
  const step = problems.findIndex((ofStep) => ofStep.length > 0)
  return isFilled(state) && step >= 0
    ? { status: 'editing', form: { ...state.form, problems }, step }
    : state
}

export function stored(state: FormState, { revision, isStored }: Stored): FormState {
  if (!isShown(state) || state.form.revision !== revision) return state
  return { ...state, form: { ...state.form, keeping: isStored ? 'kept' : 'refused' } }
}
