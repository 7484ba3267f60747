import { Info, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { toFailure } from '../../../model/failure.ts'
import { Badge } from '../../../ui/badges/Badge.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import { usePodEventsQuery } from '../kubernetesApi.ts'
import { selectPolling } from '../kubernetesPollingSlice.ts'

interface EventListProps {
  readonly cluster: string
  readonly namespace: string
  readonly pod: string
  readonly onlyWarnings?: boolean
}

/** What happened to a pod, the latest first. */
export function EventList({ cluster, namespace, pod, onlyWarnings = false }: EventListProps) {
  const { t } = useTranslation('kubernetes')
  const { currentData, error, refetch } = usePodEventsQuery(
    { cluster, namespace, pod },
    { refetchOnMountOrArgChange: true },
  )
  // Asked for again with each poll of the objects, so that a hidden page asks for nothing.
  const polling = useSelector(selectPolling)
  const at = 'at' in polling ? polling.at : null
  const known = useRef(at)
  useEffect(() => {
    if (known.current === at) return
    known.current = at
    void refetch()
  }, [at, refetch])
  const alert = error && (
    <p role="alert">
      {t('events.failed')}: {toFailure(error).message}
    </p>
  )
  if (alert && !currentData) return alert
  if (!currentData) return <Progress active label={t('events.loading')} />
  const events = onlyWarnings ? currentData.filter(({ isWarning }) => isWarning) : currentData
  const list = (
    <ul className={classes['events']}>
      {events.map(({ id, isWarning, reason, message, count, firstAt, lastAt }) => (
        // eslint-disable-next-line a11y/no-noninteractive-tabindex -- its tooltip is reached by keyboard
        <li key={id} tabIndex={firstAt === null ? undefined : 0}>
          <Badge tone={isWarning ? 'warning' : 'neutral'} Icon={isWarning ? TriangleAlert : Info}>
            {reason}
          </Badge>
          <span className={classes['text']}>{message}</span>
          <Text as="span" isQuiet isSmall className={classes['minor']}>
            {lastAt !== null && <Time at={lastAt} />}
            {count > 1 && ` · ${t('events.times', { count })}`}
          </Text>
          {firstAt !== null && (
            <span className={classes['tip']} role="tooltip">
              <Time at={firstAt} sentence={(words) => t('events.since', { words })} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {alert}
      {events.length === 0 ? <p>{t('events.none')}</p> : list}
    </>
  )
}
