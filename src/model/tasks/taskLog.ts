// The log of the task on its page, as the stream behind it moves on. Functions ignore events that do not belong to the
// state or to the task.

import type { Failure } from '../failure.ts'
import {
  noTaskEvents,
  withoutEnd,
  withTaskEvents,
  type TaskEvent,
  type TaskEvents,
} from '../scaffolder/taskEvents.ts'
import type { Task } from '../scaffolder/tasks.ts'

interface Open {
  readonly taskId: string
  readonly events: TaskEvents
  /** Failed attempts in a row. */
  readonly attempt: number
}

export type TaskLogState =
  | { readonly status: 'closed' }
  | (Open &
      (
        | { readonly status: 'connecting' | 'live' }
        /** The stream broke off; `since` in milliseconds since 1970. */
        | { readonly status: 'reconnecting'; readonly since: number; readonly failure: Failure }
        /** Asks again and again instead of listening. */
        | { readonly status: 'polling'; readonly since: number; readonly failure: Failure | null }
        /** The log has ended; the task says how. */
        | { readonly status: 'concluding' }
        | { readonly status: 'ended'; readonly result: Task['status'] }
        | { readonly status: 'refused'; readonly failure: Failure }
      ))

export type OpenTaskLog = Exclude<TaskLogState, { status: 'closed' }>

export interface OfTask {
  readonly taskId: string
}

/** Neither another attempt nor another way to ask helps: for the stream, for polling and for the task itself. */
export const isFinalRefusal = ({ kind }: Failure): boolean =>
  kind === 'unauthorized' || kind === 'forbidden' || kind === 'notFound'

const open = ({ taskId, events, attempt }: OpenTaskLog): Open => ({ taskId, events, attempt })

/** The open log of this task with one of these statuses; undefined otherwise. */
const among = <Status extends OpenTaskLog['status']>(
  state: TaskLogState,
  taskId: string,
  ...statuses: readonly Status[]
): (OpenTaskLog & { readonly status: Status }) | undefined =>
  state.status !== 'closed' &&
  state.taskId === taskId &&
  (statuses as readonly string[]).includes(state.status)
    ? (state as OpenTaskLog & { readonly status: Status })
    : undefined

const streaming = ['connecting', 'live'] as const
const following = [...streaming, 'reconnecting', 'polling'] as const

export const openedLog = (state: TaskLogState, { taskId }: OfTask): TaskLogState =>
  state.status !== 'closed' && state.taskId === taskId
    ? state
    : { status: 'connecting', taskId, events: noTaskEvents, attempt: 0 }

export function streamOpened(state: TaskLogState, { taskId }: OfTask): TaskLogState {
  const log = among(state, taskId, 'connecting')
  return log ? { ...open(log), status: 'live' } : state
}

export function received(
  state: TaskLogState,
  { taskId, events: arrived }: OfTask & { readonly events: readonly (TaskEvent | null)[] },
): TaskLogState {
  const log = among(state, taskId, ...following, 'concluding')
  if (!log) return state
  const events = withTaskEvents(log.events, arrived)
  if (log.status === 'concluding') return { ...log, events }
  if (events.completion) return { ...open(log), events, status: 'concluding' }
  return log.status === 'polling'
    ? { ...log, events, failure: null, attempt: 0 }
    : { ...open(log), events, attempt: 0, status: 'live' }
}

/** The stream has ended, or the task has without a word in its log. */
export function concluded(state: TaskLogState, { taskId }: OfTask): TaskLogState {
  const log = among(state, taskId, ...following)
  return log ? { ...open(log), status: 'concluding' } : state
}

interface Cut extends OfTask {
  readonly failure: Failure
  /** Milliseconds since 1970. */
  readonly at: number
}

/** To be opened again. */
export function cut(state: TaskLogState, { taskId, failure, at }: Cut): TaskLogState {
  const log = among(state, taskId, ...streaming, 'concluding')
  return log
    ? { ...open(log), status: 'reconnecting', attempt: log.attempt + 1, since: at, failure }
    : state
}

export function retried(state: TaskLogState, { taskId }: OfTask): TaskLogState {
  const log = among(state, taskId, 'reconnecting', 'polling', 'refused')
  return log ? { ...open(log), status: 'connecting' } : state
}

export function fellBack(
  state: TaskLogState,
  { taskId, at }: OfTask & { readonly at: number },
): TaskLogState {
  const log = among(state, taskId, ...streaming, 'reconnecting')
  return log ? { ...open(log), status: 'polling', attempt: 0, since: at, failure: null } : state
}

export function pollFailed(
  state: TaskLogState,
  { taskId, failure }: OfTask & { readonly failure: Failure },
): TaskLogState {
  const log = among(state, taskId, 'polling')
  return log ? { ...log, attempt: log.attempt + 1, failure } : state
}

export function ended(
  state: TaskLogState,
  { taskId, result }: OfTask & { readonly result: Task['status'] },
): TaskLogState {
  const log = among(state, taskId, 'concluding')
  return log ? { ...open(log), status: 'ended', attempt: 0, result } : state
}

export function refused(
  state: TaskLogState,
  { taskId, failure }: OfTask & { readonly failure: Failure },
): TaskLogState {
  const log = among(state, taskId, ...following, 'concluding')
  return log ? { ...open(log), status: 'refused', failure } : state
}

/** A retried task runs on where it stopped; its log goes on. */
export function runsAgain(state: TaskLogState, taskId: string): TaskLogState {
  const log = among(state, taskId, ...following, 'concluding', 'ended', 'refused')
  return log ? { status: 'connecting', taskId, events: withoutEnd(log.events), attempt: 0 } : state
}
