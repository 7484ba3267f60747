import { Info, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../../model/failure.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import { usePodEventsQuery } from '../kubernetesApi.ts'

interface EventListProps {
  readonly cluster: string
  readonly namespace: string
  readonly pod: string
  readonly onlyWarnings?: boolean
}

/** What happened to a pod, the latest first. */
export function EventList({ cluster, namespace, pod, onlyWarnings = false }: EventListProps) {
  const { t } = useTranslation('kubernetes')
  const { currentData, error } = usePodEventsQuery(
    { cluster, namespace, pod },
    { refetchOnMountOrArgChange: true },
  )
  if (error)
    return (
      <p role="alert">
        {t('events.failed')}: {toFailure(error).message}
      </p>
    )
  if (!currentData) return <Progress active label={t('events.loading')} />
  const events = onlyWarnings ? currentData.filter(({ isWarning }) => isWarning) : currentData
  if (events.length === 0) return <p>{t('events.none')}</p>
  return (
    <ul className={classes['events']}>
      {events.map(({ id, isWarning, reason, message, count, firstAt, lastAt }) => (
        <li key={id}>
          <Badge tone={isWarning ? 'warning' : 'neutral'} Icon={isWarning ? TriangleAlert : Info}>
            {reason}
          </Badge>
          <span className={classes['text']}>{message}</span>
          <span className={classes['minor']}>
            {lastAt !== null && <Time at={lastAt} />}
            {count > 1 && ` · ${t('events.times', { count })}`}
          </span>
          {firstAt !== null && (
            <span className={classes['tip']} role="tooltip">
              <Time at={firstAt} sentence={(words) => t('events.since', { words })} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
