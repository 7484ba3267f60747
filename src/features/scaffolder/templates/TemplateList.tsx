import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { catalogPermissions } from '../../../model/entities/permissions/catalogPermissions.ts'
import { createPath } from '../../../model/paths.ts'
import {
  hasFilters,
  leftOutStars,
  templatesAddress,
  type TemplatesQuery,
} from '../../../model/scaffolder/templatesQuery.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EmptyList } from '../../../ui/list/EmptyList.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { CardSkeleton } from '../../../ui/progress/Skeleton.tsx'
import { IfPermitted } from '../../entities/RequirePermission.tsx'
import { selectStars } from '../../preferences/starsSlice.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { RegisterLink } from './RegisterLink.tsx'
import { TemplateCards } from './TemplateCards.tsx'
import classes from './TemplateList.module.css'
import type { FoundTemplates, Templates } from './useTemplates.ts'

export interface TemplateListProps {
  readonly query: TemplatesQuery
  readonly templates: Templates
}

/** The templates in all states: loading, empty, failed and shown. */
export function TemplateList({ query, templates }: TemplateListProps) {
  const { t } = useTranslation('scaffolder')
  if (templates.status === 'failed') {
    const { failure, retry } = templates
    return <FailureMessage failure={failure} title={t('templates.failed')} onRetry={retry} />
  }
  if (templates.status === 'loading') return <LoadingCards />
  const { pages, aside, isUpdating, more, loadMore } = templates
  return (
    <Stack gap="xs" className={classes['list']} aria-busy={isUpdating}>
      <Progress active={isUpdating} label={t('templates.updating')} />
      {pages.every((page) => page.length === 0) && aside === 0 ? (
        <Empty query={query} />
      ) : (
        <TemplateCards
          pages={pages}
          isGrouped={query.text.trim() === ''}
          onNearEnd={more === 'waiting' ? loadMore : ignore}
        />
      )}
      <More more={more} loadMore={loadMore} />
      {aside > 0 && <Aside count={aside} query={query} />}
      <LeftOutStars query={query} />
    </Stack>
  )
}

/** Those that are left out for their tags, such as tests of templates. */
function Aside({ count, query }: { readonly count: number; readonly query: TemplatesQuery }) {
  const { t } = useTranslation('scaffolder')
  const tags = useSelector(selectConfig)?.asideTemplateTags ?? []
  return (
    <Row gap="sm" justify="center" className={classes['note']}>
      <Link to={templatesAddress({ ...query, tags })}>{t('templates.aside', { count })}</Link>
      <Text as="span" isQuiet>
        {tags.join(', ')}
      </Text>
    </Row>
  )
}

/** More names than these do not fit into a request. */
function LeftOutStars({ query }: { readonly query: TemplatesQuery }) {
  const { t } = useTranslation('scaffolder')
  const count = leftOutStars(query, useSelector(selectStars))
  return (
    count > 0 && (
      <Row as="p" gap="sm" justify="center" isQuiet className={classes['note']}>
        {t('templates.olderStars', { count })}
      </Row>
    )
  )
}

const ignore = () => undefined

/** The end of the list: loading, failed or complete. */
function More({ more, loadMore }: Pick<FoundTemplates, 'more' | 'loadMore'>) {
  const { t } = useTranslation('scaffolder')
  if (more === 'none') return null
  if (more === 'loading')
    return (
      <Row as="p" gap="sm" justify="center" isQuiet className={classes['note']}>
        {t('templates.loadingMore')}
      </Row>
    )
  if (more === 'waiting') return <Button onClick={loadMore}>{t('templates.loadMore')}</Button>
  const isStale = more.kind === 'staleCursor'
  return (
    <Row gap="sm" justify="center" isQuiet className={classes['note']} role="alert">
      <p>
        {isStale
          ? t('templates.listChanged')
          : t('templates.moreFailed', { message: more.message })}
      </p>
      <Button onClick={loadMore}>{t(isStale ? 'templates.reload' : 'templates.retry')}</Button>
    </Row>
  )
}

function LoadingCards() {
  const { t } = useTranslation('scaffolder')
  return (
    <Stack gap="xs" className={classes['list']} aria-busy="true">
      <Progress active label={t('templates.loading')} />
      <div className={classes['skeletons']}>
        {Array.from({ length: 6 }, (_, card) => (
          <CardSkeleton key={card} height={108} />
        ))}
      </div>
    </Stack>
  )
}

function Empty({ query }: { readonly query: TemplatesQuery }) {
  const { t } = useTranslation('scaffolder')
  const isNarrowed = hasFilters(query)
  const narrowedHint = query.isStarred ? 'templates.noneStarred' : 'templates.noneHint'
  return (
    <EmptyList
      title={t(isNarrowed ? 'templates.none' : 'templates.empty')}
      hint={t(isNarrowed ? narrowedHint : 'templates.emptyHint')}
    >
      {isNarrowed ? (
        <Link to={createPath}>{t('clearFilters', { ns: 'shell' })}</Link>
      ) : (
        <IfPermitted permission={catalogPermissions.createEntity} isReady>
          <RegisterLink />
        </IfPermitted>
      )}
    </EmptyList>
  )
}
