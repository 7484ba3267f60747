import type { ReactNode } from 'react'
import type { LineRange } from '../../model/logs/lineRange.ts'
import type { LogEntry } from '../../model/logs/logEntry.ts'
import type { LogSettings } from '../../model/logs/logSettings.ts'
import type { LogSource } from '../../model/logs/logSource.ts'
import type { CopyButtonProps } from '../button/CopyButton.tsx'

export interface LogViewerProps {
  /** As they arrived; batches only grow in number. Another first batch is another log. */
  readonly batches: readonly (readonly LogEntry[])[]
  /** Have arrived and are shown soon: copied and downloaded with the others. */
  readonly waiting?: () => readonly LogEntry[]
  readonly status: 'loading' | 'live' | 'ended'
  /** Shown in place of lines while there are none. */
  readonly empty: ReactNode
  /** Shown above the lines: a failure, or how the log ended. */
  readonly notice?: ReactNode
  /** Name for screen readers. */
  readonly label: string
  /** Of a downloaded log. */
  readonly fileName: string
  /** Steps, containers or streams that lines come from. */
  readonly sources?: readonly LogSource[]
  /** Shows lines of this source only. */
  readonly source?: string | undefined
  readonly onSource?: (source: string | undefined) => void
  /** Linked lines: highlighted, and scrolled to as soon as they exist. */
  readonly lines?: LineRange | undefined
  readonly onLines: (lines: LineRange | undefined) => void
  /** Numbers of lines that open a group which is folded at first. */
  readonly folded?: readonly number[]
  /** Milliseconds since 1970; elapsed times count from it, else from the first line. */
  readonly startedAt?: number | undefined
  readonly settings: LogSettings
  readonly onSettings: (settings: LogSettings) => void
  /** Lines that are kept; the oldest are dropped beyond. */
  readonly limit?: number
  readonly copiedButton: CopyButtonProps['copiedButton']
  readonly onCopy: CopyButtonProps['onCopy']
}
