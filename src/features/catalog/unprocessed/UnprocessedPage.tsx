import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { entityRefOf } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import type { UnprocessedEntity } from '../../../model/entities/unprocessed.ts'
import { toFailure } from '../../../model/failure.ts'
import { catalogPath } from '../../../model/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { PageHead } from '../../../ui/page/PageHead.tsx'
import { PagePath } from '../../../ui/page/PagePath.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { useUnprocessedQuery } from './unprocessedApi.ts'
import { UnprocessedItem } from './UnprocessedItem.tsx'

interface UnprocessedListProps {
  readonly title: string
  /** Text of the empty list. */
  readonly none: string
  readonly items: readonly UnprocessedEntity[]
}

/** Pending or failed entities. The backend sends all at once, so they are rendered in steps. */
function UnprocessedList({ title, none, items }: UnprocessedListProps) {
  const { t } = useTranslation('catalog')
  return (
    <Card title={t('unprocessed.counted', { title, count: items.length })}>
      {items.length === 0 && <Text isQuiet>{none}</Text>}
      <LimitedList items={items}>
        {(shown) => (
          <Stack as="ul">
            {shown.map((item) => {
              const ref = stringifyEntityRef(entityRefOf(item.entity))
              return <UnprocessedItem key={`${ref} ${item.location}`} item={item} />
            })}
          </Stack>
        )}
      </LimitedList>
    </Card>
  )
}

/** Seconds. */
const freshFor = { refetchOnMountOrArgChange: 10 }

/** `/catalog-unprocessed-entities`: entities that the catalog has read but does not show, and why. */
export function UnprocessedPage() {
  const { t } = useTranslation('catalog')
  const pending = useUnprocessedQuery('pending', freshFor)
  const failed = useUnprocessedQuery('failed', freshFor)
  const organization = useSelector(selectConfig)?.organizationName ?? ''
  const isFetching = pending.isFetching || failed.isFetching
  const error = pending.error ?? failed.error
  const lookAgain = () => {
    void pending.refetch()
    void failed.refetch()
  }
  return (
    <>
      <PageHead
        title={t('unprocessed.title')}
        path={
          <PagePath
            above={[{ to: catalogPath, text: t('title', { organization }) }]}
            here={t('unprocessed.title')}
          />
        }
        intro={t('unprocessed.intro')}
        actions={
          <Button onClick={lookAgain}>
            <RefreshCw size={14} aria-hidden="true" />
            {t('unprocessed.reload')}
          </Button>
        }
      />
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
    <Stack gap="md">
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
    </Stack>
  )
}
