import { useTranslation } from 'react-i18next'
import {
  namespaceOf,
  type KubeAutoscaler,
  type KubeCronJob,
  type KubeCustomResource,
  type KubeJob,
  type KubeObject,
  type KubeObjects,
} from '../../../model/kubernetes/kubernetesObjects.ts'
import { textsOf } from '../../../model/kubernetes/objectTexts.ts'
import type { SectionType } from '../../../model/kubernetes/sections.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import classes from '../Kubernetes.module.css'
import { CustomBadges } from './CustomBadges.tsx'
import { CronJobParts, JobParts } from './JobParts.tsx'
import { ReadyBadge } from './ReadyBadge.tsx'

interface ObjectSummaryProps {
  readonly object: KubeObject
  readonly type: SectionType
  readonly objects: KubeObjects
}

/** The state of an object on the line with its name. */
export function ObjectSummary({ object, type, objects }: ObjectSummaryProps) {
  const texts = textsOf(object, type).join(' · ')
  return (
    <>
      <Text as="span" isQuiet isSmall className={classes['minor']}>
        {namespaceOf(object)}
      </Text>
      <Row
        as="span"
        gap="xxs"
        across="sm"
        justify="end"
        isQuiet
        isSmall
        className={classes['summaryParts']}
      >
        {texts !== '' && <span>{texts}</span>}
        <Parts object={object} type={type} objects={objects} />
      </Row>
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
  const { spec, status } = object as Replicas
  switch (type) {
    case 'deployments':
    case 'statefulsets':
      return (
        <>
          <ReadyBadge ready={status?.readyReplicas ?? 0} total={spec?.replicas ?? 1} />
          <Autoscaler object={object} all={objects.horizontalpodautoscalers} />
        </>
      )
    case 'daemonsets':
      return (
        <ReadyBadge ready={status?.numberReady ?? 0} total={status?.desiredNumberScheduled ?? 0} />
      )
    case 'customresources':
      return <CustomBadges resource={object as KubeCustomResource} />
    case 'cronjobs':
      return <CronJobParts cronJob={object as KubeCronJob} />
    case 'jobs':
      return <JobParts job={object as KubeJob} />
    default:
      return null
  }
}

interface AutoscalerProps {
  readonly object: KubeObject
  readonly all: readonly KubeAutoscaler[]
}

/** What scales this object. */
function Autoscaler({ object, all }: AutoscalerProps) {
  const found = all.find((one) => {
    const target: { kind?: string; name?: string } = { ...one.spec?.scaleTargetRef }
    return (
      target.kind === object.kind &&
      target.name === object.metadata.name &&
      namespaceOf(one) === namespaceOf(object)
    )
  })
  return found ? <Scale autoscaler={found} /> : null
}

/** The replicas that an autoscaler may choose, and how many there are if it says so. */
export function Scale({ autoscaler }: { readonly autoscaler: KubeAutoscaler }) {
  const { t } = useTranslation('kubernetes')
  const { spec, status } = autoscaler
  const range = { min: spec?.minReplicas ?? 1, max: spec?.maxReplicas ?? 1 }
  const current = status?.currentReplicas
  return (
    <span>
      {current === undefined
        ? t('autoscalerUnknown', range)
        : t('autoscaler', { ...range, current })}
    </span>
  )
}
