// Sections that are a list of links.

import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { docsPathOf } from '../../model/docs/docsPlace.ts'
import { pathOfEntry, type EntityEntry } from '../../model/entities/entityEntry.ts'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { catalogPath, createPath, docsPath, taskPath, tasksPath } from '../../model/paths.ts'
import { isActive, type Task } from '../../model/scaffolder/tasks.ts'
import { isApple } from '../../model/shell/shortcut.ts'
import { ownTasks } from '../../model/tasks/ownTasks.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { usePolling } from '../../ui/behaviour/usePolling.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyList } from '../../ui/list/EmptyList.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { CardSkeleton } from '../../ui/progress/Skeleton.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import { selectRecentDocs } from '../preferences/recentDocsSlice.ts'
import { selectRecents } from '../preferences/recentsSlice.ts'
import { introDismissed, selectIsIntroDismissed } from '../preferences/sidebarIntroSlice.ts'
import { selectStars } from '../preferences/starsSlice.ts'
import { useTasksQuery } from '../scaffolder/scaffolderApi.ts'
import { selectIdentity } from '../session/sessionSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { taskLooks } from '../tasks/taskLooks.ts'
import classes from './StartPage.module.css'
import { StartSection } from './StartSection.tsx'

const kindOf = (ref: string): string => findEntityRef(ref)?.kind ?? ''

const fewTasks = 5
const fewEntries = 6

