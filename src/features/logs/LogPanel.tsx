import { useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { lineHash, readLineRange } from '../../model/logs/lineRange.ts'
import { LogViewer } from '../../ui/log/LogViewer.tsx'
import type { LogViewerProps } from '../../ui/log/logViewerProps.ts'
import { logSettingsChosen, selectLogSettings } from '../preferences/logSettingsSlice.ts'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'

export interface LogPanelProps extends Omit<
  LogViewerProps,
  'settings' | 'onSettings' | 'lines' | 'onLines' | 'copiedButton' | 'onCopy'
> {
  /** The line to begin at, unless the URL names one. */
  readonly openAt?: number | undefined
  /** Long lines are wrapped until the user says otherwise: the end of an error is not cut. */
  readonly wrapsAtFirst?: boolean
}

/** A log with the user's settings, and its linked lines in the URL's fragment. */
export function LogPanel({ openAt, wrapsAtFirst = false, ...props }: LogPanelProps) {
  const dispatch = useDispatch()
  const [hasSet, setHasSet] = useState(false)
  const kept = useSelector(selectLogSettings)
  const settings = useMemo(
    () => (wrapsAtFirst && !hasSet ? { ...kept, wrapsLines: true } : kept),
    [kept, wrapsAtFirst, hasSet],
  )
  const copiedButton = useSelector(selectCopiedButton)
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [hasChosen, setHasChosen] = useState(false)
  const first = openAt === undefined || hasChosen ? undefined : { from: openAt, to: openAt }
  return (
    <LogViewer
      {...props}
      settings={settings}
      onSettings={(chosen) => {
        setHasSet(true)
        dispatch(logSettingsChosen(chosen))
      }}
      lines={readLineRange(hash) ?? first}
      onLines={(lines) => {
        setHasChosen(true)
        void navigate(
          { search, hash: lines ? lineHash(lines) : '' },
          { replace: true, preventScrollReset: true },
        )
      }}
      copiedButton={copiedButton}
      onCopy={(request) => dispatch(copyRequested(request))}
    />
  )
}
