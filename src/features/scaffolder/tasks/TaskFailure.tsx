import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../ui/FailureMessage.tsx'
import type { TaskChanges } from './useTaskChanges.ts'

const titles = { cancel: 'tasks.cancelFailed', retry: 'tasks.retryFailed' } as const

/** Why the last cancellation or retry failed. */
export function TaskFailure({ changes: { failure } }: { readonly changes: TaskChanges }) {
  const { t } = useTranslation('scaffolder')
  return failure && <FailureMessage failure={failure.reason} title={t(titles[failure.of])} />
}
