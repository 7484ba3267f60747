import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { replaysRef, type Replay } from '../../model/reports/replays.ts'
import type { ReportAbout } from '../../model/reports/reportFile.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useService } from '../../ui/page/portalContext.ts'
import { Progress } from '../../ui/progress/Progress.tsx'
import { FileChoice } from './FileChoice.tsx'
import { RefusedFile } from './RefusedFile.tsx'
import { otherChosen, stepChosen, type ReplayState } from './replaySlice.ts'

type Open = Extract<ReplayState, { readonly status: 'open' }>

interface ReplayAboutProps {
  readonly replay: Replay
  readonly compared: Open['compared']
}

/** Where the report comes from, and how it differs from another one. */
export function ReplayAbout({ replay, compared }: ReplayAboutProps) {
  const { t } = useTranslation('reports')
  const dispatch = useDispatch()
  const replays = useService(replaysRef)
  const { report, states, failure, ownVersion } = replay
  return (
    <>
      {report.about && <AboutReport about={report.about} ownVersion={ownVersion} />}
      {failure !== undefined && (
        <p role="status">{t('replay.stopped', { step: states.length, failure })}</p>
      )}
      <FileChoice
        label={t('replay.compare')}
        onChoose={(file) => {
          replays.choose('compared', file)
          dispatch(otherChosen(file.name))
        }}
      />
      {compared.status === 'opening' && (
        <Progress active label={t('replay.opening', { name: compared.name })} />
      )}
      {compared.status === 'refused' && <RefusedFile refusal={compared} />}
      {compared.status === 'open' && (
        <p role="status">
          {compared.difference === undefined ? (
            t('replay.same')
          ) : (
            <Button onClick={() => dispatch(stepChosen(compared.difference ?? 0))}>
              {t('replay.differs', { step: compared.difference })}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

interface AboutReportProps {
  readonly about: ReportAbout
  readonly ownVersion: string | null
}

function AboutReport({ about, ownVersion }: AboutReportProps) {
  const { t } = useTranslation('reports')
  const { version, at, browser, whatHappened } = about
  return (
    <>
      {whatHappened !== '' && <blockquote>{whatHappened}</blockquote>}
      <p>{t('replay.about', { at, browser })}</p>
      {version !== ownVersion && (
        <p role="status">
          {t('replay.otherBuild', {
            theirs: version ?? t('replay.unknownBuild'),
            ours: ownVersion ?? t('replay.unknownBuild'),
          })}
        </p>
      )}
    </>
  )
}
