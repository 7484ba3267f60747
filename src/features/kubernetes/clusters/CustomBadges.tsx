import { useTranslation } from 'react-i18next'
import type { KubeCustomResource } from '../../../model/kubernetes/kubernetesObjects.ts'
import { customState } from '../../../model/kubernetes/workloads/customState.ts'
import { isRollout, rolloutProgress } from '../../../model/kubernetes/workloads/rollout.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { ToneBadge } from './PodBadge.tsx'
import { ReadyBadge } from './ReadyBadge.tsx'

interface CustomBadgesProps {
  readonly resource: KubeCustomResource
}

/** A rollout's replicas, or the state that another custom resource has by itself. */
export function CustomBadges({ resource }: CustomBadgesProps) {
  if (isRollout(resource)) return <RolloutBadges resource={resource} />
  const state = customState(resource)
  return state ? <ToneBadge tone={state.tone} text={state.text} /> : null
}

function RolloutBadges({ resource }: CustomBadgesProps) {
  const { spec, status } = resource
  return (
    <>
      <ReadyBadge
        ready={status?.readyReplicas ?? status?.availableReplicas ?? 0}
        total={spec?.replicas ?? 1}
      />
      <RolloutMarks resource={resource} />
    </>
  )
}

/** Whether a rollout waits or was given up (K8S-49, K8S-50). */
export function RolloutMarks({ resource }: CustomBadgesProps) {
  const { t } = useTranslation('kubernetes')
  const { isAborted, pausedSince } = rolloutProgress(resource)
  return (
    <>
      {isAborted && <StatusBadge status="failed">{t('rollout.aborted')}</StatusBadge>}
      {pausedSince !== null && !isAborted && (
        <StatusBadge status="paused">{t('rollout.paused')}</StatusBadge>
      )}
    </>
  )
}
