import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  isCurrent,
  severities,
  type DetectedError,
} from '../../../model/kubernetes/errors/detectedError.ts'
import { Badge } from '../../../ui/badges/Badge.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'

interface SeverityBadgeProps {
  readonly error: DetectedError
}

/** What is over is not coloured. */
export function SeverityBadge({ error }: SeverityBadgeProps) {
  const { severity } = error
  const { t } = useTranslation('kubernetes')
  const isHigh = severity > severities.pod
  const tone = isCurrent(error) ? (isHigh ? 'error' : 'warning') : 'neutral'
  return (
    <Badge tone={tone} Icon={isHigh ? OctagonAlert : TriangleAlert}>
      {t('errors.severityOf', { severity })}
    </Badge>
  )
}

/** When it happened, or since when it lasts; what is over since long is called so. */
export function ErrorAge({ error }: SeverityBadgeProps) {
  const { t } = useTranslation('kubernetes')
  if (error.at === undefined) return null
  return (
    <span className={classes['minor']}>
      {' '}
      <Time
        at={error.at}
        sentence={(words) => (isCurrent(error) ? words : t('errors.past', { words }))}
      />
    </span>
  )
}
