// The log of the task on its page: streamed, or asked for again and again, until the task has ended (spec 2 §4, §7).

import { createSlice, isDraft, original, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import type { TaskEvent } from '../../model/scaffolder/taskEvents.ts'
import type { Task } from '../../model/scaffolder/tasks.ts'
import * as log from '../../model/tasks/taskLog.ts'
import type { OfTask, OpenTaskLog, TaskLogState } from '../../model/tasks/taskLog.ts'
import { scaffolderApi } from '../scaffolder/scaffolderApi.ts'

/** Works on the state itself: a draft of ten thousand events would be slow. */
const plain =
  <Payload>(next: (state: TaskLogState, payload: Payload) => TaskLogState) =>
  (state: TaskLogState, { payload }: PayloadAction<Payload>): TaskLogState =>
    next(isDraft(state) ? (original<unknown>(state) as TaskLogState) : state, payload)

export type TaskLogWork = { readonly taskId: string } & (
  | { readonly does: 'stream' | 'polling' | 'concluding' }
  | { readonly does: 'wait'; readonly attempt: number }
)

const closed: TaskLogState = { status: 'closed' }

export const taskLogSlice = createSlice({
  name: 'taskLog',
  initialState: (): TaskLogState => closed,
  reducers: {
    taskOpened: plain<OfTask>(log.openedLog),
    taskLeft: (state): TaskLogState => (state.status === 'closed' ? state : closed),
    streamOpened: plain<OfTask>(log.streamOpened),
    /** Null for each message that could not be read. */
    eventsReceived: plain<OfTask & { readonly events: readonly (TaskEvent | null)[] }>(
      log.received,
    ),
    streamCut: plain<OfTask & { readonly failure: Failure; readonly at: number }>(log.cut),
    streamEnded: plain<OfTask>(log.concluded),
    /** The task has ended, but its log does not say so. */
    endNoticed: plain<OfTask>(log.concluded),
    streamRetried: plain<OfTask>(log.retried),
    pollingStarted: plain<OfTask & { readonly at: number }>(log.fellBack),
    pollFailed: plain<OfTask & { readonly failure: Failure }>(log.pollFailed),
    taskEnded: plain<OfTask & { readonly result: Task['status'] }>(log.ended),
    logRefused: plain<OfTask & { readonly failure: Failure }>(log.refused),
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      scaffolderApi.endpoints.retryTask.matchFulfilled,
      (state: TaskLogState, action): TaskLogState =>
        plain(log.runsAgain)(state, { ...action, payload: action.meta.arg.originalArgs }),
    )
  },
  selectors: {
    selectTaskLog: (state) => state,
    /** The open log if it is this task's. */
    selectLogOf: (state, taskId: string): OpenTaskLog | undefined =>
      state.status !== 'closed' && state.taskId === taskId ? state : undefined,
    /** The work of the process. It has no log lines, so a new line does not restart it. */
    selectTaskLogWork: (state): TaskLogWork | undefined => {
      if (state.status === 'closed') return undefined
      const { taskId, status, attempt } = state
      if (status === 'connecting' || status === 'live') return { taskId, does: 'stream' }
      if (status === 'reconnecting') return { taskId, does: 'wait', attempt }
      return status === 'polling' || status === 'concluding' ? { taskId, does: status } : undefined
    },
  },
})

export const {
  taskOpened,
  taskLeft,
  streamOpened,
  eventsReceived,
  streamCut,
  streamEnded,
  endNoticed,
  streamRetried,
  pollingStarted,
  pollFailed,
  taskEnded,
  logRefused,
} = taskLogSlice.actions
export const { selectTaskLog, selectLogOf, selectTaskLogWork } = taskLogSlice.selectors
