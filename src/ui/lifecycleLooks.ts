import {
  CircleCheck,
  CircleDashed,
  FlaskConical,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import type { BadgeTone } from './Badge.tsx'

interface LifecycleLook {
  readonly tone: BadgeTone
  readonly Icon: LucideIcon
}

const looks: Readonly<Record<string, LifecycleLook>> = {
  production: { tone: 'success', Icon: CircleCheck },
  experimental: { tone: 'info', Icon: FlaskConical },
  deprecated: { tone: 'warning', Icon: TriangleAlert },
}

/** Backstage's own values of `spec.lifecycle` have a tone, others are neutral. */
export function lifecycleLook(lifecycle: string): LifecycleLook {
  const known = lifecycle.toLowerCase()
  const look = Object.hasOwn(looks, known) ? looks[known] : undefined
  return look ?? { tone: 'neutral', Icon: CircleDashed }
}
