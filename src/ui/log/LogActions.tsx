import {
  Check,
  Copy,
  Download,
  FoldVertical,
  Maximize2,
  Minimize2,
  UnfoldVertical,
  X,
} from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { textOfEntries, textOfLines } from '../../model/logs/logText.ts'
import { saveFile } from '../behaviour/saveFile.ts'
import { Switch } from './LogSearchField.tsx'
import { LogSettingsPanel } from './LogSettingsPanel.tsx'
import classes from './LogViewer.module.css'
import type { LogViewerProps } from './logViewerProps.ts'
import type { LogFilters, LogView } from './useLogView.ts'

export interface LogActionsProps {
  readonly viewer: LogViewerProps
  readonly view: LogView
  readonly filters: LogFilters
  readonly onFilters: (filters: LogFilters) => void
  readonly isFull: boolean
  readonly onFull: (isFull: boolean) => void
}

/** Copying, downloading and looking: for the selected lines, else for the whole log. */
export function LogActions(props: LogActionsProps) {
  const { viewer, isFull, onFull } = props
  const { t } = useTranslation('log')
  return (
    <div className={classes['icons']}>
      <FoldButton {...props} />
      <CopyLines {...props} />
      <DownloadLines {...props} />
      {viewer.lines && (
        <Switch
          label={t('clearLines')}
          onPress={() => {
            viewer.onLines(undefined)
          }}
        >
          <X size={16} aria-hidden="true" />
        </Switch>
      )}
      <LogSettingsPanel settings={viewer.settings} onSettings={viewer.onSettings} />
      <Switch
        label={isFull ? t('leaveFullScreen') : t('fullScreen')}
        onPress={() => {
          onFull(!isFull)
        }}
      >
        {isFull ? (
          <Minimize2 size={16} aria-hidden="true" />
        ) : (
          <Maximize2 size={16} aria-hidden="true" />
        )}
      </Switch>
    </div>
  )
}

const rangeTexts = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  from,
  to,
  count: to - from + 1,
})

const chosenText = ({ viewer, view }: LogActionsProps): string =>
  viewer.lines
    ? textOfLines(view.lines, viewer.lines, viewer.sources)
    : textOfEntries([...viewer.batches, viewer.waiting?.() ?? []], viewer.sources)

function CopyLines(props: LogActionsProps) {
  const { lines, copiedButton, onCopy } = props.viewer
  const { t } = useTranslation('log')
  const button = useId()
  const isCopied = copiedButton === button
  const label = lines ? t('copyLines', rangeTexts(lines)) : t('copyAll')
  return (
    <>
      <Switch
        label={isCopied ? t('copied') : label}
        onPress={() => {
          onCopy({ button, text: chosenText(props) })
        }}
      >
        {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      </Switch>
    </>
  )
}

function DownloadLines(props: LogActionsProps) {
  const { lines, fileName } = props.viewer
  const { t } = useTranslation('log')
  return (
    <Switch
      label={lines ? t('downloadLines', rangeTexts(lines)) : t('download')}
      onPress={() => {
        saveFile(fileName, 'text/plain', chosenText(props))
      }}
    >
      <Download size={16} aria-hidden="true" />
    </Switch>
  )
}

function FoldButton({ view, filters, onFilters }: LogActionsProps) {
  const { t } = useTranslation('log')
  const { groups } = view.lines
  if (groups.length === 0) return null
  const isFolded = groups.every(({ line }) => filters.folded.has(line))
  return (
    <Switch
      label={isFolded ? t('unfoldAll') : t('foldAll')}
      onPress={() => {
        onFilters({ ...filters, folded: new Set(isFolded ? [] : groups.map(({ line }) => line)) })
      }}
    >
      {isFolded ? (
        <UnfoldVertical size={16} aria-hidden="true" />
      ) : (
        <FoldVertical size={16} aria-hidden="true" />
      )}
    </Switch>
  )
}
