import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { textColour } from '../../model/logs/ansiColours.ts'
import { levelAt, rawLine } from '../../model/logs/logLines.ts'
import { matchesOn } from '../../model/logs/logSearch.ts'
import type { SourceMark } from '../../model/logs/logSource.ts'
import { LogRow } from './LogRow.tsx'
import classes from './LogRows.module.css'
import type { LogRowsProps } from './logRowsProps.ts'
import { usualLength, type RowState } from './useExpandedRows.ts'

interface LogLineProps extends Pick<
  LogRowsProps,
  'view' | 'settings' | 'selected' | 'folded' | 'currentMatch'
> {
  readonly number: number
  /** Position among the shown lines. */
  readonly row: number
  readonly rows: RowState
  readonly times: ((at: number | undefined) => string) | null
  readonly marks: ReadonlyMap<string, SourceMark>
  readonly isCursor: boolean
  readonly ref: Ref<HTMLDivElement> | undefined
}

const mayBeJson = (line: string): boolean => {
  const end = line.trimEnd()
  return end.length > 20 && (end.endsWith('}') || end.endsWith(']')) && /[[{]/.test(end)
}

const noMatches: never[] = []

interface SourceNameProps extends Pick<LogLineProps, 'marks'> {
  readonly source: string | undefined
}

/** The short label of the line's source, in the source's colour. */
function SourceName({ marks, source = '' }: SourceNameProps) {
  if (marks.size === 0) return null
  const mark = marks.get(source)
  return (
    <span
      className={classes['source']}
      title={mark?.label}
      style={mark && { color: textColour({ index: mark.colour }) }}
    >
      {mark?.shortLabel}
    </span>
  )
}

/** One line with its number and time. */
export function LogLine(props: LogLineProps) {
  const { t } = useTranslation('log')
  const { view, settings, selected, folded, currentMatch } = props
  const { number, row, rows, times, isCursor, ref } = props
  const { lines, found } = view
  const index = number - lines.dropped - 1
  const line = rawLine(lines, number)
  const json = rows.json.get(number)
  const isGroup = line.includes('group') && lines.groups.some((group) => group.line === number)
  const group = isGroup ? lines.groups.find((one) => one.line === number) : undefined
  const matches = found.length === 0 ? noMatches : matchesOn(found, number)
  const isSelected = selected !== undefined && number >= selected.from && number <= selected.to
  return (
    <div
      ref={ref}
      className={classes['row']}
      data-index={row}
      data-line={number}
      data-level={levelAt(lines, index)}
      data-selected={isSelected || undefined}
      data-cursor={isCursor || undefined}
    >
      {settings.showsLineNumbers && (
        <span className={classes['number']} data-act="select" aria-hidden="true">
          {number}
        </span>
      )}
      {times && <span className={classes['time']}>{times(lines.entries[index]?.at)}</span>}
      <SourceName marks={props.marks} source={lines.entries[index]?.source} />
      <LogRow
        number={number}
        line={line}
        style={lines.styles.get(number)}
        length={rows.lengths.get(number) ?? usualLength}
        json={json}
        matches={matches}
        currentMatch={
          matches.some(({ position }) => position === currentMatch) ? currentMatch : undefined
        }
        group={group && { title: group.title, isFolded: folded.has(number) }}
      />
      {(json !== undefined || mayBeJson(line)) && (
        <span className={classes['json']} data-act="json" title={t('json')} aria-hidden="true">
          {'{ }'}
        </span>
      )}
    </div>
  )
}
