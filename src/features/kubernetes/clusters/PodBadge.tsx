import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react'
import type { PodStatus, PodTone } from '../../../model/kubernetes/pods/podStatus.ts'
import { Badge, type BadgeTone } from '../../../ui/badges/Badge.tsx'

const looks = {
  ok: ['success', CircleCheck],
  waiting: ['warning', CircleDashed],
  failed: ['error', CircleX],
  done: ['neutral', CircleCheck],
} as const satisfies Readonly<Record<PodTone, readonly [BadgeTone, LucideIcon]>>

interface ToneBadgeProps {
  readonly tone: PodTone
  readonly text: string
}

/** A state in the cluster's own words. */
export function ToneBadge({ tone, text }: ToneBadgeProps) {
  const [badgeTone, Icon] = looks[tone]
  return (
    <Badge tone={badgeTone} Icon={Icon}>
      {text}
    </Badge>
  )
}

/** The state of a pod, in Kubernetes' own word. */
export const PodBadge = ({ status: { reason, tone } }: { readonly status: PodStatus }) => (
  <ToneBadge tone={tone} text={reason} />
)
