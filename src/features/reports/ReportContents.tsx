import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fileSize } from '../../model/fileSize.ts'
import { readableReport, reportText, type BuiltReport } from '../../model/reports/reportFile.ts'
import { CodeViewer } from '../../ui/code/CodeViewer.tsx'
import classes from './ReportDialog.module.css'

interface ReportContentsProps {
  readonly report: BuiltReport
  readonly whatHappened: string
}

/** What is in the file: in numbers, and all of it. */
export function ReportContents({ report, whatHappened }: ReportContentsProps) {
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
