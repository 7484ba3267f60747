import { useState } from 'react'
import { toFailure, type Failure } from '../../model/failure.ts'
import { useCancelTaskMutation, useRetryTaskMutation } from '../scaffolder/scaffolderApi.ts'

type Change = 'cancel' | 'retry'

interface Question {
  readonly of: Change
  readonly taskId: string
}

export interface TaskChanges {
  /** Opens the question whether to change the task. */
  readonly ask: (of: Change, taskId: string) => void
  readonly question: Question | null
  readonly confirm: () => void
  readonly dismiss: () => void
  readonly isBusy: boolean
  readonly failure?: { readonly of: Change; readonly reason: Failure }
}

/** Cancels tasks and retries them, once the user has confirmed; the last failure stays until the next attempt. */
export function useTaskChanges(): TaskChanges {
  const [question, setQuestion] = useState<Question | null>(null)
  const [cancel, cancelled] = useCancelTaskMutation()
  const [retry, retried] = useRetryTaskMutation()
  const failed = cancelled.error
    ? { of: 'cancel' as const, reason: toFailure(cancelled.error) }
    : retried.error && { of: 'retry' as const, reason: toFailure(retried.error) }
  const change = ({ of, taskId }: Question) => {
    if (of === 'cancel') {
      retried.reset()
      void cancel(taskId)
    } else {
      cancelled.reset()
      void retry(taskId)
    }
  }
  return {
    ask: (of, taskId) => {
      setQuestion({ of, taskId })
    },
    question,
    confirm: () => {
      if (question) change(question)
      setQuestion(null)
    },
    dismiss: () => {
      setQuestion(null)
    },
    isBusy: cancelled.isLoading || retried.isLoading,
    ...(failed && { failure: failed }),
  }
}
