import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  ListOrdered,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CiRun } from '../../model/ci/ciRun.ts'
import { ciStatusOf, type CiStatus } from '../../model/ci/ciStatus.ts'
import { Badge, type BadgeTone } from '../../ui/badges/Badge.tsx'

const looks: Readonly<Record<CiStatus, readonly [BadgeTone, LucideIcon]>> = {
  queued: ['neutral', ListOrdered],
  pending: ['neutral', CircleDashed],
  inProgress: ['info', LoaderCircle],
  aborted: ['neutral', Ban],
  timedOut: ['error', Clock],
  error: ['error', CircleX],
  completed: ['success', CircleCheck],
}

/** The status of a run, job or step (RUNS-18…24); nothing without one. */
export function CiBadge({ of }: { readonly of: Pick<CiRun, 'status' | 'conclusion'> }) {
  const { t } = useTranslation('ci')
  const status = ciStatusOf(of)
  if (!status) return null
  const [tone, Icon] = looks[status]
  return (
    <Badge tone={tone} Icon={Icon}>
      {t(`status.${status}`)}
    </Badge>
  )
}
