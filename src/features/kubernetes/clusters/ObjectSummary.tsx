import { Clock, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  namespaceOf,
  type KubeAutoscaler,
  type KubeConfigMap,
  type KubeCronJob,
  type KubeCustomResource,
  type KubeIngress,
  type KubeJob,
  type KubeObject,
  type KubeObjects,
  type KubeService,
  listOf,
} from '../../../model/kubernetes/kubernetesObjects.ts'
import type { SectionType } from '../../../model/kubernetes/sections.ts'
import { cronJobState, jobState } from '../../../model/kubernetes/workloads.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import { CronWords } from './CronWords.tsx'
import { ReadyBadge } from './ReadyBadge.tsx'
import { RolloutBadges } from './RolloutBadges.tsx'

interface ObjectSummaryProps {
  readonly object: KubeObject
  readonly type: SectionType
  readonly objects: KubeObjects
}

/** The state of an object on the line with its name. */
export function ObjectSummary({ object, type, objects }: ObjectSummaryProps) {
  const namespace = <span className={classes['minor']}>{namespaceOf(object)}</span>
  return (
    <>
      {namespace}
      <span className={classes['summaryParts']}>
        <Parts object={object} type={type} objects={objects} />
      </span>
    </>
  )
}

interface Replicas {
  readonly spec?: { readonly replicas?: number }
  readonly status?: {
    readonly readyReplicas?: number
    readonly numberReady?: number
    readonly desiredNumberScheduled?: number
  }
}

function Parts({ object, type, objects }: ObjectSummaryProps) {
  switch (type) {
    case 'deployments':
    case 'statefulsets': {
      const { spec, status } = object as Replicas
      return (
        <>
          <ReadyBadge ready={status?.readyReplicas ?? 0} total={spec?.replicas ?? 1} />
          <Autoscaler object={object} all={objects.horizontalpodautoscalers} />
        </>
      )
    }
    case 'daemonsets': {
      const { status } = object as Replicas
      return (
        <ReadyBadge ready={status?.numberReady ?? 0} total={status?.desiredNumberScheduled ?? 0} />
      )
    }
    case 'customresources':
      return <RolloutBadges resource={object as KubeCustomResource} />
    case 'services':
      return <ServiceParts service={object as KubeService} />
    case 'ingresses':
      return <>{hostsOf(object as KubeIngress).join(', ')}</>
    case 'cronjobs':
      return <CronJobParts cronJob={object as KubeCronJob} />
    case 'jobs':
      return <StatusBadge status={jobState(object as KubeJob)} />
    case 'configmaps':
      return <>{Object.keys((object as KubeConfigMap).data ?? {}).join(', ')}</>
    case 'pods':
      return null
  }
}

const hostsOf = ({ spec }: KubeIngress): readonly string[] =>
  listOf(spec?.rules).flatMap(({ host }) => host ?? [])

interface AutoscalerProps {
  readonly object: KubeObject
  readonly all: readonly KubeAutoscaler[]
}

/** What scales this object. */
function Autoscaler({ object, all }: AutoscalerProps) {
  const { t } = useTranslation('kubernetes')
  const found = all.find(
    (one) =>
      one.spec?.scaleTargetRef.kind === object.kind &&
      one.spec.scaleTargetRef.name === object.metadata.name &&
      namespaceOf(one) === namespaceOf(object),
  )
  if (!found) return null
  const { minReplicas: min = 1, maxReplicas: max } = found.spec ?? { maxReplicas: 1 }
  const current = found.status?.currentReplicas ?? 0
  return <span>{t('autoscaler', { min, max, current })}</span>
}

function ServiceParts({ service: { spec } }: { readonly service: KubeService }) {
  const ports = listOf(spec?.ports).map(
    ({ port, protocol = 'TCP' }) => `${String(port)}/${protocol}`,
  )
  return <>{[spec?.type, spec?.clusterIP, ports.join(', ')].filter(Boolean).join(' · ')}</>
}

/** K8S-51 */
function CronJobParts({ cronJob }: { readonly cronJob: KubeCronJob }) {
  const { t } = useTranslation('kubernetes')
  const isSuspended = cronJobState(cronJob) === 'suspended'
  const { lastScheduleTime } = cronJob.status ?? {}
  return (
    <>
      <Badge tone={isSuspended ? 'neutral' : 'success'} Icon={isSuspended ? Pause : Play}>
        {t(isSuspended ? 'cronJobs.suspended' : 'cronJobs.active')}
      </Badge>
      <span>
        <Clock size={12} aria-hidden="true" /> <CronWords schedule={cronJob.spec?.schedule ?? ''} />
      </span>
      {lastScheduleTime !== undefined && (
        <Time at={lastScheduleTime} sentence={(words) => t('cronJobs.lastRun', { words })} />
      )}
    </>
  )
}
