import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { noTaskEvents, withTaskEvents, type TaskEvents } from '../../model/scaffolder/taskEvents.ts'
import type { Task } from '../../model/scaffolder/tasks.ts'
import { useTaskEventsQuery } from '../scaffolder/scaffolderApi.ts'
import { useTaskLog } from './useTaskLog.ts'

/** How far each step has come: from the open log, else from the events until now. Empty until it is known. */
export function useStepProgress({ id, status }: Task): TaskEvents['steps'] {
  const log = useTaskLog(id)
  // A queued task has no events, and the backend would wait for the first.
  const isAsked = log === undefined && status !== 'open'
  const { currentData } = useTaskEventsQuery(isAsked ? { taskId: id, after: 0 } : skipToken)
  const read = useMemo(() => withTaskEvents(noTaskEvents, currentData ?? []).steps, [currentData])
  return log?.events.steps ?? read
}
