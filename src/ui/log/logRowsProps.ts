import type { Ref } from 'react'
import type { LineRange } from '../../model/logs/lineRange.ts'
import type { LogSettings } from '../../model/logs/logSettings.ts'
import type { LogSource } from '../../model/logs/logSource.ts'
import type { LogView } from './useLogView.ts'

export interface LogRowsHandle {
  readonly showLine: (number: number) => void
  readonly toStart: () => void
  readonly toEnd: () => void
  readonly focus: () => void
}

export interface LogRowsProps {
  readonly view: LogView
  readonly settings: LogSettings
  readonly label: string
  readonly startedAt: number | undefined
  readonly sources: readonly LogSource[] | undefined
  readonly selected: LineRange | undefined
  readonly onSelect: (lines: LineRange | undefined) => void
  readonly folded: ReadonlySet<number>
  readonly onFold: (line: number) => void
  readonly currentMatch: number | undefined
  readonly isFollowing: boolean
  readonly onFollow: (isFollowing: boolean) => void
  readonly ref: Ref<LogRowsHandle>
}
