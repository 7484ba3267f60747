import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { replaysRef } from '../../model/reports/replays.ts'
import { NotFoundPage } from '../../ui/page/NotFoundPage.tsx'
import { useService } from '../../ui/page/portalContext.ts'
import { Progress } from '../../ui/Progress.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { FileChoice } from './FileChoice.tsx'
import { RefusedFile } from './RefusedFile.tsx'
import { ReplayAbout } from './ReplayAbout.tsx'
import { ReplayControls } from './ReplayControls.tsx'
import { ReplayDetails } from './ReplayDetails.tsx'
import classes from './ReplayPage.module.css'
import { ReplayScreen } from './ReplayScreen.tsx'
import { fileChosen, selectReplay, type ReplayRoot } from './replaySlice.ts'
import { ReplayTimeline } from './ReplayTimeline.tsx'

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
      <title>{t('replay.title')}</title>
      <h1>{t('replay.title')}</h1>
      <p>{t('replay.text')}</p>
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
          <div className={classes['panes']}>
            <ReplayTimeline actions={replay.report.actions} step={state.step} last={state.last} />
            <ReplayScreen replay={replay} step={state.step} />
          </div>
          <ReplayDetails replay={replay} step={state.step} />
        </>
      )}
    </div>
  )
}
