import type { LabelSelector } from 'kubernetes-types/meta/v1'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  type KubeAutoscaler,
  type KubeConfigMap,
  type KubeCustomResource,
  type KubeObject,
  type KubePod,
  idOf,
} from '../../../model/kubernetes/kubernetesObjects.ts'
import {
  allContainers,
  placeOfObject,
  searchOf,
  type KubernetesPlace,
} from '../../../model/kubernetes/kubernetesPlace.ts'
import { podStatusOf } from '../../../model/kubernetes/pods/podStatus.ts'
import { listedAs } from '../../../model/kubernetes/sections.ts'
import { isRollout } from '../../../model/kubernetes/workloads/rollout.ts'
import { podsByOwner, selectorText } from '../../../model/kubernetes/workloads/workloads.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { ObjectSummary, Scale } from '../clusters/ObjectSummary.tsx'
import { PodBadge } from '../clusters/PodBadge.tsx'
import classes from '../Kubernetes.module.css'
import { ObjectLink } from '../ObjectLink.tsx'
import type { ClusterWithErrors } from '../useEntityObjects.ts'
import { Conditions } from './Conditions.tsx'
import { DashboardButton } from './DashboardButton.tsx'
import { ObjectProblems } from './ObjectProblems.tsx'
import { OwnerLinks } from './OwnerLinks.tsx'
import { RolloutSteps } from './RolloutSteps.tsx'
import { YamlView } from './YamlView.tsx'

interface ObjectDetailsProps {
  readonly cluster: ClusterWithErrors
  readonly object: KubeObject
  readonly place: KubernetesPlace
}

interface PodListProps {
  readonly pods: readonly KubePod[]
  readonly cluster: string
  readonly place: KubernetesPlace
}

/** The pods that an object owns, or leads to. */
function PodList({ pods, cluster, place }: PodListProps) {
  const { t } = useTranslation('kubernetes')
  if (pods.length === 0) return null
  return (
    <section aria-label={t('pods.title')}>
      <Row as="h3" gap="xs" className={classes['subheading']}>
        {t('pods.title')}
      </Row>
      <LimitedList items={pods}>
        {(shown) => (
          <ul className={classes['problems']}>
            {shown.map((pod) => (
              <li key={idOf(pod)}>
                <PodBadge status={podStatusOf(pod)} />
                <ObjectLink place={place} object={placeOfObject(cluster, pod)} />
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </section>
  )
}

/** Any object but a pod. */
export function ObjectDetails({ cluster, object, place }: ObjectDetailsProps) {
  const { t } = useTranslation('kubernetes')
  const { pathname } = useLocation()
  const { creationTimestamp, labels = {} } = object.metadata
  const pods = podsByOwner(cluster.objects).get(idOf(object)) ?? []
  const listed = listedAs(object, cluster.objects)
  const problems = cluster.detected.filter(({ sourceRef }) => sourceRef.id === idOf(object))
  const logs = { object: placeOfObject(cluster.cluster.name, object), logs: allContainers }
  const { spec } = object as { readonly spec?: { readonly selector?: LabelSelector } }
  const selector = selectorText(spec?.selector)
  return (
    <Stack gap="md">
      <Row gap="xs" across="md">
        {pods.length > 0 && (
          <ButtonLink to={pathname + searchOf({ ...place, ...logs })}>
            {t('logs.ofPods', { count: pods.length })}
          </ButtonLink>
        )}
        <DashboardButton cluster={cluster.cluster} object={object} />
      </Row>
      {object.kind === 'Rollout' && isRollout(object as KubeCustomResource) && (
        <RolloutSteps rollout={object as KubeCustomResource} />
      )}
      {listed && listed.type !== 'configmaps' && (
        <Row gap="xs" across="md">
          <ObjectSummary object={object} type={listed.type} objects={cluster.objects} />
        </Row>
      )}
      <ObjectProblems problems={problems} cluster={cluster.cluster.name} />
      <Facts>
        {creationTimestamp !== undefined && (
          <Fact label={t('details.age')}>
            <Time at={creationTimestamp} />
          </Fact>
        )}
        <OwnerLinks cluster={cluster} object={object} place={place} />
        {selector !== '' && <Fact label={t('details.selector')}>{selector}</Fact>}
        <Fact label={t('details.labels')}>
          {Object.entries(labels)
            .map(([key, value]) => `${key}=${value}`)
            .join(', ') || '–'}
        </Fact>
        {object.kind === 'ConfigMap' && (
          <Fact label={t('details.keys')}>
            {Object.keys((object as KubeConfigMap).data ?? {}).join(', ') || '–'}
          </Fact>
        )}
        {object.kind === 'HorizontalPodAutoscaler' && (
          <Fact label={t('details.replicas')}>
            <Scale autoscaler={object as KubeAutoscaler} />
          </Fact>
        )}
      </Facts>
      <Conditions object={object} />
      <PodList pods={listed?.pods ?? pods} cluster={cluster.cluster.name} place={place} />
      <YamlView object={object} />
    </Stack>
  )
}
