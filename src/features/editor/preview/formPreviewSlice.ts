// A form that is tried out: its values are checked as in the real form, and nothing is started or stored.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as preview from '../../../model/editor/formPreview.ts'
import type { PreviewState } from '../../../model/editor/formPreview.ts'
import type { Failure } from '../../../model/failure.ts'
import type { JsonRecord } from '../../../model/json.ts'
import type { FieldProblem } from '../../../model/scaffolder/form/checkValues.ts'
import * as moves from '../../../model/scaffolder/form/formMoves.ts'
import { askAgainDue } from '../../recovery/askAgainApi.ts'
import { signedOut } from '../../session/sessionSlice.ts'

interface OfForm {
  readonly of: string
}

const { closedPreview, moved } = preview

export const formPreviewSlice = createSlice({
  name: 'formPreview',
  initialState: (): PreviewState => closedPreview,
  reducers: {
    previewOpened: (state, { payload: { of } }: PayloadAction<OfForm>): PreviewState =>
      state.status !== 'closed' && state.of === of ? state : { status: 'loading', of },
    previewLeft: (state): PreviewState => (state.status === 'closed' ? state : closedPreview),
    formFound: (state, { payload }: PayloadAction<preview.FoundForm>): PreviewState =>
      preview.found(state, payload),
    formFailed: (
      state,
      { payload: { of, failure } }: PayloadAction<OfForm & { readonly failure: Failure }>,
    ): PreviewState =>
      state.status === 'loading' && state.of === of ? { status: 'failed', of, failure } : state,
    formRetried: (state): PreviewState =>
      state.status === 'failed' ? { status: 'loading', of: state.of } : state,
    /** Of the shown step. */
    valuesChanged: (state, { payload }: PayloadAction<JsonRecord>): PreviewState =>
      moved(state, (form) => moves.withValues(form, payload)),
    nextRequested: (state): PreviewState =>
      moved(state, (form) => (form.status === 'editing' ? { ...form, status: 'checking' } : form)),
    checksSkipped: (state): PreviewState => moved(state, moves.skippingChecks),
    checked: (state, { payload }: PayloadAction<moves.Checked>): PreviewState =>
      moved(state, (form) => moves.afterCheck(form, payload)),
    /** After a change to a step with problems: those that remain. */
    rechecked: (state, { payload }: PayloadAction<moves.Checked>): PreviewState =>
      moved(state, (form) => moves.afterRecheck(form, payload)),
    backRequested: (state): PreviewState => moved(state, moves.oneBack),
    stepChosen: (state, { payload }: PayloadAction<number>): PreviewState =>
      moved(state, (form) => moves.atChosenStep(form, payload)),
    /** Of each step, as the backend reports them after a dry run. */
    fieldsRefused: (
      state,
      { payload }: PayloadAction<readonly (readonly FieldProblem[])[]>,
    ): PreviewState => preview.refusedFields(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state): PreviewState =>
        state.status === 'closed' ? state : closedPreview,
      )
      .addCase(askAgainDue, (state, { payload }): PreviewState =>
        state.status === 'failed' && state.failure.again?.endpoint === payload.endpoint
          ? { status: 'loading', of: state.of }
          : state,
      )
  },
  selectors: {
    selectFormPreview: (state) => state,
  },
})

export const {
  previewOpened,
  previewLeft,
  formFound,
  formFailed,
  formRetried,
  valuesChanged,
  nextRequested,
  checksSkipped,
  checked,
  rechecked,
  backRequested,
  stepChosen,
  fieldsRefused,
} = formPreviewSlice.actions
export const { selectFormPreview } = formPreviewSlice.selectors
