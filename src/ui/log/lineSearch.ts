// The search itself, which runs in a worker: through a copy of the lines, some thousand at a time.

import { plainLine } from '../../model/logs/ansi.ts'
import {
  addMatches,
  matcherOf,
  matchLength,
  mostMatches,
  type LogQuery,
} from '../../model/logs/logSearch.ts'

export type SearchMessage =
  /** Lines in their order, each once. */
  | { readonly type: 'lines'; readonly texts: readonly string[] }
  | { readonly type: 'dropped'; readonly count: number }
  | { readonly type: 'search'; readonly id: number; readonly query: LogQuery | null }

export interface SearchAnswer {
  readonly id: number
  /** Matches that were not known before. */
  readonly found: Int32Array
  /** Number of the last line that was searched. */
  readonly searched: number
}

/** Lines that are searched before other messages are read. */
const slice = 5_000

/** Answers messages, each portion of lines by itself. */
export function createLineSearch(
  answer: (answer: SearchAnswer) => void,
): (message: SearchMessage) => void {
  const lines: string[] = []
  let dropped = 0
  let id = 0
  let matcher: RegExp | null = null
  let searched = 0
  let matches = 0
  let isScheduled = false

  const searchSlice = () => {
    isScheduled = false
    if (!matcher) return
    const from = Math.max(searched, dropped)
    const to = Math.min(from + slice, dropped + lines.length)
    const found: number[] = []
    for (let number = from + 1; number <= to && matches < mostMatches; number += 1) {
      const before = found.length
      addMatches(found, matcher, lines[number - dropped - 1] ?? '', number)
      matches += (found.length - before) / matchLength
    }
    searched = to
    answer({ id, found: Int32Array.from(found), searched })
    schedule()
  }
  const schedule = () => {
    if (isScheduled || !matcher || searched >= dropped + lines.length) return
    isScheduled = true
    setTimeout(searchSlice)
  }

  return (message) => {
    if (message.type === 'lines') {
      for (const text of message.texts) lines.push(plainLine(text))
    } else if (message.type === 'dropped') {
      lines.splice(0, message.count - dropped)
      dropped = message.count
    } else {
      id = message.id
      matcher = message.query && matcherOf(message.query)
      searched = 0
      matches = 0
    }
    schedule()
  }
}
