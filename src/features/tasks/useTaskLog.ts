import { useSelector } from 'react-redux'
import type { OpenTaskLog } from '../../model/tasks/taskLog.ts'
import { selectLogOf } from './taskLogSlice.ts'

type LogRoot = Parameters<typeof selectLogOf>[0]

/** Undefined until the log of this task is open. */
export const useTaskLog = (taskId: string): OpenTaskLog | undefined =>
  useSelector((root: LogRoot) => selectLogOf(root, taskId))
