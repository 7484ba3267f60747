// The tasks of the user, for the start page.

import type { Task, TasksQuery } from '../scaffolder/tasks.ts'

const fewTasks = 10

/** The latest ones. */
export const ownTasks = (userEntityRef: string): TasksQuery => ({
  createdBy: [userEntityRef],
  status: [],
  limit: fewTasks,
  offset: 0,
})

const week = 7 * 86_400_000

/**
 * Those of the last week that have failed, unless a later task of the same template did better. The newest comes first, as
 * in `tasks`; `now` in milliseconds since 1970.
 */
export const failedTasks = (tasks: readonly Task[], now: number): readonly Task[] =>
  tasks.filter(({ status, createdAt, templateRef }, index) => {
    const isOver = tasks
      .slice(0, index)
      .some((later) => later.templateRef === templateRef && later.status !== 'failed')
    return status === 'failed' && now - Date.parse(createdAt) < week && !isOver
  })
