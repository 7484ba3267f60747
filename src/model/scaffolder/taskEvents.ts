// Events of a task (spec 2 §7), one or more lines of its log each: kept in the order of their ids, each once.

import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../json.ts'
import type { LogEntry } from '../logs/logEntry.ts'
import { taskRequestPath, taskStatuses, type TaskStatus } from './tasks.ts'

export interface TaskEvent extends LogEntry {
  /** Ascending within a task, but not without gaps. */
  readonly id: number
  /** `log` is a message of the run; the others end it or continue it. */
  readonly type: 'log' | 'completion' | 'cancelled' | 'recovered' | 'other'
  /** The status of the step `source` from this event on. */
  readonly status?: TaskStatus
  /** Of a completion. */
  readonly output?: JsonRecord
  /** Why the run has failed; of its completion. */
  readonly cause?: string
}

export interface StepProgress {
  readonly status: TaskStatus
  /** Milliseconds since 1970; of the last run. */
  readonly startedAt?: number
  readonly endedAt?: number
  /** More than one after a retry. */
  readonly runs: number
}

type StepsProgress = Readonly<Record<string, StepProgress>>

export interface TaskEvents {
  /** As they arrived; ids ascend within a batch and from batch to batch. */
  readonly batches: readonly (readonly TaskEvent[])[]
  /** Id of the newest event, which the next request continues from; 0 without events. */
  readonly lastId: number
  readonly steps: StepsProgress
  /** The run has ended, as far as the log says. */
  readonly completion: TaskEvent | null
  /** Messages that could not be read: of another shape, or without an id. */
  readonly unreadable: number
  /** Messages that are kept only in part. */
  readonly shortened: number
}

export const noTaskEvents: TaskEvents = {
  batches: [],
  lastId: 0,
  steps: {},
  completion: null,
  unreadable: 0,
  shortened: 0,
}

export interface EventsQuery {
  readonly taskId: string
  /** Id of the last event that is known; 0 for all. */
  readonly after: number
}

/** The id of the event before the newest, 0 without one. */
export const beforeLastId = ({ batches }: TaskEvents): number =>
  (batches.at(-1)?.at(-2) ?? batches.at(-2)?.at(-1))?.id ?? 0

const eventsPath = (query: EventsQuery, resource: string): string =>
  `${taskRequestPath(query.taskId)}/${resource}${query.after > 0 ? `?after=${String(query.after)}` : ''}`

/** `GET /v2/tasks/{taskId}/events`. */
export const taskEventsPath = (query: EventsQuery): string => eventsPath(query, 'events')

/** `GET /v2/tasks/{taskId}/eventstream`. */
export const taskStreamPath = (query: EventsQuery): string => eventsPath(query, 'eventstream')

/**
 * Characters of one message that are kept.
 * @internal Exported for tests.
 */
export const mostOfMessage = 1_000_000

const types = ['log', 'completion', 'cancelled', 'recovered'] as const

const textOf = (body: JsonRecord): string =>
  typeof body['message'] === 'string' ? body['message'] : JSON.stringify(body)

/** Errors of no special kind need no name. */
function causeOf({ name, message }: JsonRecord): Pick<TaskEvent, 'cause'> {
  if (typeof message !== 'string' || message === '') return {}
  const isNamed = typeof name === 'string' && name !== '' && name !== 'Error'
  return { cause: (isNamed ? `${name}: ${message}` : message).slice(0, mostOfMessage) }
}

function decodeAt(createdAt: Json | undefined): Pick<LogEntry, 'at'> {
  const at = typeof createdAt === 'string' ? Date.parse(createdAt) : NaN
  return Number.isNaN(at) ? {} : { at }
}

/** Null for what is no event. */
export function decodeTaskEvent(json: unknown): TaskEvent | null {
  const { id, type, body: anyBody, createdAt } = asJsonRecord(json)
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return null
  const body = asJsonRecord(anyBody)
  const { stepId, status, output, error } = body
  const known = taskStatuses.find((one) => one === status)
  return {
    id,
    type: types.find((one) => one === type) ?? 'other',
    text: textOf(body),
    ...decodeAt(createdAt),
    ...(typeof stepId === 'string' && { source: stepId }),
    ...(known && { status: known }),
    ...(isJsonRecord(output) && { output }),
    ...causeOf(asJsonRecord(error)),
  }
}

/** Decodes `GET /v2/tasks/{taskId}/events`; null for each that is no event. */
export const decodeTaskEvents = (json: unknown): readonly (TaskEvent | null)[] =>
  Array.isArray(json) ? json.map(decodeTaskEvent) : [null]

