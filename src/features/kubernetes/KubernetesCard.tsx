import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Entity, entityRefOf } from '../../model/entities/entity.ts'
import { isEmpty, titlesOf, unreadOf } from '../../model/kubernetes/clusters/clusters.ts'
import { isCurrent } from '../../model/kubernetes/errors/detectedError.ts'
import { readPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import { gaugeLevel } from '../../model/kubernetes/pods/usage.ts'
import { summaryOf, sumOf } from '../../model/kubernetes/summary.ts'
import { kubernetesTabRoute } from '../../model/routes/portalRoutes.ts'
import { Card } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Link } from '../../ui/Link.tsx'
import { useRoute } from '../../ui/page/portalContext.ts'
import { Progress } from '../../ui/progress/Progress.tsx'
import { ClusterSquares } from './clusters/ClusterSquares.tsx'
import classes from './KubernetesCard.module.css'
import { KubernetesFailure } from './KubernetesFailure.tsx'
import { useEntityObjects, type ClusterWithErrors } from './useEntityObjects.ts'

/** Squares of each cluster. */
const mostInCard = 60

const nowhere = readPlace('')

/** What runs of the entity, in four numbers, on its overview. */
export function KubernetesCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('kubernetes')
  const { polling, clusters } = useEntityObjects(entity)
  const { namespace, kind, name } = entityRefOf(entity)
  const to = useRoute(kubernetesTabRoute, { namespace, kind: kind.toLowerCase(), name })
  const hasFailed = polling.status === 'failing' || polling.status === 'retrying'
  return (
    <Card title={t('card.title')}>
      {clusters ? (
        <>
          <UnreadClusters clusters={clusters} />
          <Numbers clusters={clusters} at={'at' in polling ? (polling.at ?? 0) : 0} />
          {to !== undefined && <Squares clusters={clusters} path={to} />}
        </>
      ) : hasFailed ? (
        <KubernetesFailure state={polling} />
      ) : (
        <Progress active={polling.status === 'loading'} label={t('loading')} />
      )}
      {to !== undefined && (
        <p>
          <Link to={to}>{t('card.open')}</Link>
        </p>
      )}
    </Card>
  )
}

interface ClustersProps {
  readonly clusters: readonly ClusterWithErrors[]
}

/** Numbers without them would look better than they are. */
function UnreadClusters({ clusters }: ClustersProps) {
  const { t } = useTranslation('kubernetes')
  const unread = unreadOf(clusters)
  if (unread.length === 0) return null
  return (
    <Row as="p" gap="xs" isOneLine className={classes['unread']}>
      <TriangleAlert size={14} aria-hidden="true" />
      {t('card.unread', { clusters: titlesOf(unread) })}
    </Row>
  )
}

/** The pods of each cluster, which lead to their details. */
function Squares({ clusters, path }: ClustersProps & { readonly path: string }) {
  return (
    <div className={classes['squares']}>
      {clusters.map((one) => (
        <ClusterSquares
          key={one.cluster.name}
          cluster={one}
          path={path}
          place={nowhere}
          most={mostInCard}
          isNamed={clusters.length > 1}
        />
      ))}
    </div>
  )
}

interface NumbersProps extends ClustersProps {
  readonly at: number
}

function Numbers({ clusters, at }: NumbersProps) {
  const { t } = useTranslation('kubernetes')
  if (clusters.every(isEmpty)) return unreadOf(clusters).length === 0 && <p>{t('empty.title')}</p>
  const { workloads, ready, expected, restarted } = sumOf(
    clusters.map((cluster) => cluster.whole?.summary ?? summaryOf([cluster], at)),
  )
  const errors = clusters.reduce(
    (sum, { detected, whole }) => sum + (whole?.errors ?? detected.filter(isCurrent).length),
    0,
  )
  const share = expected === 0 ? 1 : ready / expected
  return (
    <Facts>
      <Fact label={t('card.ready')}>
        <Gauge share={share} text={t('ready', { ready, total: expected })} />
      </Fact>
      <Fact label={t('card.errors')}>
        <span data-bad={errors > 0 || undefined} className={classes['number']}>
          {errors}
        </span>
      </Fact>
      <Fact label={t('card.workloads')}>{workloads}</Fact>
      <Fact label={t('card.restarted')}>{restarted}</Fact>
    </Facts>
  )
}

interface GaugeProps {
  /** Of 1. */
  readonly share: number
  readonly text: string
}

/** K8S-56 */
function Gauge({ share, text }: GaugeProps) {
  const { t } = useTranslation('kubernetes')
  const percent = Math.round(share * 100)
  return (
    <Row as="span" isInline gap="xs">
      <meter
        className={classes['meter']}
        data-level={gaugeLevel(share)}
        min={0}
        max={100}
        value={percent}
        aria-label={t('card.ready')}
      />
      {text}
    </Row>
  )
}
