// The page's side of the search: keeps the worker's copy of the lines, and ends a search that takes too long.

import { lineCount, type LogLines } from '../../model/logs/logLines.ts'
import { matcherOf, matchLength, mostMatches, type LogQuery } from '../../model/logs/logSearch.ts'
import type { SearchAnswer, SearchMessage } from './lineSearch.ts'

export interface SearchState {
  readonly status: 'off' | 'searching' | 'done' | 'invalid' | 'tooSlow' | 'failed'
  /** Matches, three numbers each (`logSearch.ts`). */
  readonly found: readonly number[]
  /** There are more matches than are found. */
  readonly isCapped: boolean
}

export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

export interface LogSearcher {
  readonly search: (query: LogQuery | null) => void
  /** The log has grown. */
  readonly follow: (lines: LogLines) => void
  readonly close: () => void
}

export const noSearch: SearchState = { status: 'off', found: [], isCapped: false }

/** Milliseconds without an answer after which a search is given up. */
const longest = 3_000

/** Lines per message, so that copying them never blocks the page. */
const portion = 10_000

const startSearchWorker = (): SearchWorker =>
  new Worker(/* webpackChunkName: "log-search" */ new URL('./logSearchWorker.ts', import.meta.url))

export function createLogSearcher(
  tell: (state: SearchState) => void,
  start: () => SearchWorker = startSearchWorker,
): LogSearcher {
  let worker: SearchWorker | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lines: LogLines | null = null
  let query: LogQuery | null = null
  let id = 0
  let sent = 0
  let state = noSearch
  /** The worker may still be busy with the search before. */
  let isBehind = false

  const set = (next: SearchState) => {
    state = next
    tell(next)
  }
  const post = (message: SearchMessage) => worker?.postMessage(message)
  const end = (status: 'tooSlow' | 'failed') => {
    close()
    set({ ...state, status })
  }
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isBehind) restart()
      else end('tooSlow')
    }, longest)
  }
  /** A line that may still be drawn over is sent when it is final. */
  const finalCount = (of: LogLines) =>
    lineCount(of) - (of.texts.at(-1)?.endsWith('\r') === true ? 1 : 0)
  const sendLines = (of: LogLines) => {
    if (sent < of.dropped) {
      sent = of.dropped
      post({ type: 'dropped', count: of.dropped })
    }
    for (const last = finalCount(of); sent < last;) {
      const from = sent - of.dropped
      const texts = of.texts.slice(from, Math.min(from + portion, last - of.dropped))
      post({ type: 'lines', texts })
      sent += texts.length
    }
  }
  const receive = ({ data }: MessageEvent<SearchAnswer>) => {
    if (data.id !== id || !lines) return
    isBehind = false
    clearTimeout(timer)
    const found = data.found.length === 0 ? state.found : [...state.found, ...data.found]
    const isDone = data.searched >= finalCount(lines)
    const isCapped = found.length >= mostMatches * matchLength
    set({ status: isDone || isCapped ? 'done' : 'searching', found, isCapped })
    if (!isDone) watch()
  }
  const open = () => {
    if (worker) return
    worker = start()
    worker.addEventListener('message', receive)
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      end('failed')
    })
  }
  const close = () => {
    clearTimeout(timer)
    worker?.terminate()
    worker = null
    sent = 0
  }
  const run = () => {
    id += 1
    isBehind = state.status === 'searching'
    if (!query) {
      clearTimeout(timer)
      post({ type: 'search', id, query: null })
      set(noSearch)
      return
    }
    try {
      matcherOf(query)
    } catch {
      set({ ...noSearch, status: 'invalid' })
      return
    }
    open()
    post({ type: 'search', id, query })
    if (lines) sendLines(lines)
    const isEmpty = !lines || finalCount(lines) === 0
    set({ ...noSearch, status: isEmpty ? 'done' : 'searching' })
    if (!isEmpty) watch()
  }
  const restart = () => {
    close()
    state = noSearch
    run()
  }
  return {
    search: (next) => {
      query = next
      run()
    },
    follow: (next) => {
      const isOther = lines !== null && lines !== next
      lines = next
      if (isOther) restart()
      else if (worker && sent < finalCount(next)) {
        sendLines(next)
        if (query) watch()
      }
    },
    close,
  }
}
