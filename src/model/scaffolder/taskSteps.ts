// The steps of a task with what its log says about each.

import type { StepProgress } from './taskEvents.ts'
import type { Task, TaskStep } from './tasks.ts'

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
