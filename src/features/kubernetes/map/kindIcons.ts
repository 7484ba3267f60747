import {
  Box,
  CalendarClock,
  Container,
  Database,
  Layers,
  ListChecks,
  Network,
  Puzzle,
  Rocket,
  Share2,
  type LucideIcon,
} from 'lucide-react'

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['Pod', Container],
  ['Deployment', Layers],
  ['DaemonSet', Share2],
  ['StatefulSet', Database],
  ['Service', Network],
  ['Ingress', Rocket],
  ['CronJob', CalendarClock],
  ['Job', ListChecks],
  ['ReplicaSet', Box],
])

/** Custom resources share one. */
export const iconOfKind = (kind: string): LucideIcon => icons.get(kind) ?? Puzzle
