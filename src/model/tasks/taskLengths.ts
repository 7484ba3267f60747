// How long tasks took.

import { isActive, type Task } from '../scaffolder/tasks.ts'

type Timed = Pick<Task, 'status' | 'createdAt' | 'lastHeartbeatAt'>

/** Milliseconds; undefined while it runs, or where its times are missing or no times. */
export function lengthOf(task: Timed): number | undefined {
  if (isActive(task) || task.lastHeartbeatAt === undefined) return undefined
  const length = Date.parse(task.lastHeartbeatAt) - Date.parse(task.createdAt)
  return Number.isNaN(length) ? undefined : Math.max(0, length)
}

/** Milliseconds of the longest task; 0 without any. */
export const longestOf = (tasks: readonly Timed[]): number =>
  Math.max(0, ...tasks.map((task) => lengthOf(task) ?? 0))
