import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../../model/kubernetes/clusters/clusters.ts'
import { isCurrent, type DetectedError } from '../../../model/kubernetes/errors/detectedError.ts'
import type { KubernetesPlace } from '../../../model/kubernetes/kubernetesPlace.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import classes from '../Kubernetes.module.css'
import { ObjectLink } from '../ObjectLink.tsx'
import { Pages, usePages } from '../Pages.tsx'
import type { ClusterWithErrors } from '../useEntityObjects.ts'
import { HelpDialog } from './HelpDialog.tsx'
import { ErrorAge, SeverityBadge } from './SeverityBadge.tsx'

interface ErrorReportingProps {
  readonly clusters: readonly ClusterWithErrors[]
  readonly place: KubernetesPlace
}

interface ErrorOfCluster {
  readonly cluster: ClusterWithErrors
  readonly error: DetectedError
}

/** Errors of all clusters, the worst first (K8S-12, K8SERR-11). */
export const ErrorReporting = memo(function ErrorReporting(props: ErrorReportingProps) {
  const { clusters, place } = props
  const { t } = useTranslation('kubernetes')
  const [helped, setHelped] = useState<ErrorOfCluster | null>(null)
  const errors = clusters
    .flatMap((cluster) => cluster.detected.map((error) => ({ cluster, error })))
    .sort(
      ({ error: one }, { error: other }) =>
        other.severity - one.severity || Number(isCurrent(other)) - Number(isCurrent(one)),
    )
  const pages = usePages(errors)
  if (errors.length === 0) return null
  const columns: readonly Column<ErrorOfCluster>[] = [
    {
      key: 'severity',
      title: t('errors.severity'),
      from: 'middle',
      className: classes['short'],
      cell: ({ error }) => <Standing error={error} />,
    },
    {
      key: 'object',
      title: t('errors.object'),
      isName: true,
      cell: ({ cluster, error }) => (
        <>
          <ObjectLink
            place={place}
            object={{ ...error.sourceRef, cluster: cluster.cluster.name }}
          />
          <span className={classes['slim']}>
            <Standing error={error} />
          </span>
          <Text as="span" isQuiet isSmall className={classes['minor']}>
            {error.sourceRef.kind} · {error.sourceRef.namespace}
            <span className={classes['narrow']}>{titleOf(cluster.cluster)}</span>
          </Text>
        </>
      ),
    },
    {
      key: 'message',
      title: t('errors.message'),
      className: classes['text'],
      cell: ({ error }) => error.message,
    },
    {
      key: 'cluster',
      title: t('errors.clusterName'),
      from: 'wide',
      cell: ({ cluster }) => titleOf(cluster.cluster),
    },
    {
      key: 'count',
      title: t('errors.count'),
      from: 'wide',
      cell: ({ error }) => error.occurrenceCount,
    },
    {
      key: 'help',
      title: t('errors.help'),
      cell: (shown) =>
        shown.error.proposedFix && (
          <Button
            onClick={() => {
              setHelped(shown)
            }}
            aria-label={t('errors.helpOn', { name: shown.error.sourceRef.name })}
          >
            {t('errors.help')}
          </Button>
        ),
    },
  ]
  return (
    <Card title={t('errors.title')}>
      <DataTable
        look="inner"
        caption={t('errors.title')}
        className={classes['errors']}
        columns={columns}
        rows={pages.items}
        rowKey={({ cluster, error }) =>
          `${cluster.cluster.name} ${error.sourceRef.id} ${error.type} ${error.message}`
        }
      />
      <Pages pages={pages} label={t('errors.pages')} />
      {helped?.error.proposedFix && (
        <HelpDialog
          error={helped.error}
          fix={helped.error.proposedFix}
          cluster={helped.cluster.cluster.name}
          onClose={() => {
            setHelped(null)
          }}
        />
      )}
    </Card>
  )
})

const Standing = ({ error }: { readonly error: DetectedError }) => (
  <>
    <SeverityBadge error={error} />
    <ErrorAge error={error} />
  </>
)
