import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClusterObjects, titleOf } from '../../../model/kubernetes/clusters/clusters.ts'
import { isCurrent } from '../../../model/kubernetes/errors/detectedError.ts'
import type { KubernetesPlace } from '../../../model/kubernetes/kubernetesPlace.ts'
import { sectionsOf, troubledIds } from '../../../model/kubernetes/sections.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import type { ClusterWithErrors } from '../useEntityObjects.ts'
import { ClusterContext } from './clusterContext.ts'
import { panelId } from './clusterPanels.ts'
import { PodCounts } from './PodCounts.tsx'
import { WorkloadSection } from './WorkloadSection.tsx'

/** The age of objects that the cluster did not send again. */
function StaleAge({ cluster: { stale } }: { readonly cluster: Pick<ClusterObjects, 'stale'> }) {
  const { t } = useTranslation('kubernetes')
  if (!stale || stale.at === null) return null
  return (
    <Text as="span" isQuiet isSmall className={classes['minor']}>
      <Time at={stale.at} sentence={(words) => t('clusters.stale', { words })} />
    </Text>
  )
}

interface ClusterPanelProps {
  readonly cluster: ClusterWithErrors
  readonly place: KubernetesPlace
  readonly isOpenAtFirst: boolean
}

/** One cluster: how many pods, how many of them with errors, and its objects by kind (K8S-15). */
export const ClusterPanel = memo(function ClusterPanel(props: ClusterPanelProps) {
  const { cluster, place, isOpenAtFirst } = props
  const { t } = useTranslation('kubernetes')
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const { objects, detected, podMetrics } = cluster
  const faulty = useMemo(
    () => new Set(detected.filter(isCurrent).map(({ sourceRef }) => sourceRef.id)),
    [detected],
  )
  const troubled = useMemo(() => troubledIds(objects, detected), [objects, detected])
  const { text, namespace, onlyErrors } = place
  const sections = useMemo(
    () => sectionsOf(objects, { text, namespace, onlyIds: onlyErrors ? troubled : null }),
    [objects, text, namespace, onlyErrors, troubled],
  )
  const metrics = useMemo(
    () => new Map(podMetrics.map((one) => [`${one.namespace}/${one.name}`, one])),
    [podMetrics],
  )
  const context = useMemo(
    () => ({ cluster: cluster.cluster, faulty, metrics, stale: cluster.stale?.types ?? [] }),
    [cluster.cluster, faulty, metrics, cluster.stale],
  )
  return (
    <details
      id={panelId(cluster.cluster.name)}
      className={classes['panel']}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
      }}
    >
      <summary className={classes['summary']}>
        <h3>{titleOf(cluster.cluster)}</h3>
        <PodCounts counts={cluster.counts} />
        <StaleAge cluster={cluster} />
      </summary>
      {isOpen && (
        <ClusterContext value={context}>
          {sections.length === 0 && <p className={classes['nothing']}>{t('filter.nothing')}</p>}
          {sections.map((section) => (
            <WorkloadSection key={section.type} section={section} objects={objects} place={place} />
          ))}
        </ClusterContext>
      )}
    </details>
  )
})
