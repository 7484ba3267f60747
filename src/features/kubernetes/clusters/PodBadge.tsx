import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react'
import type { PodStatus, PodTone } from '../../../model/kubernetes/podStatus.ts'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'

const looks = {
  ok: ['success', CircleCheck],
  waiting: ['warning', CircleDashed],
  failed: ['error', CircleX],
  done: ['neutral', CircleCheck],
} as const satisfies Readonly<Record<PodTone, readonly [BadgeTone, LucideIcon]>>

/** The state of a pod, in Kubernetes' own word. */
export function PodBadge({ status: { reason, tone } }: { readonly status: PodStatus }) {
  const [badgeTone, Icon] = looks[tone]
  return (
    <Badge tone={badgeTone} Icon={Icon}>
      {reason}
    </Badge>
  )
}
