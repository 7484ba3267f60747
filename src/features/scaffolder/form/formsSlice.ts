// Forms by key: of a template (spec 2 §1), and those that are tried out and start nothing. Loaded, filled step by step,
// checked, reviewed; that of a template is started.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../../model/failure.ts'
import type { JsonRecord } from '../../../model/json.ts'
import { changedEach, changedIfThere, stateAt, withoutKeys } from '../../../model/keyed.ts'
import type { Alternatives } from '../../../model/scaffolder/form/alternatives.ts'
import * as moves from '../../../model/scaffolder/form/formMoves.ts'
import {
  templateFormOf,
  type FormState,
  type FormStates,
  type OpenForm,
} from '../../../model/scaffolder/form/formState.ts'
import { askAgainDue } from '../../recovery/askAgainApi.ts'
import { signedOut } from '../../session/sessionSlice.ts'

interface Of {
  readonly key: string
}

/** Applies a change to the form of the event. */
const about =
  <Payload>(change: (before: FormState, payload: Payload) => FormState) =>
  (states: FormStates, { payload }: PayloadAction<Of & Payload>): FormStates =>
    changedIfThere<FormState>(states, payload.key, (before) => change(before, payload))

const none: FormStates = {}
const loading: FormState = { status: 'loading' }

/** Forms whose task has started are closed once another is opened. */
const opened = (states: FormStates, key: string): FormStates => ({
  ...Object.fromEntries(Object.entries(states).filter(([, { status }]) => status !== 'started')),
  [key]: loading,
})

export const formsSlice = createSlice({
  name: 'forms',
  initialState: (): FormStates => none,
  reducers: {
    /** Its page is open. */
    formOpened: (states, { payload: { key } }: PayloadAction<Of>): FormStates => {
      const { status } = stateAt(states, key, moves.closedForm)
      return status === 'closed' || status === 'started' ? opened(states, key) : states
    },
    formLeft: (states, { payload: { key } }: PayloadAction<Of>): FormStates =>
      withoutKeys(states, [key]),
    formLoaded: about<moves.Loaded>(moves.loaded),
    loadFailed: about<{ readonly failure: Failure }>((before, { failure }) =>
      before.status === 'loading' ? { status: 'failed', failure } : before,
    ),
    loadRetried: about<object>((before) => (before.status === 'failed' ? loading : before)),
    draftContinued: about<object>((before) =>
      before.status === 'offering' ? moves.restored(before.fresh, before.draft) : before,
    ),
    draftDiscarded: about<object>((before) =>
      before.status === 'offering' ? moves.arrivedAt(before.fresh, 0) : before,
    ),
    /** The whole document, and the alternatives that are chosen in it. */
    valuesChanged: about<{ readonly values: JsonRecord; readonly alternatives?: Alternatives }>(
      (before, { values, alternatives }) => moves.withValues(before, values, alternatives),
    ),
    nextRequested: about<object>((before) =>
      before.status === 'editing' ? { ...before, status: 'checking' } : before,
    ),
    /** The checks that have failed are not repeated. */
    checksSkipped: about<object>(moves.skippingChecks),
    checked: about<moves.Checked>(moves.afterCheck),
    /** After a change to a step with problems: those that remain. */
    rechecked: about<moves.Checked>(moves.afterRecheck),
    backRequested: about<object>(moves.oneBack),
    /** Any step that was reached before. */
    stepChosen: about<{ readonly step: number }>((before, { step }) =>
      moves.atChosenStep(before, step),
    ),
    /** As the backend reports them after a dry run, of each step. */
    fieldsRefused: about<Pick<OpenForm, 'problems'>>((before, { problems }) =>
      moves.withRefusedFields(before, problems),
    ),
    startRequested: about<object>((before) =>
      before.status === 'reviewing' ? { status: 'starting', form: before.form } : before,
    ),
    started: about<{ readonly taskId: string }>((before, { taskId }) =>
      before.status === 'starting' ? { status: 'started', taskId } : before,
    ),
    startFailed: about<moves.Refused>(moves.refused),
    /** The draft of a revision was stored, or could not be. */
    draftStored: about<moves.Stored>(moves.stored),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (states): FormStates =>
        Object.keys(states).length === 0 ? states : none,
      )
      .addCase(askAgainDue, (states, { payload }): FormStates =>
        changedEach<FormState>(states, (state) =>
          state.status === 'failed' && state.failure.again?.endpoint === payload.endpoint
            ? loading
            : state,
        ),
      )
  },
  selectors: {
    selectForms: (states) => states,
    selectForm: (states, key: string) => stateAt(states, key, moves.closedForm),
    /** The open form of a template with the template's ref. */
    selectTemplateForm: templateFormOf,
  },
})

export const {
  formOpened,
  formLeft,
  formLoaded,
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
  fieldsRefused,
  startRequested,
  started,
  startFailed,
  draftStored,
} = formsSlice.actions
export const { selectForms, selectForm, selectTemplateForm } = formsSlice.selectors

/** A store with this slice. */
export type FormsRoot = Parameters<typeof selectForms>[0]
