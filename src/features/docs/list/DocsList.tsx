import { useTranslation } from 'react-i18next'
import {
  docsAddress,
  everything,
  hasFilters,
  type DocsQuery,
} from '../../../model/docs/docsQuery.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EmptyList } from '../../../ui/list/EmptyList.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { CardSkeleton } from '../../../ui/progress/Skeleton.tsx'
import { DocsCards } from './DocsCards.tsx'
import classes from './DocsList.module.css'
import { DocsTable } from './DocsTable.tsx'
import type { DocsList as List } from './useDocsList.ts'

const howToWrite = 'https://backstage.io/docs/features/techdocs/creating-and-publishing'

type Found = Extract<List, { readonly status: 'found' }>

export interface DocsListProps {
  readonly query: DocsQuery
  readonly list: List
}

/** The documentation in all states: loading, empty, failed and shown. */
export function DocsList({ query, list }: DocsListProps) {
  const { t } = useTranslation('techdocs')
  if (list.status === 'failed') {
    return <FailureMessage failure={list.failure} title={t('listFailed')} onRetry={list.retry} />
  }
  if (list.status === 'loading') return <LoadingCards />
  const { entities, isUpdating } = list
  return (
    <Stack gap="xs" className={classes['list']} aria-busy={isUpdating}>
      <Progress active={isUpdating} label={t('updating')} />
      {entities.length === 0 && <Empty query={query} />}
      {entities.length > 0 &&
        (query.isTable ? <DocsTable entities={entities} /> : <DocsCards entities={entities} />)}
      <More list={list} />
    </Stack>
  )
}

/** The end of the list: loading, failed or complete. */
function More({ list: { more, loadMore } }: { readonly list: Found }) {
  const { t } = useTranslation('techdocs')
  if (more === 'none') return null
  if (more === 'loading')
    return (
      <Row as="p" gap="sm" justify="center" isQuiet className={classes['note']}>
        {t('loadingMore')}
      </Row>
    )
  if (more === 'waiting') {
    return (
      <Row as="p" gap="sm" justify="center" isQuiet className={classes['note']}>
        <Button onClick={loadMore}>{t('loadMore')}</Button>
      </Row>
    )
  }
  const isStale = more.kind === 'staleCursor'
  return (
    <Row gap="sm" justify="center" isQuiet className={classes['note']} role="alert">
      <p>{isStale ? t('listChanged') : t('moreFailed', { message: more.message })}</p>
      <Button onClick={loadMore}>{t(isStale ? 'reload' : 'retry')}</Button>
    </Row>
  )
}

function LoadingCards() {
  const { t } = useTranslation('techdocs')
  return (
    <Stack gap="xs" className={classes['list']} aria-busy="true">
      <Progress active label={t('loading')} />
      <div className={classes['cards']}>
        {Array.from({ length: 6 }, (_, card) => (
          <CardSkeleton key={card} height={80} />
        ))}
      </div>
    </Stack>
  )
}

function Empty({ query }: { readonly query: DocsQuery }) {
  const { t } = useTranslation('techdocs')
  const { isTable } = query
  const isNarrowed = hasFilters(query)
  return (
    <EmptyList
      title={t(isNarrowed ? 'none' : 'empty')}
      hint={t(isNarrowed ? 'noneHint' : 'emptyHint')}
    >
      {isNarrowed ? (
        <Link to={docsAddress({ ...everything, isTable })}>
          {t('clearFilters', { ns: 'shell' })}
        </Link>
      ) : (
        <Link to={howToWrite}>{t('howTo')}</Link>
      )}
    </EmptyList>
  )
}
