import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onTick } from '../time/ticker.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { LogViewerProps } from './logViewerProps.ts'

/** Milliseconds between announcements, so that a screen reader is not flooded. */
const step = 5_000

export interface LogAnnouncementsProps {
  readonly status: LogViewerProps['status']
  /** Of all lines so far. */
  readonly count: number
}

/** Tells screen readers how many lines have arrived, and that the log has ended. */
export function LogAnnouncements({ status, count }: LogAnnouncementsProps) {
  const { t } = useTranslation('log')
  const [said, setSaid] = useState({ upTo: count, news: 0 })
  const say = useEffectEvent(() => {
    if (count !== said.upTo) setSaid({ upTo: count, news: count - said.upTo })
  })
  const isLive = status === 'live'
  useEffect(
    () =>
      isLive
        ? onTick(step, () => {
            say()
          })
        : undefined,
    [isLive],
  )
  return (
    <VisuallyHidden>
      <span role="status">
        {status === 'ended' && t('ended')}
        {isLive && said.news > 0 && t('announced', { count: said.news })}
      </span>
    </VisuallyHidden>
  )
}
