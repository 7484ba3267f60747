import { useTranslation } from 'react-i18next'
import type { Failure } from '../../model/failure.ts'
import { Button } from '../button/Button.tsx'
import { ReportButton } from '../button/ReportButton.tsx'
import { failureHint, failureReason } from './failureText.ts'
import { Message } from './Message.tsx'

export interface FailureMessageProps {
  readonly failure: Failure
  /** The failed action, such as "Could not fetch catalog entities."; by default only the failure is named. */
  readonly title?: string
  readonly onRetry?: () => void
}

/** A failed request: the action, the reason, the next step, and the raw details. */
export function FailureMessage({ failure, title, onRetry }: FailureMessageProps) {
  const { t } = useTranslation()
  const reason = t(`failure.${failure.kind}`)
  const isTold = title?.includes(failure.message) ?? false
  return (
    <Message
      severity="error"
      title={title ?? reason}
      hint={failureHint(t, failure)}
      details={{ label: t('failure.details'), text: failureText(failure) }}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{t('failure.retry')}</Button>}
          <ReportButton />
        </>
      }
    >
      <p>{title === undefined ? failure.message : isTold ? reason : failureReason(t, failure)}</p>
    </Message>
  )
}

function failureText({ name, message, status, request, body }: Failure): string {
  const lines = [
    request && `${request.method} ${request.url}`,
    status !== undefined && `HTTP ${String(status)}`,
    `${name}: ${message}`,
    body,
  ]
  return lines.filter(Boolean).join('\n')
}
