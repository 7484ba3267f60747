// Changes of notifications on their way to the backend, one after the other, and what can be undone.

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import type { NotificationsPlace } from '../../model/notifications/notificationsPlace.ts'
import { isUserChange } from '../session/sessionSlice.ts'

/** What is changed of these notifications. */
export interface Marking {
  readonly ids: readonly string[]
  readonly read?: boolean
  readonly saved?: boolean
}

type NewJob =
  | ({ readonly kind: 'some' } & Marking)
  /** All unread ones of the place; `done` are marked already. */
  | { readonly kind: 'all'; readonly place: NotificationsPlace; readonly done: readonly string[] }

/** Numbered, because two may be the same. */
export type MarkingJob = NewJob & { readonly number: number }

export type NotificationMarksState =
  /** `undoable` were marked as read by the last change of all. */
  | { readonly status: 'idle'; readonly undoable: readonly string[]; readonly made: number }
  /** The first job is under way. */
  | {
      readonly status: 'working'
      readonly jobs: readonly [MarkingJob, ...(readonly MarkingJob[])]
      readonly undoable: readonly string[]
      /** Number of the last job. */
      readonly made: number
    }

function withJob(state: NotificationMarksState, added: NewJob): NotificationMarksState {
  const made = state.made + 1
  const job = { ...added, number: made }
  return state.status === 'idle'
    ? { status: 'working', jobs: [job], undoable: state.undoable, made }
    : { ...state, jobs: [...state.jobs, job], made }
}

function withoutFirst(state: NotificationMarksState): NotificationMarksState {
  if (state.status === 'idle') return state
  const [done, next, ...others] = state.jobs
  const undoable = done.kind === 'all' ? done.done : state.undoable
  return next
    ? { ...state, jobs: [next, ...others], undoable }
    : { status: 'idle', undoable, made: state.made }
}

/** `marking` is what the backend has now. */
export const markingDone = createAction<{ readonly marking?: Marking }>(
  'notificationMarks/markingDone',
)

/** `undone` gives the rows their marks of before. */
export const markingFailed = createAction<{
  readonly failure: Failure
  readonly undone?: Marking
}>('notificationMarks/markingFailed')

export const notificationMarksSlice = createSlice({
  name: 'notificationMarks',
  initialState: (): NotificationMarksState => ({ status: 'idle', undoable: [], made: 0 }),
  reducers: {
    marked: (state, { payload }: PayloadAction<Marking>): NotificationMarksState =>
      payload.ids.length === 0 ? state : withJob(state, { kind: 'some', ...payload }),
    allMarkingRequested: (
      state,
      { payload: { place } }: PayloadAction<{ readonly place: NotificationsPlace }>,
    ): NotificationMarksState => {
      const isKnown = state.status === 'working' && state.jobs.some(({ kind }) => kind === 'all')
      return isKnown ? state : withJob(state, { kind: 'all', place, done: [] })
    },
    /** The backend has marked these of all. */
    idsMarked: (
      state,
      { payload: { ids } }: PayloadAction<{ readonly ids: readonly string[] }>,
    ): NotificationMarksState => {
      if (state.status === 'idle' || state.jobs[0].kind !== 'all') return state
      const [job, ...others] = state.jobs
      return { ...state, jobs: [{ ...job, done: [...job.done, ...ids] }, ...others] }
    },
    undoRequested: (state): NotificationMarksState =>
      state.undoable.length === 0
        ? state
        : withJob({ ...state, undoable: [] }, { kind: 'some', ids: state.undoable, read: false }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(markingDone, withoutFirst)
      .addCase(markingFailed, withoutFirst)
      .addMatcher(isUserChange, (state): NotificationMarksState =>
        state.status === 'idle' && state.undoable.length === 0
          ? state
          : { status: 'idle', undoable: [], made: state.made },
      )
  },
  selectors: {
    /** What is to be done now; undefined if nothing is. */
    selectMarkingJob: (state) => (state.status === 'working' ? state.jobs[0] : undefined),
    /** Number of notifications that were marked so far; undefined unless all are being marked. */
    selectMarkedOfAll: (state) => {
      const job = state.status === 'working' ? state.jobs.find(({ kind }) => kind === 'all') : null
      return job?.kind === 'all' ? job.done.length : undefined
    },
  },
})

export const { marked, allMarkingRequested, idsMarked, undoRequested } =
  notificationMarksSlice.actions
export const { selectMarkingJob, selectMarkedOfAll } = notificationMarksSlice.selectors
