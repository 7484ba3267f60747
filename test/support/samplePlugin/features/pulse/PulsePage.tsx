import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { selectIsFlagActive } from '../../../../../src/features/preferences/flagsSlice.ts'
import { displayName, type Entity } from '../../../../../src/model/entities/entity.ts'
import { Button } from '../../../../../src/ui/button/Button.tsx'
import { Card } from '../../../../../src/ui/Card.tsx'
import { Link } from '../../../../../src/ui/Link.tsx'
import { useRoute, useService } from '../../../../../src/ui/page/portalContext.ts'
import { pulseDayRoute, pulseListRoute } from '../../model/pulse/pulseRoutes.ts'
import { stethoscopeRef } from '../../model/pulse/stethoscope.ts'
import { pulseRequested, selectPulse } from './pulseSlice.ts'

type FlagsRoot = Parameters<typeof selectIsFlagActive>[0]

export function PulsePage() {
  const { t } = useTranslation('pulse')
  const today = useRoute(pulseDayRoute, { day: '2026-11-21' })
  const list = useRoute(pulseListRoute)
  const hasHistory = useSelector((state: FlagsRoot) => selectIsFlagActive(state, 'pulse-history'))
  return (
    <>
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <Pulse />
      {hasHistory && today !== undefined && <Link to={today}>{t('today')}</Link>}
      {list !== undefined && <Link to={list}>{t('list')}</Link>}
    </>
  )
}

function Pulse() {
  const { t } = useTranslation('pulse')
  const dispatch = useDispatch()
  const pulse = useSelector(selectPulse)
  const { maker } = useService(stethoscopeRef)
  return (
    <>
      <Button onClick={() => dispatch(pulseRequested())}>{t('listen')}</Button>
      <small>{maker}</small>
      <p role="status">
        {pulse.status === 'listening' && t('listening')}
        {pulse.status === 'known' && t('beats', { beats: pulse.beats })}
        {pulse.status === 'failed' && t('failed', { message: pulse.message })}
      </p>
    </>
  )
}

export function PulseTab({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('pulse')
  return (
    <section>
      <h2>{t('of', { name: displayName(entity) })}</h2>
      <Pulse />
    </section>
  )
}

export function PulseCard() {
  const { t } = useTranslation('pulse')
  return (
    <Card title={t('title')}>
      <Pulse />
    </Card>
  )
}
