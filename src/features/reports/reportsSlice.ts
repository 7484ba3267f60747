// The dialog of a problem report. The recording itself is too large for the store (`recordingsRef`).

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import type { MaskChoices, RecordedPage } from '../../model/shell/recording.ts'
import { reportsId } from '../../model/shell/reportTarget.ts'

export interface ReportDraft {
  readonly page: RecordedPage
  readonly masked: MaskChoices
  readonly whatHappened: string
}

export type ReportsState =
  | { readonly status: 'closed' }
  /** The recording is being taken. */
  | { readonly status: 'opening' }
  | ({ readonly status: 'open' } & ReportDraft)
  | ({ readonly status: 'sending' } & ReportDraft)
  | ({ readonly status: 'failed'; readonly failure: Failure } & ReportDraft)
  | { readonly status: 'sent' }

const closed: ReportsState = { status: 'closed' }
const everything: MaskChoices = { emails: true, names: true, texts: true }

const isDraft = (state: ReportsState): state is Extract<ReportsState, ReportDraft> =>
  'masked' in state

/** The choices can be changed unless the report is on its way. */
const edited = (state: ReportsState, change: Partial<ReportDraft>): ReportsState => {
  if (state.status !== 'open' && state.status !== 'failed') return state
  const { page, masked, whatHappened } = state
  return { status: 'open', page, masked, whatHappened, ...change }
}

export const reportsSlice = createSlice({
  name: reportsId,
  initialState: (): ReportsState => closed,
  reducers: {
    reportRequested: (state): ReportsState =>
      state.status === 'closed' ? { status: 'opening' } : state,
    recordingTaken: (state, { payload: page }: PayloadAction<RecordedPage>): ReportsState =>
      state.status === 'opening'
        ? { status: 'open', page, masked: everything, whatHappened: '' }
        : state,
    maskChosen: (state, { payload }: PayloadAction<Partial<MaskChoices>>): ReportsState =>
      isDraft(state) ? edited(state, { masked: { ...state.masked, ...payload } }) : state,
    descriptionTyped: (state, { payload }: PayloadAction<string>): ReportsState =>
      edited(state, { whatHappened: payload }),
    sendRequested: (state): ReportsState => {
      if (state.status !== 'open' && state.status !== 'failed') return state
      const { page, masked, whatHappened } = state
      return { status: 'sending', page, masked, whatHappened }
    },
    reportSent: (state): ReportsState => (state.status === 'sending' ? { status: 'sent' } : state),
    sendFailed: (state, { payload: failure }: PayloadAction<Failure>): ReportsState =>
      state.status === 'sending' ? { ...state, status: 'failed', failure } : state,
    dismissed: (state): ReportsState => (state.status === 'closed' ? state : closed),
  },
  selectors: {
    selectReports: (state) => state,
  },
})

export type ReportsRoot = Parameters<typeof reportsSlice.selectors.selectReports>[0]

export const {
  descriptionTyped,
  dismissed,
  maskChosen,
  recordingTaken,
  reportSent,
  sendFailed,
  sendRequested,
} = reportsSlice.actions
/** @internal Exported for tests; the portal's `reportTarget` names it. */
export const { reportRequested } = reportsSlice.actions
export const { selectReports } = reportsSlice.selectors
