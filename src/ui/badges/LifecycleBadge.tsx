import { Badge } from './Badge.tsx'
import { lifecycleLook } from './lifecycleLooks.ts'

/** `spec.lifecycle`. */
export function LifecycleBadge({ lifecycle }: { readonly lifecycle: string }) {
  const { tone, Icon } = lifecycleLook(lifecycle)
  return (
    <Badge tone={tone} Icon={Icon}>
      {lifecycle}
    </Badge>
  )
}
