import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  CircleX,
  Clock,
  ListOrdered,
  LoaderCircle,
  SkipForward,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from './Badge.tsx'

const looks = {
  pending: ['neutral', CircleDashed],
  queued: ['neutral', ListOrdered],
  running: ['info', LoaderCircle],
  succeeded: ['success', CircleCheck],
  failed: ['error', CircleX],
  cancelled: ['neutral', Ban],
  skipped: ['neutral', SkipForward],
  timedOut: ['error', Clock],
  unknown: ['neutral', CircleQuestionMark],
} as const satisfies Readonly<Record<string, readonly [BadgeTone, LucideIcon]>>

/** Status of tasks, runs, jobs and pods. */
export type WorkStatus = keyof typeof looks

export const workStatuses = Object.keys(looks) as readonly WorkStatus[]

export function StatusBadge({ status }: { readonly status: WorkStatus }) {
  const { t } = useTranslation()
  const [tone, Icon] = looks[status]
  return (
    <Badge tone={tone} Icon={Icon}>
      {t(`status.${status}`)}
    </Badge>
  )
}
