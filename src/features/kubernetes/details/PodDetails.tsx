import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { mayOpenTerminal } from '../../../model/kubernetes/clusters/authProviders.ts'
import { idOf, namespaceOf, type KubePod } from '../../../model/kubernetes/kubernetesObjects.ts'
import {
  allContainers,
  searchOf,
  type KubernetesPlace,
} from '../../../model/kubernetes/kubernetesPlace.ts'
import { containersOf } from '../../../model/kubernetes/pods/podContainers.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { PodBadge } from '../clusters/PodBadge.tsx'
import classes from '../Kubernetes.module.css'
import { useClustersQuery } from '../kubernetesApi.ts'
import type { ClusterWithErrors } from '../useEntityObjects.ts'
import { usePodStatus } from '../usePodStatus.ts'
import { Conditions } from './Conditions.tsx'
import { ContainerCard } from './ContainerCard.tsx'
import { DashboardButton } from './DashboardButton.tsx'
import { DeletePod } from './DeletePod.tsx'
import { EventList } from './EventList.tsx'
import { ObjectProblems } from './ObjectProblems.tsx'
import { OwnerLinks } from './OwnerLinks.tsx'
import { PodUtilisation } from './PodUtilisation.tsx'
import { RestartTicks } from './RestartTicks.tsx'
import { UsageLines } from './UsageLines.tsx'
import { YamlView } from './YamlView.tsx'

interface PodDetailsProps {
  readonly cluster: ClusterWithErrors
  readonly pod: KubePod
  readonly place: KubernetesPlace
}

/** Everything about a pod (K8S-27…32). */
export function PodDetails({ cluster, pod, place }: PodDetailsProps) {
  const { t } = useTranslation('kubernetes')
  const { pathname } = useLocation()
  const config = useSelector(selectConfig)?.kubernetes
  const { data: known = [] } = useClustersQuery(undefined)
  const { name } = cluster.cluster
  const namespace = namespaceOf(pod)
  const { spec, status, metadata } = pod
  const metrics = cluster.podMetrics.find(
    (one) => one.name === metadata.name && one.namespace === namespace,
  )
  const named = { cluster: name, namespace, name: metadata.name }
  const containers = containersOf(pod)
  const problems = cluster.detected.filter(({ sourceRef }) => sourceRef.id === idOf(pod))
  const hasTerminal = mayOpenTerminal(config?.hasTerminal ?? false, known)
  return (
    <Stack gap="md">
      <ObjectProblems
        problems={problems}
        cluster={name}
        logsAt={({ container, isCurrent }) => {
          const logs = { logs: container, isPrevious: isCurrent !== true }
          return pathname + searchOf({ ...place, ...logs })
        }}
      />
      <Row gap="xs" across="md">
        <PodBadge status={usePodStatus(pod)} />
        {containers.length > 1 && (
          <ButtonLink to={pathname + searchOf({ ...place, logs: allContainers })}>
            {t('logs.ofContainers')}
          </ButtonLink>
        )}
        <DashboardButton cluster={cluster.cluster} object={pod} />
        {config?.mayDeletePods && <DeletePod cluster={cluster} pod={pod} />}
      </Row>
      <Facts>
        <Fact label={t('details.ip')}>{status?.podIP ?? '–'}</Fact>
        <Fact label={t('details.node')}>{spec?.nodeName ?? '–'}</Fact>
        <Fact label={t('details.qos')}>{status?.qosClass ?? '–'}</Fact>
        {metadata.creationTimestamp !== undefined && (
          <Fact label={t('details.age')}>
            <Time at={metadata.creationTimestamp} />
          </Fact>
        )}
        <OwnerLinks cluster={cluster} object={pod} place={place} />
      </Facts>
      {metrics && <PodUtilisation usage={metrics} label={t('utilisation.title')} />}
      <UsageLines pod={named} />
      <RestartTicks cluster={name} pod={pod} />
      <Conditions object={pod} />
      <Stack as="section" gap="md" aria-label={t('containers.title')}>
        <Row as="h3" gap="xs" className={classes['subheading']}>
          {t('containers.title')}
        </Row>
        {containers.map((of) => (
          <ContainerCard
            key={of.container.name}
            of={of}
            metrics={metrics?.containers.find((one) => one.container === of.container.name)}
            pod={containers.length > 1 ? named : undefined}
            place={place}
            hasTerminal={hasTerminal}
          />
        ))}
      </Stack>
      <section aria-label={t('events.title')}>
        <Row as="h3" gap="xs" className={classes['subheading']}>
          {t('events.title')}
        </Row>
        <EventList cluster={name} namespace={namespace} pod={metadata.name} />
      </section>
      <YamlView object={pod} />
    </Stack>
  )
}
