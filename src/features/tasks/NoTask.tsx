import { useTranslation } from 'react-i18next'
import type { Failure } from '../../model/failure.ts'
import { tasksPath } from '../../model/paths.ts'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { Link } from '../../ui/Link.tsx'
import { Message } from '../../ui/Message.tsx'

interface NoTaskProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Why there is no task to show: unknown, not allowed, or not loaded. */
export function NoTask({ failure, onRetry }: NoTaskProps) {
  const { t } = useTranslation('scaffolder')
  const { kind } = failure
  if (kind !== 'notFound' && kind !== 'forbidden')
    return <FailureMessage failure={failure} title={t('tasks.oneFailed')} onRetry={onRetry} />
  const isUnknown = kind === 'notFound'
  return (
    <Message
      severity="warning"
      title={t(isUnknown ? 'tasks.unknown' : 'tasks.forbidden')}
      hint={t(isUnknown ? 'tasks.unknownHint' : 'tasks.forbiddenHint')}
      actions={<Link to={tasksPath}>{t('tasks.backToList')}</Link>}
    >
      <p>{failure.message}</p>
    </Message>
  )
}
