import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  isCurrent,
  severities,
  type DetectedError,
} from '../../../model/kubernetes/errors/detectedError.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'

export function SeverityBadge({ severity }: { readonly severity: number }) {
  const { t } = useTranslation('kubernetes')
  const isHigh = severity > severities.pod
  return (
    <Badge tone={isHigh ? 'error' : 'warning'} Icon={isHigh ? OctagonAlert : TriangleAlert}>
      {t('errors.severityOf', { severity })}
    </Badge>
  )
}

/** When it happened, or since when it lasts; what is over since long is called so. */
export function ErrorAge({ error }: { readonly error: DetectedError }) {
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
