import { ArrowDown, CircleAlert, TriangleAlert } from 'lucide-react'
import type { Severity } from '../../model/notifications/notification.ts'
import type { BadgeProps } from '../../ui/badges/Badge.tsx'

/** How severities are shown; a normal one is not. */
export const severityLooks: Readonly<
  Record<Exclude<Severity, 'normal'>, Pick<BadgeProps, 'tone' | 'Icon'>>
> = {
  critical: { tone: 'error', Icon: CircleAlert },
  high: { tone: 'warning', Icon: TriangleAlert },
  low: { tone: 'neutral', Icon: ArrowDown },
}
