import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'

interface ReadyBadgeProps {
  readonly ready: number
  readonly total: number
}

/** How many replicas are ready. */
export function ReadyBadge({ ready, total }: ReadyBadgeProps) {
  const { t } = useTranslation('kubernetes')
  const status =
    total === 0 ? 'pending' : ready >= total ? 'succeeded' : ready === 0 ? 'failed' : 'waiting'
  return <StatusBadge status={status}>{t('ready', { ready, total })}</StatusBadge>
}
