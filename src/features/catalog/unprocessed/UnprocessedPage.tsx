import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UnprocessedEntity } from '../../../model/entities/unprocessed.ts'
import { toFailure } from '../../../model/failure.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureMessage } from '../../../ui/FailureMessage.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Message } from '../../../ui/Message.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { useUnprocessedQuery } from './unprocessedApi.ts'
import { UnprocessedList } from './UnprocessedList.tsx'
import classes from './UnprocessedPage.module.css'

/** Seconds. */
const freshFor = { refetchOnMountOrArgChange: 10 }

/** `/catalog-unprocessed-entities`: entities that the catalog has read but does not show, and why. */
export function UnprocessedPage() {
  const { t } = useTranslation('catalog')
  const pending = useUnprocessedQuery('pending', freshFor)
  const failed = useUnprocessedQuery('failed', freshFor)
  const isFetching = pending.isFetching || failed.isFetching
  const error = pending.error ?? failed.error
  const lookAgain = () => {
    void pending.refetch()
    void failed.refetch()
  }
  return (
    <>
      <title>{t('unprocessed.title')}</title>
      <Row as="header" gap="xs" across="md" justify="between">
        <h1>{t('unprocessed.title')}</h1>
        <Button onClick={lookAgain}>
          <RefreshCw size={14} aria-hidden="true" />
          {t('unprocessed.reload')}
        </Button>
      </Row>
      <p className={classes['intro']}>{t('unprocessed.intro')}</p>
      <Progress active={isFetching} label={t('unprocessed.loading')} />
      {error && !isFetching && (
        <FailureMessage
          failure={toFailure(error)}
          title={t('unprocessed.loadFailed')}
          onRetry={lookAgain}
        />
      )}
      {pending.data !== undefined && failed.data !== undefined && (
        <Found pending={pending.data} failed={failed.data} />
      )}
    </>
  )
}

interface FoundProps {
  readonly pending: readonly UnprocessedEntity[] | null
  readonly failed: readonly UnprocessedEntity[] | null
}

function Found({ pending, failed }: FoundProps) {
  const { t } = useTranslation('catalog')
  if (pending === null && failed === null)
    return (
      <Message
        severity="warning"
        title={t('unprocessed.unavailable')}
        hint={t('unprocessed.unavailableHint')}
      />
    )
  const all = [...(failed ?? []), ...(pending ?? [])]
  const refused = all.filter(({ errors }) => errors.length > 0)
  const waiting = all.filter(({ errors }) => errors.length === 0)
  return (
    <>
      <UnprocessedList
        title={t('unprocessed.failed')}
        none={t('unprocessed.noneFailed')}
        items={refused}
      />
      <UnprocessedList
        title={t('unprocessed.pending')}
        none={t('unprocessed.nonePending')}
        items={waiting}
      />
    </>
  )
}
