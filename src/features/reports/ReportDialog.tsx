import { useDeferredValue, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { fileSize } from '../../model/fileSize.ts'
import type { ServiceHolder } from '../../model/plugins/serviceFactories.ts'
import {
  buildReport,
  type BuiltReport,
  readableReport,
  reportText,
} from '../../model/reports/reportFile.ts'
import { recordingsRef } from '../../model/shell/recordings.ts'
import { saveFile } from '../../ui/behaviour/saveFile.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CodeViewer } from '../../ui/code/CodeViewer.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import classes from './ReportDialog.module.css'
import {
  descriptionTyped,
  dismissed,
  maskChosen,
  type ReportsRoot,
  type ReportsState,
  selectReports,
  sendRequested,
} from './reportsSlice.ts'

interface ReportContentsProps {
  readonly report: BuiltReport
  readonly whatHappened: string
}

/** Counts of the contents of the report, and its whole text. */
function ReportContents({ report, whatHappened }: ReportContentsProps) {
  const { t, i18n } = useTranslation('reports')
  const { about, actions, keptNames } = report
  const bytes = useMemo(
    () => new Blob([reportText(report, whatHappened)]).size,
    [report, whatHappened],
  )
  const readable = useMemo(() => readableReport(report, whatHappened), [report, whatHappened])
  const size = fileSize(bytes, i18n.language)
  return (
    <>
      <p role="status">
        {t('contents', { actions: actions.length, size })}
        {about.leftOut.length > 0 && ` ${t('leftOut', { count: about.leftOut.length })}`}
      </p>
      {keptNames.length > 0 && <p>{t('keptNames', { names: keptNames })}</p>}
      <div className={classes['preview']}>
        <CodeViewer text={readable} language="json" label={t('preview')} />
      </div>
    </>
  )
}

const kinds = ['emails', 'names', 'texts'] as const

type Draft = Extract<ReportsState, { readonly masked: unknown }>

/** Above every page while a report is written. */
export function ReportDialog({ services }: { readonly services: ServiceHolder }) {
  const { t } = useTranslation('reports')
  const dispatch = useDispatch()
  const state = useSelector((root: ReportsRoot) => selectReports(root))
  if (state.status === 'closed' || state.status === 'opening') return null
  if (state.status !== 'sent') return <DraftDialog state={state} services={services} />
  return (
    <Dialog
      title={t('title')}
      description={<span role="status">{t('sent')}</span>}
      onDismiss={() => dispatch(dismissed())}
      actions={<Button onClick={() => dispatch(dismissed())}>{t('close')}</Button>}
    />
  )
}

interface DraftProps {
  readonly state: Draft
  readonly services: ServiceHolder
}

function DraftDialog({ state, services }: DraftProps) {
  const { t } = useTranslation('reports')
  const dispatch = useDispatch()
  const id = useId()
  const { page, masked, whatHappened } = state
  const report = useMemo(
    () => buildReport(services.get(recordingsRef).held(), page, masked),
    [services, page, masked],
  )
  const close = () => dispatch(dismissed())
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      isWide
      onDismiss={close}
      actions={<Actions state={state} report={report} onClose={close} />}
    >
      <div className={classes['form']} data-report="">
        <label htmlFor={id}>{t('whatHappened')}</label>
        <textarea
          id={id}
          rows={3}
          value={whatHappened}
          onChange={({ target }) => dispatch(descriptionTyped(target.value))}
        />
        <fieldset>
          <legend>{t('hide')}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={masked[kind]}
                onChange={({ target }) => dispatch(maskChosen({ [kind]: target.checked }))}
              />
              {t(kind)}
            </label>
          ))}
        </fieldset>
        <ReportContents report={report} whatHappened={useDeferredValue(whatHappened)} />
        {state.status === 'failed' && (
          <FailureMessage failure={state.failure} title={t('sendFailed')} />
        )}
      </div>
    </Dialog>
  )
}

interface ActionsProps {
  readonly state: Draft
  readonly report: BuiltReport
  readonly onClose: () => void
}

function Actions({ state, report, onClose }: ActionsProps) {
  const { t } = useTranslation('reports')
  const dispatch = useDispatch()
  const canSend = useSelector(selectConfig)?.reports.url !== undefined
  const isSending = state.status === 'sending'
  const save = () => {
    const name = `portico-report-${state.page.at.slice(0, 19).replaceAll(':', '-')}.json`
    saveFile(name, 'application/json', reportText(report, state.whatHappened))
  }
  return (
    <>
      <Button primary={!canSend} onClick={save}>
        {t('save')}
      </Button>
      {canSend && (
        <Button primary aria-busy={isSending} onClick={() => dispatch(sendRequested())}>
          {t(isSending ? 'sending' : 'send')}
        </Button>
      )}
      <Button onClick={onClose}>{t('cancel')}</Button>
    </>
  )
}
