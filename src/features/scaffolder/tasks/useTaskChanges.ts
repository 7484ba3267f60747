import { toFailure, type Failure } from '../../../model/failure.ts'
import { useCancelTaskMutation, useRetryTaskMutation } from '../scaffolderApi.ts'

export interface TaskChanges {
  readonly cancel: (taskId: string) => void
  readonly retry: (taskId: string) => void
  readonly isBusy: boolean
  readonly failure?: { readonly of: 'cancel' | 'retry'; readonly reason: Failure }
}

/** Cancels tasks and retries them; the last failure stays until the next attempt. */
export function useTaskChanges(): TaskChanges {
  const [cancel, cancelled] = useCancelTaskMutation()
  const [retry, retried] = useRetryTaskMutation()
  const failed = cancelled.error
    ? { of: 'cancel' as const, reason: toFailure(cancelled.error) }
    : retried.error && { of: 'retry' as const, reason: toFailure(retried.error) }
  return {
    cancel: (taskId) => {
      retried.reset()
      void cancel(taskId)
    },
    retry: (taskId) => {
      cancelled.reset()
      void retry(taskId)
    },
    isBusy: cancelled.isLoading || retried.isLoading,
    ...(failed && { failure: failed }),
  }
}
