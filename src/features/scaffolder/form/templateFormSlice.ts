// The form of a template (spec 2 §1): loaded, filled step by step, checked, reviewed and started.

import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../../model/failure.ts'
import type { JsonRecord } from '../../../model/json.ts'
import { isFlagActive } from '../../../model/plugins/featureFlags.ts'
import type { Alternatives } from '../../../model/scaffolder/form/alternatives.ts'
import * as moves from '../../../model/scaffolder/form/formMoves.ts'
import { openForm, type FormState } from '../../../model/scaffolder/form/formState.ts'
import { formSteps } from '../../../model/scaffolder/form/formSteps.ts'
import type { TemplateParameterSchema } from '../../../model/scaffolder/form/parameterSchema.ts'
import { selectFlagStates } from '../../preferences/flagsSlice.ts'
import { askAgainDue } from '../../recovery/askAgainApi.ts'
import { signedOut } from '../../session/sessionSlice.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'

const { closedForm } = moves

type ValuesChanged = PayloadAction<JsonRecord, string, { readonly alternatives?: Alternatives }>

export const templateFormSlice = createSlice({
  name: 'templateForm',
  initialState: (): FormState => closedForm,
  reducers: {
    /** The page of a template is open. */
    formOpened: (
      state,
      { payload: { templateRef } }: PayloadAction<moves.OfTemplate>,
    ): FormState =>
      moves.templateOf(state) === templateRef && state.status !== 'started'
        ? state
        : { status: 'loading', templateRef },
    formLeft: (state): FormState => (state.status === 'closed' ? state : closedForm),
    schemaLoaded: (state, { payload }: PayloadAction<moves.Loaded>): FormState =>
      moves.loaded(state, payload),
    loadFailed: (
      state,
      { payload: { templateRef, failure } }: PayloadAction<moves.OfTemplate & { failure: Failure }>,
    ): FormState =>
      state.status === 'loading' && state.templateRef === templateRef
        ? { status: 'failed', templateRef, failure }
        : state,
    loadRetried: (state): FormState =>
      state.status === 'failed' ? { status: 'loading', templateRef: state.templateRef } : state,
    draftContinued: (state): FormState =>
      state.status === 'offering' ? moves.restored(state.fresh, state.draft) : state,
    draftDiscarded: (state): FormState =>
      state.status === 'offering' ? moves.arrivedAt(state.fresh, 0) : state,
    /** The whole document. */
    valuesChanged: {
      prepare: (values: JsonRecord, alternatives?: Alternatives) => ({
        payload: values,
        meta: alternatives ? { alternatives } : {},
      }),
      reducer: (state, { payload, meta }: ValuesChanged): FormState =>
        moves.withValues(state, payload, meta.alternatives),
    },
    nextRequested: (state): FormState =>
      state.status === 'editing' ? { ...state, status: 'checking' } : state,
    /** The checks that have failed are not repeated. */
    checksSkipped: (state): FormState => moves.skippingChecks(state),
    checked: (state, { payload }: PayloadAction<moves.Checked>): FormState =>
      moves.afterCheck(state, payload),
    /** After a change to a step with problems: those that remain. */
    rechecked: (state, { payload }: PayloadAction<moves.Checked>): FormState =>
      moves.afterRecheck(state, payload),
    backRequested: (state): FormState => moves.oneBack(state),
    /** Any step that was reached before. */
    stepChosen: (state, { payload }: PayloadAction<number>): FormState =>
      moves.atChosenStep(state, payload),
    startRequested: (state): FormState =>
      state.status === 'reviewing' ? { status: 'starting', form: state.form } : state,
    started: (
      state,
      { payload }: PayloadAction<moves.OfTemplate & { readonly taskId: string }>,
    ): FormState =>
      state.status === 'starting' && state.form.templateRef === payload.templateRef
        ? { status: 'started', ...payload }
        : state,
    startFailed: (state, { payload }: PayloadAction<moves.Refused>): FormState =>
      moves.refused(state, payload),
    /** The draft of a revision was stored, or could not be. */
    draftStored: (state, { payload }: PayloadAction<moves.Stored>): FormState =>
      moves.stored(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state): FormState => (state.status === 'closed' ? state : closedForm))
      .addCase(askAgainDue, (state, { payload }): FormState =>
        state.status === 'failed' && state.failure.again?.endpoint === payload.endpoint
          ? { status: 'loading', templateRef: state.templateRef }
          : state,
      )
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
  nextRequested,
  checksSkipped,
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

type StepsRoot = Parameters<typeof selectFlagStates>[0] & Parameters<typeof selectConfig>[0]

/** A template's steps for this user: the same object for the same schema, flags and configuration. */
export const selectSteps = createSelector(
  [
    (root: StepsRoot) => selectFlagStates(root),
    (root: StepsRoot) => selectConfig(root)?.integrations,
    (_root: StepsRoot, schema: TemplateParameterSchema) => schema,
  ],
  (flags, integrations, schema) =>
    formSteps(schema, (name) => isFlagActive(flags, name), integrations),
)
