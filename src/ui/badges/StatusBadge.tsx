import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleQuestionMark,
  CircleX,
  Clock,
  ListOrdered,
  LoaderCircle,
  Pause,
  SkipForward,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from './Badge.tsx'

type StatusLook = readonly [BadgeTone, LucideIcon]

/** Statuses with a word of their own, the same everywhere: the texts are `shell:status`. */
const named = {
  pending: ['neutral', CircleDashed],
  queued: ['neutral', ListOrdered],
  running: ['info', LoaderCircle],
  succeeded: ['success', CircleCheck],
  failed: ['error', CircleX],
  cancelled: ['neutral', Ban],
  skipped: ['neutral', SkipForward],
  timedOut: ['error', Clock],
  unknown: ['neutral', CircleQuestionMark],
} as const satisfies Readonly<Record<string, StatusLook>>

/** Statuses that only say how to look: an area or a system brings the word, as Kubernetes does. */
const unnamed = {
  /** Ended, and neither good nor bad. */
  done: ['neutral', CircleCheck],
  none: ['neutral', CircleMinus],
  suspended: ['neutral', Pause],
  paused: ['warning', Pause],
  /** Not as it should be, and may become so by itself. */
  waiting: ['warning', CircleDashed],
} as const satisfies Readonly<Record<string, StatusLook>>

const looks = { ...named, ...unnamed }

/** Status of tasks, runs, jobs and pods. */
export type WorkStatus = keyof typeof named

export type ShownStatus = keyof typeof looks

/** @internal For the page of components, which shows them all. */
export const workStatuses = Object.keys(named) as readonly WorkStatus[]

export interface StatusIconProps {
  readonly status: ShownStatus
  /** In pixels. */
  readonly size: number
  readonly className?: string | undefined
}

/** For what is no badge, such as the steps of a task on their line. Its word must stand beside it. */
export const StatusIcon = ({ status, ...props }: StatusIconProps) =>
  createElement(looks[status][1], { ...props, 'aria-hidden': true })

export type StatusBadgeProps =
  | { readonly status: WorkStatus; readonly children?: undefined }
  /** Another word: one that the specification quotes, or the system's own. */
  | { readonly status: ShownStatus; readonly children: string }

/** The one way to show a status: the table above says its colour and icon. */
export function StatusBadge(props: StatusBadgeProps) {
  const { t } = useTranslation()
  const [tone, Icon] = looks[props.status]
  return (
    <Badge tone={tone} Icon={Icon}>
      {props.children ?? t(`status.${props.status}`)}
    </Badge>
  )
}
