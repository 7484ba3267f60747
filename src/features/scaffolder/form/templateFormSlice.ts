// The form of a template (spec 2 §1): loaded, filled step by step, checked, reviewed and started.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../../model/failure.ts'
import type { JsonRecord } from '../../../model/json.ts'
import type { FieldProblem } from '../../../model/scaffolder/checkValues.ts'
import type { FormDraft } from '../../../model/scaffolder/formDraft.ts'
import { openForm, type FormState, type OpenForm } from '../../../model/scaffolder/formState.ts'
import { signedOut } from '../../session/sessionSlice.ts'

/** As `stringifyEntityRef` gives it; ignored unless it is the form's template. */
interface OfTemplate {
  readonly templateRef: string
}

interface Loaded extends OfTemplate {
  readonly schemaHash: string
  /** Of each step, with defaults and the values of the link. */
  readonly values: readonly JsonRecord[]
  /** Names in the link that are not in the schema or do not fit it. */
  readonly misfits: readonly string[]
  /** Moved to this schema. */
  readonly draft: FormDraft | null
}

interface Checked {
  readonly revision: number
  readonly step: number
  readonly problems: readonly FieldProblem[]
}

interface Refused extends OfTemplate {
  readonly failure: Failure
  /** Of each step, as the backend reports them. */
  readonly problems: readonly (readonly FieldProblem[])[]
}

const closed: FormState = { status: 'closed' }
function templateOf(state: FormState): string | undefined {
  if ('templateRef' in state) return state.templateRef
  return state.status === 'offering' ? state.fresh.templateRef : openForm(state)?.templateRef
}

const replaced = <Item>(items: readonly Item[], index: number, item: Item): readonly Item[] =>
  items.map((one, at) => (at === index ? item : one))

/** Any change of values: what was found out about earlier ones no longer counts. */
const changed = (form: OpenForm, change: Partial<OpenForm>): OpenForm => ({
  ...form,
  ...change,
  revision: form.revision + 1,
  keeping: 'pending',
})

/** The given step, or the review after the last one. A draft notes where the user was. */
function arrivedAt(before: OpenForm, step: number): FormState {
  const form: OpenForm = {
    ...before,
    furthest: Math.max(before.furthest, step),
    keeping: before.keeping === 'unchanged' ? 'unchanged' : 'pending',
  }
  return step < form.values.length
    ? { status: 'editing', form, step }
    : { status: 'reviewing', form, refusal: null }
}

function restored(fresh: OpenForm, draft: FormDraft): FormState {
  const { values, secrets, misfits, step } = draft
  const last = Math.min(step, fresh.values.length)
  // The review is reached by checking the last step again.
  const shown = Math.max(0, Math.min(last, fresh.values.length - 1))
  const form: OpenForm = {
    ...fresh,
    values,
    lostSecrets: secrets,
    misfits,
    furthest: last,
    keeping: 'kept',
  }
  return { status: 'editing', form, step: shown }
}

