import { useTranslation } from 'react-i18next'
import { isStarting, type SourceState } from '../../../model/kubernetes/pods/podLog.ts'
import classes from './PodLogs.module.css'

/** Sources that could not be read, or are being connected again. */
export function SourceNotices({ sources }: { readonly sources: readonly SourceState[] }) {
  const { t } = useTranslation('kubernetes')
  const lines = sources.flatMap((source) => {
    const of = `${source.pod}/${source.container}`
    if (source.status === 'refused')
      return t('logs.refused', {
        source: of,
        reason: `${t('events.failed')}, ${source.failure.message}`,
      })
    if (source.status === 'waiting' && isStarting(source.failure))
      return t('logs.starting', { source: of })
    return source.status === 'waiting'
      ? t('logs.waiting', { source: of, reason: source.failure.message })
      : []
  })
  if (lines.length === 0) return null
  return (
    <ul role="status" className={classes['notices']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
