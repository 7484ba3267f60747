import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { replaysRef, type DrawnReplay, type Replay } from '../../model/reports/replays.ts'
import { useService } from '../../ui/page/portalContext.ts'
import classes from './ReplayPage.module.css'

interface ReplayScreenProps {
  readonly replay: Replay
  readonly step: number
}

/** The portal as it was. It cannot be used: clicks would change nothing. */
export function ReplayScreen({ replay, step }: ReplayScreenProps) {
  const { t } = useTranslation('reports')
  const replays = useService(replaysRef)
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnReplay>(null)
  useEffect(() => {
    if (!host.current) return undefined
    // A root of its own, because there may be no router in a router.
    const place = host.current.appendChild(document.createElement('div'))
    const screen = replays.draw(place)
    drawn.current = screen
    return () => {
      screen.close()
      place.remove()
    }
  }, [replays, replay])
  useEffect(() => {
    drawn.current?.show(step)
  }, [step, replay])
  return (
    <div role="img" className={classes['screen']} aria-label={t('replay.screen')}>
      <div ref={host} className={classes['drawn']} inert />
    </div>
  )
}