export const templateFormSlice = createSlice({
  name: 'templateForm',
  initialState: (): FormState => closed,
  reducers: {
    formOpened: (state, { payload: { templateRef } }: PayloadAction<OfTemplate>): FormState =>
      templateOf(state) === templateRef && state.status !== 'started'
        ? state
        : { status: 'loading', templateRef },
    formLeft: (state): FormState => (state.status === 'closed' ? state : closed),
    schemaLoaded: (state, { payload }: PayloadAction<Loaded>): FormState => {
      const { templateRef, schemaHash, values, misfits, draft } = payload
      if (state.status !== 'loading' || state.templateRef !== templateRef) return state
      const fresh: OpenForm = {
        templateRef,
        schemaHash,
        values,
        problems: values.map(() => []),
        revision: 0,
        furthest: 0,
        secrets: [],
        lostSecrets: [],
        misfits,
        keeping: 'unchanged',
      }
      return draft ? { status: 'offering', fresh, draft } : arrivedAt(fresh, 0)
    },
    loadFailed: (
      state,
      { payload: { templateRef, failure } }: PayloadAction<OfTemplate & { failure: Failure }>,
    ): FormState =>
      state.status === 'loading' && state.templateRef === templateRef
        ? { status: 'failed', templateRef, failure }
        : state,
    loadRetried: (state): FormState =>
      state.status === 'failed' ? { status: 'loading', templateRef: state.templateRef } : state,
    draftContinued: (state): FormState =>
      state.status === 'offering' ? restored(state.fresh, state.draft) : state,
    draftDiscarded: (state): FormState =>
      state.status === 'offering' ? arrivedAt(state.fresh, 0) : state,
    /** Of the shown step. A running check is given up. */
    valuesChanged: (state, { payload: values }: PayloadAction<JsonRecord>): FormState => {
      if (state.status !== 'editing' && state.status !== 'checking') return state
      const { form, step } = state
      const next = changed(form, { values: replaced(form.values, step, values) })
      return { status: 'editing', form: next, step }
    },
    /** A secret was typed or removed; its text is in the service. */
    secretChanged: (
      state,
      { payload }: PayloadAction<{ readonly pointer: string; readonly isGiven: boolean }>,
    ): FormState => {
      if (state.status !== 'editing' && state.status !== 'checking') return state
      const { pointer, isGiven } = payload
      const without = (list: readonly string[]) => list.filter((one) => one !== pointer)
      const secrets = without(state.form.secrets)
      const form = changed(state.form, {
        secrets: isGiven ? [...secrets, pointer] : secrets,
        lostSecrets: without(state.form.lostSecrets),
      })
      return { status: 'editing', form, step: state.step }
    },
    nextRequested: (state): FormState =>
      state.status === 'editing' ? { ...state, status: 'checking' } : state,
    checked: (state, { payload }: PayloadAction<Checked>): FormState => {
      const { revision, step, problems } = payload
      if (state.status !== 'checking' || state.step !== step) return state
      if (state.form.revision !== revision) return state
      const form = { ...state.form, problems: replaced(state.form.problems, step, problems) }
      return problems.length === 0 ? arrivedAt(form, step + 1) : { status: 'editing', form, step }
    },
    /** After a change to a step with problems: those that remain. */
    rechecked: (state, { payload }: PayloadAction<Checked>): FormState => {
      const { revision, step, problems } = payload
      if (state.status !== 'editing' || state.step !== step) return state
      if (state.form.revision !== revision) return state
      return {
        ...state,
        form: { ...state.form, problems: replaced(state.form.problems, step, problems) },
      }
    },
    /** Nothing typed is checked or lost by going back. */
    backRequested: (state): FormState => {
      if (state.status === 'reviewing') return arrivedAt(state.form, state.form.values.length - 1)
      return state.status === 'editing' && state.step > 0
        ? arrivedAt(state.form, state.step - 1)
        : state
    },
    /** Any step that was reached before. */
    stepChosen: (state, { payload: step }: PayloadAction<number>): FormState => {
      if (state.status !== 'reviewing' && state.status !== 'editing') return state
      const { form } = state
      return step >= 0 && step <= form.furthest && step < form.values.length
        ? arrivedAt(form, step)
        : state
    },
    startRequested: (state): FormState =>
      state.status === 'reviewing' ? { status: 'starting', form: state.form } : state,
    started: (
      state,
      { payload }: PayloadAction<OfTemplate & { readonly taskId: string }>,
    ): FormState =>
      state.status === 'starting' && state.form.templateRef === payload.templateRef
        ? { status: 'started', ...payload }
        : state,
    startFailed: (state, { payload }: PayloadAction<Refused>): FormState => {
      const { templateRef, failure, problems } = payload
      if (state.status !== 'starting' || state.form.templateRef !== templateRef) return state
      return { status: 'reviewing', form: { ...state.form, problems }, refusal: failure }
    },
    /** The revision was stored, or could not be. */
    draftStored: (
      state,
      {
        payload,
      }: PayloadAction<OfTemplate & { readonly revision: number; readonly isStored: boolean }>,
    ): FormState => {
      if (!('form' in state)) return state
      const { form } = state
      if (form.templateRef !== payload.templateRef || form.revision !== payload.revision)
        return state
      return { ...state, form: { ...form, keeping: payload.isStored ? 'kept' : 'refused' } }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, (state): FormState => (state.status === 'closed' ? state : closed))
  },
  selectors: {
    selectTemplateForm: (state) => state,
    selectOpenForm: openForm,
  },
})

export const {
  formOpened,
  formLeft,
  schemaLoaded,
  loadFailed,
  loadRetried,
  draftContinued,
  draftDiscarded,
  valuesChanged,
  secretChanged,
  nextRequested,
  checked,
  rechecked,
  backRequested,
  stepChosen,
  startRequested,
  started,
  startFailed,
  draftStored,
} = templateFormSlice.actions
export const { selectTemplateForm, selectOpenForm } = templateFormSlice.selectors
