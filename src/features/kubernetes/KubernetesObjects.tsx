import { RefreshCw } from 'lucide-react'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { displayName, type Entity } from '../../model/entities/entity.ts'
import type { ClusterCounts } from '../../model/kubernetes/clusters/clusterCounts.ts'
import {
  type ClusterObjects,
  isEmpty,
  newestAt,
  titleOf,
  titlesOf,
  unreadOf,
} from '../../model/kubernetes/clusters/clusters.ts'
import { readPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import {
  isAsking,
  type KubernetesPollingState,
  lateOf,
  readAtOf,
} from '../../model/kubernetes/kubernetesPolling.ts'
import { useHasPassed } from '../../ui/behaviour/useHasPassed.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyList } from '../../ui/list/EmptyList.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { CardSkeleton } from '../../ui/progress/Skeleton.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { ClusterErrors } from './ClusterErrors.tsx'
import { ClusterOverview } from './clusters/ClusterOverview.tsx'
import { openPanel } from './clusters/clusterPanels.ts'
import { ClusterView } from './ClusterView.tsx'
import { ObjectDrawer } from './details/ObjectDrawer.tsx'
import { ErrorReporting } from './errors/ErrorReporting.tsx'
import { useClustersQuery } from './kubernetesApi.ts'
import { docsUrl } from './kubernetesDocs.ts'
import { KubernetesFailure } from './KubernetesFailure.tsx'
import { refreshRequested } from './kubernetesPollingSlice.ts'
import { type ClusterWithErrors, useEntityObjects } from './useEntityObjects.ts'

interface FreshnessProps {
  readonly state: KubernetesPollingState
  readonly clusters: readonly ClusterObjects[]
}

/** How old the objects are, and a way to the newest ones. */
function Freshness({ state, clusters }: FreshnessProps) {
  const { t } = useTranslation('kubernetes')
  const dispatch = useDispatch()
  const isBusy = isAsking(state)
  const at = newestAt(clusters, readAtOf(state))
  return (
    <Row gap="xs" across="md" justify="between" isQuiet>
      <span>
        {at !== null && <Time at={at} sentence={(words) => t('freshness.updated', { words })} />}
      </span>
      <Button
        onClick={() => dispatch(refreshRequested())}
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        <RefreshCw size={14} aria-hidden="true" />
        {t('freshness.refresh')}
      </Button>
    </Row>
  )
}

/** Everything of the tab that needs the clusters' answers. */
export function KubernetesObjects({ entity }: { readonly entity: Entity }) {
  const { polling, clusters: newest } = useEntityObjects(entity)
  // Thousands of pods are drawn in a render that input can interrupt.
  const clusters = useDeferredValue(newest ?? null, null)
  const hasFailed = polling.status === 'failing' || polling.status === 'retrying'
  const first = polling.status === 'loading' ? polling.counts : undefined
  const isWaiting = (lateOf(polling)?.waiting.length ?? 0) > 0
  const counts = useMemo(() => newest?.map((one) => one.counts) ?? first, [newest, first])
  return (
    <Stack gap="md">
      {hasFailed && <KubernetesFailure state={polling} />}
      {counts && <Freshness state={polling} clusters={newest ?? []} />}
      <LateClusters state={polling} />
      {counts && <Overview counts={counts} clusters={clusters} />}
      {clusters ? (
        <Shown entity={entity} clusters={clusters} isWaiting={isWaiting} />
      ) : counts ? (
        <CardSkeleton height={320} />
      ) : (
        !hasFailed && <LoadingObjects isLate={isWaiting} />
      )}
    </Stack>
  )
}

interface OverviewProps {
  readonly counts: readonly ClusterCounts[]
  /** Null until the objects are there, too. */
  readonly clusters: readonly ClusterWithErrors[] | null
}

function Overview({ counts, clusters }: OverviewProps) {
  const { search } = useLocation()
  const { isMap } = readPlace(search)
  const onOpen = clusters && !isMap ? openPanel : undefined
  return <ClusterOverview counts={counts} clusters={clusters} onOpen={onOpen} />
}

/** Milliseconds after which somebody wonders. */
const longWait = 5_000

/** Clusters that have not answered, though they were asked by themselves. */
function LateClusters({ state }: { readonly state: KubernetesPollingState }) {
  const { t } = useTranslation('kubernetes')
  const { data: known = [] } = useClustersQuery(undefined, { skip: !lateOf(state) })
  const late = lateOf(state)
  if (!late || late.waiting.length === 0) return null
  const titles = late.waiting.map((name) => {
    const cluster = known.find((one) => one.name === name)
    return cluster ? titleOf(cluster) : name
  })
  const clusters = titles.join(', ')
  return (
    <p role="status">
      <Time at={late.since} sentence={(words) => t('late', { clusters, words })} />
    </p>
  )
}

/** The backend answers once all clusters have: it cannot tell which one does not. `isLate`: they are asked one by one. */
function LoadingObjects({ isLate }: { readonly isLate: boolean }) {
  const { t } = useTranslation('kubernetes')
  const isLong = useHasPassed(longWait) && !isLate
  const { data: clusters = [] } = useClustersQuery(undefined, { skip: !isLong })
  return (
    <div aria-busy="true">
      <Progress active label={t('loading')} isExplained />
      <p role="status">
        {isLong &&
          clusters.length > 0 &&
          t('waiting', { clusters: clusters.map(titleOf).join(', ') })}
      </p>
      <CardSkeleton height={320} />
    </div>
  )
}

interface ShownProps {
  readonly entity: Entity
  /** Some clusters have not answered yet. */
  readonly isWaiting: boolean
  readonly clusters: readonly ClusterWithErrors[]
}

const Shown = memo(function Shown({ entity, clusters, isWaiting }: ShownProps) {
  const { t } = useTranslation('kubernetes')
  const { search } = useLocation()
  const place = useMemo(() => readPlace(search), [search])
  const drawn = useDeferredValue(place)
  const nothing = clusters.every(isEmpty)
  const unread = unreadOf(clusters)
  return (
    <>
      <ClusterErrors clusters={clusters} entity={entity} />
      {nothing && unread.length > 0 ? (
        <EmptyList
          title={t('empty.unread')}
          hint={t('empty.unreadText', { clusters: titlesOf(unread) })}
        >
          {null}
        </EmptyList>
      ) : nothing && isWaiting ? (
        <CardSkeleton height={320} />
      ) : nothing ? (
        <EmptyList title={t('empty.title')} hint={t('empty.text', { entity: displayName(entity) })}>
          <Link to={docsUrl}>{t('missing.readDocs')}</Link>
        </EmptyList>
      ) : (
        <>
          {!place.isMap && <ErrorReporting clusters={clusters} place={drawn} />}
          <ClusterView clusters={clusters} place={place} drawn={drawn} />
          {place.isMap && <ErrorReporting clusters={clusters} place={drawn} />}
        </>
      )}
      {place.object && <ObjectDrawer clusters={clusters} place={place} object={place.object} />}
    </>
  )
})
