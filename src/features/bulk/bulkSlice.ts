// Refreshes or unregisters many entities, job by job. Unregistering is confirmed first, because entities leave the catalog
// with their location.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { nextJob, refreshJob, type BulkJob, type JobResult } from '../../model/bulk/bulkJobs.ts'
import type { Failure } from '../../model/failure.ts'
import { isSame } from '../../model/json.ts'
import { isUserChange } from '../session/sessionSlice.ts'
import { navigated } from '../shell/locationSlice.ts'

interface Selected {
  /** As `stringifyEntityRef` gives them, each once. */
  readonly refs: readonly string[]
}

export interface BulkRun {
  readonly doing: 'refresh' | 'unregister'
  readonly jobs: readonly BulkJob[]
  /** After a navigation the run goes on without its dialog. */
  readonly isHidden: boolean
}

export type BulkState =
  | { readonly status: 'closed' }
  | ({ readonly status: 'lookingUp' } & Selected)
  | ({ readonly status: 'lookUpFailed'; readonly failure: Failure } & Selected)
  | ({ readonly status: 'confirming' } & BulkRun)
  /** Ends after the last waiting job. */
  | ({ readonly status: 'running' } & BulkRun)
  | ({ readonly status: 'finished' } & BulkRun)

const closed: BulkState = { status: 'closed' }

const end = (state: BulkState): BulkState => (state.status === 'closed' ? state : closed)

/** Ignored unless it is about the job that is running. */
type Answer<Content = object> = PayloadAction<{ readonly id: string } & Content>

const withResult = (jobs: readonly BulkJob[], from: JobResult['status'], result: JobResult) =>
  jobs.map((job) => (job.result.status === from ? { ...job, result } : job))

function answered(state: BulkState, id: string, result: JobResult): BulkState {
  if (state.status !== 'running' || nextJob(state.jobs)?.id !== id) return state
  return { ...state, jobs: state.jobs.map((job) => (job.id === id ? { ...job, result } : job)) }
}

export const bulkSlice = createSlice({
  name: 'bulk',
  initialState: (): BulkState => closed,
  reducers: {
    refreshRequested: (state, { payload }: PayloadAction<readonly string[]>): BulkState =>
      state.status === 'closed'
        ? { status: 'running', doing: 'refresh', jobs: payload.map(refreshJob), isHidden: false }
        : state,
    unregisterRequested: (state, { payload: refs }: PayloadAction<readonly string[]>): BulkState =>
      state.status === 'closed' ? { status: 'lookingUp', refs } : state,
    jobsFound: (
      state,
      { payload: { refs, jobs } }: PayloadAction<Selected & Pick<BulkRun, 'jobs'>>,
    ): BulkState =>
      state.status === 'lookingUp' && isSame(state.refs, refs)
        ? { status: 'confirming', doing: 'unregister', jobs, isHidden: false }
        : state,
    lookUpFailed: (
      state,
      { payload: { refs, failure } }: PayloadAction<Selected & { readonly failure: Failure }>,
    ): BulkState =>
      state.status === 'lookingUp' && isSame(state.refs, refs)
        ? { status: 'lookUpFailed', refs, failure }
        : state,
    lookUpRetried: (state): BulkState =>
      state.status === 'lookUpFailed' ? { status: 'lookingUp', refs: state.refs } : state,
    confirmed: (state): BulkState =>
      state.status === 'confirming' ? { ...state, status: 'running' } : state,
    jobDone: (state, { payload: { id } }: Answer): BulkState =>
      answered(state, id, { status: 'succeeded' }),
    jobFailed: (
      state,
      { payload: { id, failure } }: Answer<{ readonly failure: Failure }>,
    ): BulkState => answered(state, id, { status: 'failed', failure }),
    /** The running job cannot be cancelled; jobs after it are skipped. */
    stopped: (state): BulkState => {
      if (state.status !== 'running') return state
      const running = nextJob(state.jobs)
      const jobs = withResult(state.jobs, 'waiting', { status: 'skipped' })
      return { ...state, jobs: jobs.map((job) => (job.id === running?.id ? running : job)) }
    },
    runFinished: (state): BulkState =>
      state.status === 'running' && !nextJob(state.jobs) ? { ...state, status: 'finished' } : state,
    failedRetried: (state): BulkState =>
      state.status === 'finished' && state.jobs.some(({ result }) => result.status === 'failed')
        ? {
            ...state,
            status: 'running',
            jobs: withResult(state.jobs, 'failed', { status: 'waiting' }),
          }
        : state,
    dismissed: (state): BulkState => (state.status === 'running' ? state : end(state)),
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigated, (state): BulkState =>
        state.status === 'running' ? { ...state, isHidden: true } : end(state),
      )
      .addMatcher(isUserChange, end)
  },
  selectors: {
    selectBulk: (state) => state,
  },
})

export const {
  refreshRequested,
  unregisterRequested,
  jobsFound,
  lookUpFailed,
  lookUpRetried,
  confirmed,
  jobDone,
  jobFailed,
  stopped,
  runFinished,
  failedRetried,
  dismissed,
} = bulkSlice.actions
export const { selectBulk } = bulkSlice.selectors

export type BulkRoot = Parameters<typeof selectBulk>[0]
