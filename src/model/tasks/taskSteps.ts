// The steps of a task with what its log says about each.

import type { StepProgress } from '../scaffolder/taskEvents.ts'
import { isActive, type Task, type TaskStatus, type TaskStep } from '../scaffolder/tasks.ts'

type Progress = Readonly<Record<string, StepProgress>>

/** Of one step; undefined until its log says something. */
export const progressOf = (progress: Progress, stepId: string): StepProgress | undefined =>
  Object.hasOwn(progress, stepId) ? progress[stepId] : undefined

/** The step that runs; undefined before the first, between two, and after the last. */
export const runningStep = ({ steps }: Task, progress: Progress): TaskStep | undefined =>
  steps.findLast(({ id }) => progressOf(progress, id)?.status === 'processing')

/** The steps that have not begun: a cancelled task never runs them. */
export const stepsToCome = ({ steps }: Task, progress: Progress): readonly TaskStep[] =>
  steps.filter(({ id }) => {
    const status = progressOf(progress, id)?.status
    return status === undefined || status === 'open'
  })

/** `interrupted`: its task has ended without it. `notRun`: its task has ended before it. */
export type StepStanding = TaskStatus | 'pending' | 'notRun' | 'interrupted'

/** How a step is shown; `isOver` once the log of its task has ended. */
export function standingOf(progress: StepProgress | undefined, isOver: boolean): StepStanding {
  const status = progress?.status
  if (status === undefined || status === 'open') return isOver ? 'notRun' : 'pending'
  return status === 'processing' && isOver ? 'interrupted' : status
}

/** The backend begins a step before it looks at its condition, but not after an earlier step has failed. */
export const skipReason = ({ startedAt }: StepProgress): 'condition' | 'earlierFailure' =>
  startedAt === undefined ? 'earlierFailure' : 'condition'

/** The step whose log is of interest: the one that runs, or that has failed; undefined for all. */
export function stepToFollow(task: Task, progress: Progress): string | undefined {
  if (isActive(task)) {
    const [latest] = task.steps
      .map(({ id }) => ({ id, endedAt: progressOf(progress, id)?.endedAt ?? 0 }))
      .filter(({ endedAt }) => endedAt > 0)
      .sort((one, other) => other.endedAt - one.endedAt)
    return (runningStep(task, progress) ?? latest)?.id
  }
  if (task.status !== 'failed') return undefined
  return task.steps.find(({ id }) =>
    ['failed', 'processing'].includes(progressOf(progress, id)?.status ?? ''),
  )?.id
}