export function TasksSection() {
  const { t } = useTranslation('start')
  const userRef = useSelector(selectIdentity)?.userEntityRef ?? ''
  const { data, error, refetch } = useTasksQuery(ownTasks(userRef), { skip: userRef === '' })
  const isRunning = data?.tasks.some(isActive) === true
  // A second subscriber, which asks again as long as a task runs.
  useTasksQuery(ownTasks(userRef), { skip: !isRunning, pollingInterval: usePolling(isRunning) })
  return (
    <StartSection id="tasks">
      {data ? (
        <Tasks tasks={data.tasks.slice(0, fewTasks)} />
      ) : error ? (
        <FailureMessage
          title={t('tasks.failed')}
          failure={toFailure(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={t('tasks.loading')}>
          <CardSkeleton height={80} />
        </div>
      )}
    </StartSection>
  )
}

function Tasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const { t } = useTranslation('start')
  if (tasks.length === 0)
    return (
      <EmptyList isPart title={t('tasks.empty')} hint={t('tasks.emptyHint')}>
        <Link to={createPath}>{t('tasks.templates')}</Link>
      </EmptyList>
    )
  return (
    <Stack gap="sm">
      <ul className={classes['rows']}>
        {tasks.map(({ id, status, templateTitle, templateRef = id, createdAt }) => (
          <li key={id}>
            <div className={classes['what']}>
              <p>
                <Link to={taskPath(id)}>{templateTitle ?? templateRef}</Link>
              </p>
              <Text isQuiet isSmall>
                <Time at={createdAt} />
              </Text>
            </div>
            <StatusBadge status={taskLooks[status]} />
          </li>
        ))}
      </ul>
      <Link to={tasksPath}>{t('tasks.all')}</Link>
    </Stack>
  )
}

export function StarredSection() {
  const { t } = useTranslation('start')
  const stars = useSelector(selectStars)
  return (
    <StartSection id="starred">
      {stars.length === 0 ? (
        <EmptyList isPart title={t('starred.empty')} hint={t('starred.emptyHint')}>
          <Link to={catalogPath}>{t('starred.browse')}</Link>
        </EmptyList>
      ) : (
        <Stack gap="sm">
          <ul className={classes['links']}>
            {stars
              .toReversed()
              .slice(0, fewEntries)
              .map((ref) => (
                <li key={ref}>
                  <EntityIcon kind={kindOf(ref)} />
                  <EntityRefLink text={ref} />
                </li>
              ))}
          </ul>
          {stars.length > fewEntries && (
            <Link to={`${catalogPath}?filters[kind]=all&filters[user]=starred`}>
              {t('starred.all')}
            </Link>
          )}
        </Stack>
      )}
    </StartSection>
  )
}

interface EntriesProps {
  readonly entries: readonly EntityEntry[]
  readonly pathOf: (entry: EntityEntry) => string
}

const Entries = ({ entries, pathOf }: EntriesProps) => (
  <ul className={classes['links']}>
    {entries.slice(0, fewEntries).map((entry) => (
      <li key={entry.ref}>
        <EntityIcon kind={kindOf(entry.ref)} />
        <Link to={pathOf(entry)}>{entry.title}</Link>
      </li>
    ))}
  </ul>
)

/** The newest first, and those that were visited more than once. */
export function VisitedSection() {
  const { t } = useTranslation('start')
  const recents = useSelector(selectRecents)
  const most = recents
    .filter(({ visits = 1 }) => visits > 1)
    .toSorted((one, other) => (other.visits ?? 1) - (one.visits ?? 1))
  return (
    <StartSection id="visited">
      {recents.length === 0 ? (
        <EmptyList isPart title={t('visited.empty')} hint={t('visited.emptyHint')}>
          <Link to={catalogPath}>{t('visited.browse')}</Link>
        </EmptyList>
      ) : (
        <Stack gap="sm">
          <Text as="h3" isQuiet isSmall>
            {t('visited.recently')}
          </Text>
          <Entries entries={recents} pathOf={pathOfEntry} />
          {most.length > 0 && (
            <>
              <Text as="h3" isQuiet isSmall>
                {t('visited.most')}
              </Text>
              <Entries entries={most} pathOf={pathOfEntry} />
            </>
          )}
        </Stack>
      )}
    </StartSection>
  )
}

function docsOfEntry({ ref }: EntityEntry): string {
  const parsed = findEntityRef(ref)
  return parsed ? docsPathOf(parsed) : docsPath
}

export function DocsSection() {
  const { t } = useTranslation('start')
  const read = useSelector(selectRecentDocs)
  return (
    <StartSection id="docs">
      {read.length === 0 ? (
        <EmptyList isPart title={t('docs.empty')} hint={t('docs.emptyHint')}>
          <Link to={docsPath}>{t('docs.browse')}</Link>
        </EmptyList>
      ) : (
        <Entries entries={read} pathOf={docsOfEntry} />
      )}
    </StartSection>
  )
}

/** What the operators say of the platform; nothing without it. */
export function NewsSection() {
  const news = useSelector(selectConfig)?.start.news ?? []
  if (news.length === 0) return null
  return (
    <StartSection id="news">
      <ul className={classes['news']}>
        {news.map(({ title, text, url, date }) => (
          <li key={title}>
            <p>{url === undefined ? <strong>{title}</strong> : <Link to={url}>{title}</Link>}</p>
            {text !== undefined && <p>{text}</p>}
            {date !== undefined && (
              <Text isQuiet isSmall>
                <Time at={date} />
              </Text>
            )}
          </li>
        ))}
      </ul>
    </StartSection>
  )
}

/** For newcomers, until they say that they have seen it: what operators name, and what every portal has. */
export function TryThisSection() {
  const { t } = useTranslation('start')
  const dispatch = useDispatch()
  const isDismissed = useSelector(selectIsIntroDismissed)
  const links = useSelector(selectConfig)?.start.tryThis ?? []
  const keys = t(isApple(navigator.userAgent) ? 'palette.appleKeys' : 'palette.keys', {
    ns: 'shell',
  })
  if (isDismissed) return null
  return (
    <StartSection id="tryThis">
      <Stack gap="sm">
        <ul className={classes['news']}>
          {links.map(({ title, text, to }) => (
            <li key={to}>
              <p>
                <Link to={to}>{title}</Link>
              </p>
              {text !== undefined && (
                <Text isQuiet isSmall>
                  {text}
                </Text>
              )}
            </li>
          ))}
          <li>{t('tryThis.search', { keys })}</li>
          <li>{t('tryThis.shortcuts')}</li>
          <li>{t('tryThis.sidebar')}</li>
        </ul>
        <Button onClick={() => dispatch(introDismissed())}>{t('tryThis.dismiss')}</Button>
      </Stack>
    </StartSection>
  )
}
