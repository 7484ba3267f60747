import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../../model/kubernetes/clusters/clusters.ts'
import { isCurrent, type DetectedError } from '../../../model/kubernetes/errors/detectedError.ts'
import type { KubernetesPlace } from '../../../model/kubernetes/kubernetesPlace.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
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
  return (
    <Card title={t('errors.title')}>
      <div className={classes['scroll']}>
        <table
          className={`${classes['table'] ?? ''} ${classes['errors'] ?? ''}`}
          aria-label={t('errors.title')}
        >
          <thead>
            <tr>
              <th className={classes['middle']}>{t('errors.severity')}</th>
              <th>{t('errors.object')}</th>
              <th>{t('errors.message')}</th>
              <th className={classes['wide']}>{t('errors.clusterName')}</th>
              <th className={classes['wide']}>{t('errors.count')}</th>
              <th>{t('errors.help')}</th>
            </tr>
          </thead>
          <tbody>
            {pages.items.map(({ cluster, error }) => (
              <tr
                key={`${cluster.cluster.name} ${error.sourceRef.id} ${error.type} ${error.message}`}
              >
                <td className={classes['middle']}>
                  <SeverityBadge error={error} />
                  <ErrorAge error={error} />
                </td>
                <th scope="row">
                  <ObjectLink
                    place={place}
                    object={{ ...error.sourceRef, cluster: cluster.cluster.name }}
                  />
                  <span className={classes['slim']}>
                    <SeverityBadge error={error} />
                    <ErrorAge error={error} />
                  </span>
                  <span className={classes['minor']}>
                    {error.sourceRef.kind} · {error.sourceRef.namespace}
                    <span className={classes['narrow']}>{titleOf(cluster.cluster)}</span>
                  </span>
                </th>
                <td className={classes['text']}>{error.message}</td>
                <td className={classes['wide']}>{titleOf(cluster.cluster)}</td>
                <td className={classes['wide']}>{error.occurrenceCount}</td>
                <td>
                  {error.proposedFix && (
                    <Button
                      onClick={() => {
                        setHelped({ cluster, error })
                      }}
                      aria-label={t('errors.helpOn', { name: error.sourceRef.name })}
                    >
                      {t('errors.help')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
