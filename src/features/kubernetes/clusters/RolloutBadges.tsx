import { Ban, Pause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KubeCustomResource } from '../../../model/kubernetes/kubernetesObjects.ts'
import { isRollout, rolloutProgress } from '../../../model/kubernetes/rollout.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ReadyBadge } from './ReadyBadge.tsx'

/** A rollout's replicas, and whether it waits or was given up (K8S-49, K8S-50); the kind of other custom resources. */
export function RolloutBadges({ resource }: { readonly resource: KubeCustomResource }) {
  const { t } = useTranslation('kubernetes')
  if (!isRollout(resource)) return <>{resource.kind}</>
  const { isAborted, pausedSince } = rolloutProgress(resource)
  const { spec, status } = resource
  return (
    <>
      <ReadyBadge
        ready={status?.readyReplicas ?? status?.availableReplicas ?? 0}
        total={spec?.replicas ?? 1}
      />
      {isAborted && (
        <Badge tone="error" Icon={Ban}>
          {t('rollout.aborted')}
        </Badge>
      )}
      {pausedSince !== null && !isAborted && (
        <Badge tone="warning" Icon={Pause}>
          {t('rollout.paused')}
        </Badge>
      )}
    </>
  )
}
