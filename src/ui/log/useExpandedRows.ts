import { useState } from 'react'
import { plainLine } from '../../model/logs/ansi.ts'
import { rawLine, type LogLines } from '../../model/logs/logLines.ts'

/** Characters of a long line that are shown at first. */
export const usualLength = 5_000

/** Characters that are shown in addition, each time. */
const moreLength = 50_000

export interface RowState {
  /** Lines shown as indented JSON. */
  readonly json: ReadonlyMap<number, string>
  /** Shown characters of lines of which more than usual is shown. */
  readonly lengths: ReadonlyMap<number, number>
}

export interface ExpandedRows {
  readonly rows: RowState
  /** Shows a line as indented JSON, or as it came. */
  readonly switchJson: (number: number) => void
  readonly showMore: (number: number) => void
  /** Whether a line was ever expanded. */
  readonly hasChanged: boolean
  /** Whether there is more of this line. */
  readonly hasMore: (number: number) => boolean
}

const noRows: RowState = { json: new Map(), lengths: new Map() }

/** Indented; undefined for a line that does not end with a JSON object or list. */
function jsonOf(line: string): string | undefined {
  const text = plainLine(line).trim()
  const start = text.search(/[[{]/)
  if (start === -1) return undefined
  try {
    const prefix = text.slice(0, start).trimEnd()
    const indented = JSON.stringify(JSON.parse(text.slice(start)), null, 2)
    return prefix === '' ? indented : `${prefix}\n${indented}`
  } catch {
    return undefined
  }
}

/** Lines of which more than one row is shown. */
export function useExpandedRows(lines: LogLines): ExpandedRows {
  const [rows, setRows] = useState(noRows)
  const lengthOf = (number: number) => rows.lengths.get(number) ?? usualLength
  return {
    rows,
    hasChanged: rows !== noRows,
    switchJson: (number) => {
      const json = new Map(rows.json)
      const indented = json.has(number) ? undefined : jsonOf(rawLine(lines, number))
      if (!json.delete(number) && indented !== undefined) json.set(number, indented)
      setRows({ ...rows, json })
    },
    showMore: (number) => {
      const lengths = new Map(rows.lengths).set(number, lengthOf(number) + moreLength)
      setRows({ ...rows, lengths })
    },
    hasMore: (number) => rawLine(lines, number).length > lengthOf(number),
  }
}
