import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  isCurrent,
  levelOf,
  type DetectedError,
} from '../../../model/kubernetes/errors/detectedError.ts'
import { Badge } from '../../../ui/badges/Badge.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'

interface SeverityBadgeProps {
  readonly error: DetectedError
}

/** What is over is not coloured. */
export function SeverityBadge({ error }: SeverityBadgeProps) {
  const { t } = useTranslation('kubernetes')
  const level = levelOf(error)
  const isHigh = level !== 'warning'
  const tone = isCurrent(error) ? (isHigh ? 'error' : 'warning') : 'neutral'
  return (
    <Badge tone={tone} Icon={isHigh ? OctagonAlert : TriangleAlert}>
      {t(`errors.level.${level}`)}
    </Badge>
  )
}

/** When it happened, or since when it lasts; what is over since long is called so. */
export function ErrorAge({ error }: SeverityBadgeProps) {
  const { t } = useTranslation('kubernetes')
  if (error.at === undefined) return null
  return (
    <Text as="span" isQuiet isSmall className={classes['minor']}>
      {' '}
      <Time
        at={error.at}
        sentence={(words) => (isCurrent(error) ? words : t('errors.past', { words }))}
      />
    </Text>
  )
}
