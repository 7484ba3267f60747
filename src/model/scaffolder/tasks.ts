// Tasks of the scaffolder (spec 2 §3, §7), without what their pages do not show: a task's own specification has 8 KB.

import { encodePart } from '../encodePath.ts'
import { isRecord, type UnknownRecord } from '../isRecord.ts'
import { asJsonRecord, type JsonRecord } from '../json.ts'
import { WrongShapeError } from '../wrongShape.ts'
import { textsOf } from './reading.ts'

/** As the backend has them. */
export const taskStatuses = [
  'open',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'skipped',
] as const
export type TaskStatus = (typeof taskStatuses)[number]

export interface TaskStep {
  readonly id: string
  readonly name: string
  readonly action?: string
  /** The condition without which it is skipped, as the template has it. */
  readonly condition?: string
}

export interface Task {
  readonly id: string
  /** `unknown` if this version of the portal does not know it. */
  readonly status: TaskStatus | 'unknown'
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601; the end of a task that is not running. */
  readonly lastHeartbeatAt?: string
  /** Ref of the user. */
  readonly createdBy?: string
  readonly templateRef?: string
  readonly templateTitle?: string
  /** From an annotation or label of the template, such as `example.org/version`. */
  readonly templateVersion?: string
  readonly steps: readonly TaskStep[]
}

export interface TaskPage {
  readonly tasks: readonly Task[]
  /** Over all pages; missing in old backends. */
  readonly total?: number
}

export interface TasksQuery {
  /** Refs of users; empty for everybody. */
  readonly createdBy: readonly string[]
  /** Empty for all. */
  readonly status: readonly TaskStatus[]
  readonly limit: number
  readonly offset: number
}

/** True while the task waits or works: it can be cancelled, and its page changes. */
export const isActive = ({ status }: Pick<Task, 'status'>): boolean =>
  status === 'open' || status === 'processing'

/** The backend takes up any task that has ended; a successful one is started over instead. */
export const isRetryable = ({ status }: Task): boolean =>
  status === 'failed' || status === 'cancelled'

function decodeSteps(json: unknown): readonly TaskStep[] {
  if (!Array.isArray(json)) return []
  return json.map((one, index) => {
    const { id = `step-${String(index + 1)}`, name, action } = textsOf(one, 'id', 'name', 'action')
    const { if: condition } = asJsonRecord(one)
    return {
      id,
      name: name ?? action ?? id,
      ...(action !== undefined && { action }),
      ...((typeof condition === 'string' || typeof condition === 'boolean') && {
        condition: String(condition),
      }),
    }
  })
}

/** Backstage has no key of its own for a template's version. */
function versionOf({ annotations, labels }: JsonRecord): string | undefined {
  const named = [annotations, labels].flatMap((of) => Object.entries(asJsonRecord(of)))
  const version = named.find(([key]) => /(?:^|[/-])version$/i.test(key))?.[1]
  return typeof version === 'string' && version !== '' ? version : undefined
}

/** Throws `WrongShapeError`. */
export function decodeTask(json: unknown): Task {
  const { id, status, createdAt, spec } = asJsonRecord(json)
  if (typeof id !== 'string' || typeof status !== 'string' || typeof createdAt !== 'string') {
    throw new WrongShapeError('The response is not a task')
  }
  const { templateInfo, steps } = asJsonRecord(spec)
  const { entityRef } = textsOf(templateInfo, 'entityRef')
  const { metadata } = asJsonRecord(asJsonRecord(templateInfo)['entity'])
  const { title } = textsOf(metadata, 'title')
  const version = versionOf(asJsonRecord(metadata))
  return {
    id,
    status: taskStatuses.find((one) => one === status) ?? 'unknown',
    createdAt,
    ...textsOf(json, 'lastHeartbeatAt', 'createdBy'),
    ...(entityRef !== undefined && { templateRef: entityRef }),
    ...(title !== undefined && { templateTitle: title }),
    ...(version !== undefined && { templateVersion: version }),
    steps: decodeSteps(steps),
  }
}

/** Throws `WrongShapeError`. */
export function decodeTasks(json: unknown): TaskPage {
  const { tasks, totalTasks } = asJsonRecord(json)
  if (!Array.isArray(tasks)) throw new WrongShapeError('The response is not a list of tasks')
  return {
    tasks: tasks.map(decodeTask),
    ...(typeof totalTasks === 'number' && { total: totalTasks }),
  }
}

/** Of a task or a page of tasks: the values of their forms may be passwords. */
export function withoutParameters(answer: unknown): unknown {
  if (!isRecord(answer)) return answer
  const { tasks } = answer
  return Array.isArray(tasks)
    ? { ...answer, tasks: tasks.map((one: unknown) => withParameters(one, () => ({}))) }
    : withParameters(answer, () => ({}))
}

/** The same task with other values of its form. */
export function withParameters(
  task: unknown,
  change: (parameters: JsonRecord) => JsonRecord,
): unknown {
  if (!isRecord(task) || !isRecord(task['spec'])) return task
  const spec: UnknownRecord = task['spec']
  return { ...task, spec: { ...spec, parameters: change(asJsonRecord(spec['parameters'])) } }
}

/** `GET /v2/tasks`, newest first. */
export function tasksRequestPath({ createdBy, status, limit, offset }: TasksQuery): string {
  const parameters = new URLSearchParams([
    ...createdBy.map((ref) => ['createdBy', ref]),
    ...status.map((one) => ['status', one]),
    ['order', 'desc:created_at'],
    ['limit', String(limit)],
    ['offset', String(offset)],
  ])
  return `/v2/tasks?${parameters.toString()}`
}

export const taskRequestPath = (taskId: string): string => `/v2/tasks/${encodePart(taskId)}`
