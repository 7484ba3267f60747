import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badges/Badge.tsx'

interface ReadyBadgeProps {
  readonly ready: number
  readonly total: number
}

/** How many replicas are ready. */
export function ReadyBadge({ ready, total }: ReadyBadgeProps) {
  const { t } = useTranslation('kubernetes')
  const text = t('ready', { ready, total })
  if (ready >= total)
    return (
      <Badge
        tone={total === 0 ? 'neutral' : 'success'}
        Icon={total === 0 ? CircleDashed : CircleCheck}
      >
        {text}
      </Badge>
    )
  return (
    <Badge tone={ready === 0 ? 'error' : 'warning'} Icon={ready === 0 ? CircleX : CircleDashed}>
      {text}
    </Badge>
  )
}
