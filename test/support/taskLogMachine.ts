// State × event for the log of a task.

import * as log from '../../src/features/tasks/taskLogSlice.ts'
import {
  noTaskEvents,
  withTaskEvents,
  type TaskEvent,
} from '../../src/model/scaffolder/taskEvents.ts'
import type { TaskLogState } from '../../src/model/tasks/taskLog.ts'
import { failure, type Machine } from './machine.ts'

const taskId = 'task-1'

export const taskEvent = (id: number, more: Partial<TaskEvent> = {}): TaskEvent => ({
  id,
  type: 'log',
  text: `line ${String(id)}`,
  ...more,
})

const events = withTaskEvents(noTaskEvents, [taskEvent(1), taskEvent(2)])
const completion = taskEvent(4, { type: 'completion' })
const open = { taskId, events, attempt: 0 }

const states: Readonly<Record<string, TaskLogState>> = {
  closed: { status: 'closed' },
  connecting: { ...open, status: 'connecting' },
  live: { ...open, status: 'live' },
  reconnecting: { ...open, status: 'reconnecting', attempt: 1, since: 1, failure },
  polling: { ...open, status: 'polling', since: 1, failure: null },
  concluding: { ...open, status: 'concluding' },
  ended: { ...open, status: 'ended', result: 'failed' },
  refused: { ...open, status: 'refused', failure },
}

const retryFulfilled = {
  type: 'backend/executeMutation/fulfilled',
  payload: null,
  meta: {
    requestId: 'retry-1',
    requestStatus: 'fulfilled',
    arg: { type: 'mutation', endpointName: 'retryTask', originalArgs: taskId },
  },
}

const anyOpen = {
  otherTaskOpened: 'connecting',
  taskLeft: 'closed',
  retryFulfilled: 'connecting',
}
const following = {
  ...anyOpen,
  completionReceived: 'concluding',
  streamEnded: 'concluding',
  endNoticed: 'concluding',
  logRefused: 'refused',
}
const streaming = {
  ...following,
  eventsReceived: 'live',
  streamCut: 'reconnecting',
  pollingStarted: 'polling',
}

export const taskLogMachine: Machine = {
  reducer: log.taskLogSlice.reducer,
  states,
  events: {
    taskOpened: log.taskOpened({ taskId }),
    otherTaskOpened: log.taskOpened({ taskId: 'task-2' }),
    taskLeft: log.taskLeft(),
    streamOpened: log.streamOpened({ taskId }),
    eventsReceived: log.eventsReceived({ taskId, events: [taskEvent(3)] }),
    completionReceived: log.eventsReceived({ taskId, events: [completion] }),
    eventsOfAnother: log.eventsReceived({ taskId: 'task-2', events: [taskEvent(9)] }),
    streamCut: log.streamCut({ taskId, failure, at: 2 }),
    streamEnded: log.streamEnded({ taskId }),
    endNoticed: log.endNoticed({ taskId }),
    streamRetried: log.streamRetried({ taskId }),
    pollingStarted: log.pollingStarted({ taskId, at: 2 }),
    pollFailed: log.pollFailed({ taskId, failure }),
    taskEnded: log.taskEnded({ taskId, result: 'completed' }),
    logRefused: log.logRefused({ taskId, failure }),
    retryFulfilled,
  },
  moves: {
    closed: { taskOpened: 'connecting', otherTaskOpened: 'connecting' },
    connecting: { ...streaming, streamOpened: 'live' },
    live: streaming,
    reconnecting: {
      ...following,
      eventsReceived: 'live',
      streamRetried: 'connecting',
      pollingStarted: 'polling',
    },
    polling: {
      ...following,
      eventsReceived: 'polling',
      streamRetried: 'connecting',
      pollFailed: 'polling',
    },
    concluding: {
      ...anyOpen,
      eventsReceived: 'concluding',
      completionReceived: 'concluding',
      streamCut: 'reconnecting',
      taskEnded: 'ended',
      logRefused: 'refused',
    },
    ended: anyOpen,
    refused: { ...anyOpen, streamRetried: 'connecting' },
  },
}
