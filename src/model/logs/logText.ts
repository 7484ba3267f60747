// The text of a log for the clipboard and for files: without escape codes.

import { plainLine, plainText } from './ansi.ts'
import type { LineRange } from './lineRange.ts'
import type { LogEntry } from './logEntry.ts'
import type { LogLines } from './logLines.ts'
import { sourceMarks, type LogSource } from './logSource.ts'

/** Returns the prefix of an entry's lines, such as `[checkout-7x2bd] `; empty if its source has no short label. */
function namesOf(sources: readonly LogSource[]): (entry: LogEntry | undefined) => string {
  const marks = sourceMarks(sources)
  return (entry) => {
    const mark = marks.get(entry?.source ?? '')
    return mark ? `[${mark.label}] ` : ''
  }
}

/** Lines that were dropped are left out. */
export function textOfLines(
  { texts, entries, dropped }: LogLines,
  { from, to }: LineRange,
  sources: readonly LogSource[] = [],
): string {
  const nameOf = namesOf(sources)
  const first = Math.max(0, from - dropped - 1)
  return texts
    .slice(first, Math.max(0, to - dropped))
    .map((text, index) => nameOf(entries[first + index]) + plainLine(text))
    .join('\n')
}

/** Each entry ends with a line break. */
export function textOfEntries(
  batches: readonly (readonly LogEntry[])[],
  sources: readonly LogSource[] = [],
): string {
  const nameOf = namesOf(sources)
  return batches
    .flatMap((batch) =>
      batch.map((entry) => {
        const text = plainText(entry.text.endsWith('\n') ? entry.text.slice(0, -1) : entry.text)
        const name = nameOf(entry)
        const named =
          name === ''
            ? text
            : text
                .split('\n')
                .map((line) => name + line)
                .join('\n')
        return `${named}\n`
      }),
    )
    .join('')
}
