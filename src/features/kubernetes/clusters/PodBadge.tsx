import type { PodStatus, PodTone } from '../../../model/kubernetes/pods/podStatus.ts'
import { StatusBadge, type ShownStatus } from '../../../ui/badges/StatusBadge.tsx'

const looks: Readonly<Record<PodTone, ShownStatus>> = {
  ok: 'succeeded',
  waiting: 'waiting',
  failed: 'failed',
  done: 'done',
}

interface ToneBadgeProps {
  readonly tone: PodTone
  readonly text: string
}

/** A state in the cluster's own words. */
export const ToneBadge = ({ tone, text }: ToneBadgeProps) => (
  <StatusBadge status={looks[tone]}>{text}</StatusBadge>
)

/** The state of a pod, in Kubernetes' own word. */
export const PodBadge = ({ status: { reason, tone } }: { readonly status: PodStatus }) => (
  <ToneBadge tone={tone} text={reason} />
)
