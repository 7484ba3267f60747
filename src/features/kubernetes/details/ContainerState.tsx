import type { ContainerStatus } from 'kubernetes-types/core/v1'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ContainerRole } from '../../../model/kubernetes/pods/podContainers.ts'
import { Badge } from '../../../ui/badges/Badge.tsx'

interface ContainerStateProps {
  readonly status: ContainerStatus | undefined
  readonly role: ContainerRole
}

/** The state of a container, in Kubernetes' own word where it has one. Readiness is for containers that serve. */
export function ContainerState({ status, role }: ContainerStateProps) {
  const { t } = useTranslation('kubernetes')
  const { running, waiting, terminated } = status?.state ?? {}
  if (running)
    return status?.ready || role === 'init' || role === 'ephemeral' ? (
      <Badge tone="success" Icon={CircleCheck}>
        {t('containers.running')}
      </Badge>
    ) : (
      <Badge tone="warning" Icon={CircleDashed}>
        {t('containers.notReady')}
      </Badge>
    )
  if (terminated) {
    const isFine = terminated.exitCode === 0
    return (
      <Badge tone={isFine ? 'neutral' : 'error'} Icon={isFine ? CircleCheck : CircleX}>
        {terminated.reason ?? t('containers.exitCode', { code: terminated.exitCode })}
      </Badge>
    )
  }
  return (
    <Badge tone="warning" Icon={CircleDashed}>
      {waiting?.reason ?? t('containers.waiting')}
    </Badge>
  )
}