function afterStep(before: StepProgress | undefined, event: TaskEvent): StepProgress | undefined {
  const { status, at } = event
  if (status === undefined) return before
  const time = at === undefined ? {} : { at }
  if (status === 'processing' || status === 'open') {
    const runs = (before?.runs ?? 0) + (before?.status === 'processing' ? 0 : 1)
    return { status, runs, ...('at' in time && { startedAt: time.at }) }
  }
  const { runs = 1, startedAt } = before ?? {}
  return {
    status,
    runs,
    ...(startedAt !== undefined && { startedAt }),
    ...('at' in time && { endedAt: time.at }),
  }
}

/** A task that runs again begins with its first step. */
const waitingAgain = (steps: StepsProgress): StepsProgress =>
  Object.fromEntries(
    Object.entries(steps).map(([id, { runs }]) => [id, { status: 'open' as const, runs }]),
  )

function withSteps(steps: StepsProgress, events: readonly TaskEvent[]): StepsProgress {
  const again = events.findLastIndex(({ type }) => type === 'recovered')
  if (again >= 0) {
    const before = withSteps(steps, events.slice(0, again))
    return withSteps(waitingAgain(before), events.slice(again + 1))
  }
  const changed = new Map<string, StepProgress>()
  for (const event of events) {
    const { source } = event
    if (source === undefined || event.status === undefined) continue
    const before = changed.get(source) ?? (Object.hasOwn(steps, source) ? steps[source] : undefined)
    const after = afterStep(before, event)
    if (after) changed.set(source, after)
  }
  return changed.size === 0 ? steps : { ...steps, ...Object.fromEntries(changed) }
}

const shorten = (event: TaskEvent): TaskEvent =>
  event.text.length <= mostOfMessage
    ? event
    : { ...event, text: event.text.slice(0, mostOfMessage) }

const completionIn = (events: readonly TaskEvent[]): TaskEvent | undefined =>
  events.findLast(({ type }) => type === 'completion')

/** Appends events that are all newer than those before. */
function appended(before: TaskEvents, events: readonly TaskEvent[]): TaskEvents {
  const last = events.at(-1)
  if (!last) return before
  return {
    ...before,
    batches: [...before.batches, events],
    lastId: last.id,
    steps: withSteps(before.steps, events),
    completion: completionIn(events) ?? before.completion,
  }
}

/** Other events in the order of their ids; everything derived is read again. */
const replaced = (
  { unreadable, shortened }: TaskEvents,
  events: readonly TaskEvent[],
): TaskEvents => appended({ ...noTaskEvents, unreadable, shortened }, events)

/** Events that arrived late take their place. */
const inserted = (before: TaskEvents, late: readonly TaskEvent[]): TaskEvents =>
  replaced(
    before,
    [...before.batches.flat(), ...late].sort((one, other) => one.id - other.id),
  )

/** The position of the first element for which `isAfter` is true, in a list where these come last. */
function firstAfter<Item>(list: readonly Item[], isAfter: (item: Item) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isAfter(list[middle] as Item)) high = middle
    else low = middle + 1
  }
  return low
}

function knows({ batches }: TaskEvents, id: number): boolean {
  const batch = batches[firstAfter(batches, ([first]) => first !== undefined && first.id > id) - 1]
  return batch?.[firstAfter(batch, (event) => event.id > id) - 1]?.id === id
}

/** Adds what arrived, in any order, with what has been received before; null counts as unreadable. */
export function withTaskEvents(
  before: TaskEvents,
  arrived: readonly (TaskEvent | null)[],
): TaskEvents {
  const fresh = new Map<number, TaskEvent>()
  let unreadable = 0
  let shortened = 0
  for (const event of arrived) {
    if (event === null) unreadable += 1
    else if (!fresh.has(event.id) && (event.id > before.lastId || !knows(before, event.id))) {
      if (event.text.length > mostOfMessage) shortened += 1
      fresh.set(event.id, shorten(event))
    }
  }
  if (fresh.size === 0 && unreadable === 0) return before
  const sorted = [...fresh.values()].sort((one, other) => one.id - other.id)
  const counted = {
    ...before,
    unreadable: before.unreadable + unreadable,
    shortened: before.shortened + shortened,
  }
  const [first] = sorted
  return first && first.id < before.lastId ? inserted(counted, sorted) : appended(counted, sorted)
}

/** As the backend does when a task is retried: what ended the run before is no longer part of its log. */
export const withoutEnd = (before: TaskEvents): TaskEvents =>
  replaced(
    before,
    before.batches.flat().filter(({ type }) => type !== 'completion' && type !== 'cancelled'),
  )
