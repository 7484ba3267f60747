import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { toFailure, type Failure } from '../../model/failure.ts'
import { isActive, type Task } from '../../model/scaffolder/tasks.ts'
import {
  isOfTemplate,
  noIdentity,
  tasksQueryOf,
  type TasksPlace,
} from '../../model/tasks/tasksPlace.ts'
import { usePolling } from '../../ui/behaviour/usePolling.ts'
import { useTasksQuery } from '../scaffolder/scaffolderApi.ts'
import { selectIdentity } from '../session/sessionSlice.ts'

export type Tasks =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly status: 'found'
      readonly tasks: readonly Task[]
      /** Over all pages; missing in old backends. */
      readonly total?: number
      /** The tasks are those of the previous place, while the next ones load. */
      readonly isUpdating: boolean
    }

/** The tasks of a place; requested again while one of them runs. */
export function useTasks(place: TasksPlace): Tasks {
  const userRef = useSelector(selectIdentity)?.userEntityRef
  const [hasRunning, setHasRunning] = useState(false)
  const isUnknown = place.isMine && userRef === undefined
  const { data, currentData, error, isFetching, refetch } = useTasksQuery(
    isUnknown ? skipToken : tasksQueryOf(place, userRef ?? ''),
    { pollingInterval: usePolling(hasRunning), refetchOnMountOrArgChange: true },
  )
  const isRunning = currentData?.tasks.some(isActive) ?? false
  if (isRunning !== hasRunning) setHasRunning(isRunning)
  if (isUnknown) return { status: 'failed', failure: noIdentity, retry: () => undefined }
  if (currentData === undefined && error !== undefined && !isFetching) {
    return { status: 'failed', failure: toFailure(error), retry: () => void refetch() }
  }
  const page = currentData ?? data
  if (page === undefined) return { status: 'loading' }
  const { template } = place
  const tasks = page.tasks.filter((task) => template === undefined || isOfTemplate(task, template))
  return {
    status: 'found',
    tasks,
    isUpdating: currentData === undefined,
    ...(page.total !== undefined && { total: page.total }),
  }
}
