import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportProblem } from '../../model/import/importProblem.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Message } from '../../ui/message/Message.tsx'
import classes from './ImportCard.module.css'
import { PlainReason } from './PlainReason.tsx'

export interface ImportProblemMessageProps {
  readonly problem: ImportProblem
  /** Retries; missing if that cannot help. */
  readonly onRetry?: () => void
  /** More actions. */
  readonly actions?: ReactNode
}

/** Problems of a URL that a retry cannot solve. */
const isHopeless = ({ kind }: ImportProblem): boolean =>
  kind === 'malformed' || kind === 'unknownHost' || kind === 'directory'

/** The failure, its cause, who can fix it and how, with the other side's response one click away. */
export function ImportProblemMessage({ problem, onRetry, actions }: ImportProblemMessageProps) {
  const { t } = useTranslation('catalog-import')
  const { kind, message, reason, raw } = problem
  return (
    <Message
      severity="error"
      title={t(`problem.${kind}.cause`)}
      hint={t(`problem.${kind}.next`)}
      {...(raw !== undefined && raw !== '' && { details: { label: t('problem.raw'), text: raw } })}
      actions={
        <>
          {onRetry && !isHopeless(problem) && (
            <Button onClick={onRetry}>{t('problem.retry')}</Button>
          )}
          {actions}
        </>
      }
    >
      <PlainReason words={reason ?? message} />
      <p className={classes['said']}>{message}</p>
      {reason !== undefined && <p className={classes['said']}>{reason}</p>}
      <Text isQuiet>
        {t('problem.who')} {t(`problem.${kind}.who`)}
      </Text>
    </Message>
  )
}
