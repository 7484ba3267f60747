import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { type DrawnReplay, type Replay, replaysRef } from '../../model/reports/replays.ts'
import { changedSlices } from '../../model/reports/stateChanges.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CodeViewer } from '../../ui/code/CodeViewer.tsx'
import { DiffViewer } from '../../ui/code/DiffViewer.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { NotFoundPage } from '../../ui/page/NotFoundPage.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { useService } from '../../ui/page/portalContext.ts'
import { Progress } from '../../ui/progress/Progress.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { FileChoice } from './FileChoice.tsx'
import { RefusedFile } from './RefusedFile.tsx'
import { ReplayAbout } from './ReplayAbout.tsx'
import classes from './ReplayPage.module.css'
import {
  fileChosen,
  pauseRequested,
  playRequested,
  type ReplayRoot,
  type ReplayState,
  selectReplay,
  stepChosen,
} from './replaySlice.ts'
import { ReplayTimeline } from './ReplayTimeline.tsx'

interface ReplayDetailsProps {
  readonly replay: Replay
  readonly step: number
}

const written = (value: unknown) => JSON.stringify(value, null, 2)

/** The action of a step, what it changed, and the state after it. */
function ReplayDetails({ replay: { report, states }, step }: ReplayDetailsProps) {
  const { t } = useTranslation('reports')
  const action = report.actions[step - 1]
  const changes = useMemo(
    () => changedSlices(states[step - 1] ?? {}, states[step] ?? {}),
    [states, step],
  )
  const hasChanges = action !== undefined && Object.keys(changes.after).length > 0
  return (
    <>
      {action && (
        <section>
          <h2>{t('replay.action')}</h2>
          <CodeViewer text={written(action)} language="json" label={t('replay.action')} />
          <h2>{t('replay.changes')}</h2>
          {hasChanges ? (
            <DiffViewer
              before={written(changes.before)}
              after={written(changes.after)}
              language="json"
              label={t('replay.changes')}
            />
          ) : (
            <p>{t('replay.noChanges')}</p>
          )}
        </section>
      )}
      <section>
        <h2>{t('replay.state')}</h2>
        <CodeViewer text={written(states[step] ?? {})} language="json" label={t('replay.state')} />
      </section>
    </>
  )
}

interface ReplayControlsProps {
  readonly state: Extract<ReplayState, { readonly status: 'open' }>
}

function ReplayControls({ state }: ReplayControlsProps) {
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

interface ReplayScreenProps {
  readonly replay: Replay
  readonly step: number
}

/** The portal as it was. It cannot be used: clicks would change nothing. */
function ReplayScreen({ replay, step }: ReplayScreenProps) {
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

/** `/dev/replay`, if the configuration allows it: plays a report. */
export function ReplayPage() {
  const { pathname } = useLocation()
  const isAllowed = useSelector(selectConfig)?.reports.canReplay ?? false
  return isAllowed ? <AllowedPage /> : <NotFoundPage path={pathname} />
}

function AllowedPage() {
  const { t } = useTranslation('reports')
  const dispatch = useDispatch()
  const replays = useService(replaysRef)
  const state = useSelector((root: ReplayRoot) => selectReplay(root))
  const replay = state.status === 'open' ? replays.opened('shown') : undefined
  return (
    <div className={classes['page']}>
      <PageHead title={t('replay.title')} intro={t('replay.text')} />
      <FileChoice
        label={t('replay.choose')}
        onChoose={(file) => {
          replays.choose('shown', file)
          dispatch(fileChosen(file.name))
        }}
      />
      {state.status === 'opening' && (
        <Progress active label={t('replay.opening', { name: state.name })} />
      )}
      {state.status === 'refused' && <RefusedFile refusal={state} />}
      {state.status === 'open' && replay && (
        <>
          <ReplayAbout replay={replay} compared={state.compared} />
          <ReplayControls state={state} />
          <Row gap="md" align="stretch">
            <ReplayTimeline actions={replay.report.actions} step={state.step} last={state.last} />
            <ReplayScreen replay={replay} step={state.step} />
          </Row>
          <ReplayDetails replay={replay} step={state.step} />
        </>
      )}
    </div>
  )
}
