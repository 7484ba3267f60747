import {
  CircleCheck,
  CircleDashed,
  FlaskConical,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { Badge, type BadgeTone } from './Badge.tsx'

const looks: Readonly<Record<string, readonly [BadgeTone, LucideIcon]>> = {
  production: ['success', CircleCheck],
  experimental: ['info', FlaskConical],
  deprecated: ['warning', TriangleAlert],
}

/** `spec.lifecycle`: Backstage's own values have a tone, others are neutral. */
export function LifecycleBadge({ lifecycle }: { readonly lifecycle: string }) {
  const known = lifecycle.toLowerCase()
  const look = Object.hasOwn(looks, known) ? looks[known] : undefined
  const [tone, Icon] = look ?? (['neutral', CircleDashed] as const)
  return (
    <Badge tone={tone} Icon={Icon}>
      {lifecycle}
    </Badge>
  )
}
