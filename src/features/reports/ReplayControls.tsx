import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './ReplayPage.module.css'
import { pauseRequested, playRequested, stepChosen, type ReplayState } from './replaySlice.ts'

interface ReplayControlsProps {
  readonly state: Extract<ReplayState, { readonly status: 'open' }>
}

export function ReplayControls({ state }: ReplayControlsProps) {
  const { t } = useTranslation('reports')
  const dispatch = useDispatch()
  const { step, last, isPlaying, errors } = state
  const [firstError] = errors
  const position = t('replay.position', { step, last })
  return (
    <Row gap="xs" className={classes['controls']}>
      <Button aria-disabled={step === 0} onClick={() => dispatch(stepChosen(step - 1))}>
        {t('replay.back')}
      </Button>
      <Button primary onClick={() => dispatch(isPlaying ? pauseRequested() : playRequested())}>
        {t(isPlaying ? 'replay.pause' : 'replay.play')}
      </Button>
      <Button aria-disabled={step === last} onClick={() => dispatch(stepChosen(step + 1))}>
        {t('replay.forward')}
      </Button>
      {firstError !== undefined && (
        <Button onClick={() => dispatch(stepChosen(firstError))}>{t('replay.firstError')}</Button>
      )}
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={position}
        onChange={({ target }) => dispatch(stepChosen(target.valueAsNumber))}
      />
      <span>{position}</span>
    </Row>
  )
}
