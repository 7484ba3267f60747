// The text of a log for the clipboard and for files: without escape codes.

import { plainLine, plainText } from './ansi.ts'
import type { LineRange } from './lineRange.ts'
import type { LogEntry } from './logEntry.ts'
import type { LogLines } from './logLines.ts'

/** Lines that were dropped are left out. */
export const textOfLines = ({ texts, dropped }: LogLines, { from, to }: LineRange): string =>
  texts
    .slice(Math.max(0, from - dropped - 1), Math.max(0, to - dropped))
    .map(plainLine)
    .join('\n')

/** Each entry ends with a line break. */
export const textOfEntries = (batches: readonly (readonly LogEntry[])[]): string =>
  batches
    .flatMap((batch) =>
      batch.map(({ text }) => plainText(text.endsWith('\n') ? text : `${text}\n`)),
    )
    .join('')
