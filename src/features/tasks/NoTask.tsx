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
  const { t } = useTranslation('tasks')
  const { kind } = failure
  if (kind !== 'notFound' && kind !== 'forbidden')
    return <FailureMessage failure={failure} title={t('oneFailed')} onRetry={onRetry} />
  const isUnknown = kind === 'notFound'
  return (
    <Message
      severity="warning"
      title={t(isUnknown ? 'unknown' : 'forbidden')}
      hint={t(isUnknown ? 'unknownHint' : 'forbiddenHint')}
      actions={<Link to={tasksPath}>{t('backToList')}</Link>}
    >
      <p>{failure.message}</p>
    </Message>
  )
}
