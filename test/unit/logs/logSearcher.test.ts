import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { appendEntries, newLogLines } from '../../../src/model/logs/logLines.ts'
import type { SearchMessage } from '../../../src/ui/log/lineSearch.ts'
import {
  createLogSearcher,
  type SearchState,
  type SearchWorker,
} from '../../../src/ui/log/logSearcher.ts'
import { searchInPlace } from '../../support/searchInPlace.ts'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

const query = (text: string, isRegExp = false) => ({ text, isRegExp, isCaseSensitive: false })

const logOf = (...texts: readonly string[]) => {
  const lines = newLogLines()
  appendEntries(
    lines,
    texts.map((text) => ({ text })),
    1_000,
  )
  return lines
}

function start(worker: () => SearchWorker = searchInPlace) {
  const states: SearchState[] = []
  const searcher = createLogSearcher((state) => states.push(state), worker)
  return { states, searcher, last: () => states.at(-1) }
}

it('finds matches, also in lines that arrive later', () => {
  const { searcher, last } = start()
  const lines = logOf('an error', 'fine')
  searcher.follow(lines)
  searcher.search(query('error'))
  expect(last()).toMatchObject({ status: 'searching', found: [] })
  jest.runOnlyPendingTimers()
  expect(last()).toEqual({ status: 'done', found: [1, 3, 8], isCapped: false })
  appendEntries(lines, [{ text: 'error again' }], 1_000)
  searcher.follow(lines)
  jest.runOnlyPendingTimers()
  expect(last()).toEqual({ status: 'done', found: [1, 3, 8, 3, 0, 5], isCapped: false })
  searcher.close()
})

it('leaves a line out while it may still be drawn over', () => {
  const { searcher, last } = start()
  const lines = logOf('error 10%\r')
  searcher.follow(lines)
  searcher.search(query('error'))
  expect(last()).toMatchObject({ status: 'done', found: [] })
  appendEntries(lines, [{ text: 'error 100%' }], 1_000)
  searcher.follow(lines)
  jest.runOnlyPendingTimers()
  expect(last()).toMatchObject({ found: [1, 0, 5] })
  searcher.close()
})

it('searches another log anew', () => {
  const { searcher, last } = start()
  searcher.follow(logOf('error'))
  searcher.search(query('error'))
  jest.runOnlyPendingTimers()
  searcher.follow(logOf('none', 'an error'))
  jest.runOnlyPendingTimers()
  expect(last()).toMatchObject({ status: 'done', found: [2, 3, 8] })
  searcher.close()
})

it('says that a pattern is invalid, and searches for the next', () => {
  const { searcher, last } = start()
  searcher.follow(logOf('a(b'))
  searcher.search(query('(', true))
  expect(last()).toEqual({ status: 'invalid', found: [], isCapped: false })
  searcher.search(query('('))
  jest.runOnlyPendingTimers()
  expect(last()).toMatchObject({ status: 'done', found: [1, 1, 2] })
  searcher.close()
})

it('keeps line numbers when the oldest lines are dropped', () => {
  const { searcher, last } = start()
  const lines = logOf('one')
  searcher.follow(lines)
  searcher.search(query('error'))
  const many = Array.from({ length: 300 }, (_, index) => ({ text: index === 299 ? 'error' : 'x' }))
  appendEntries(lines, many, 100)
  searcher.follow(lines)
  jest.runAllTimers()
  expect(last()).toMatchObject({ found: [301, 0, 5] })
  searcher.close()
})

/** Never answers, as while a pattern backtracks. */
function stuck() {
  const terminate = jest.fn()
  const messages: SearchMessage[] = []
  const worker: SearchWorker = {
    addEventListener: () => undefined,
    postMessage: (message: SearchMessage) => messages.push(message),
    terminate,
  }
  return { worker, terminate, messages }
}

it('gives up a search that takes too long, and ends its worker', () => {
  const { worker, terminate } = stuck()
  const { searcher, last } = start(() => worker)
  searcher.follow(logOf('aaaa'))
  searcher.search(query('(a+)+b', true))
  jest.advanceTimersByTime(3_000)
  expect(last()).toMatchObject({ status: 'tooSlow' })
  expect(terminate).toHaveBeenCalledTimes(1)
})

it('repeats a search with a new worker where the one before was stuck', () => {
  const workers = [stuck().worker, searchInPlace()]
  const { searcher, last } = start(() => workers.shift() ?? searchInPlace())
  searcher.follow(logOf('aaaa'))
  searcher.search(query('(a+)+b', true))
  searcher.search(query('aa'))
  jest.advanceTimersByTime(3_000)
  jest.runOnlyPendingTimers()
  expect(last()).toMatchObject({ status: 'done', found: [1, 0, 2, 1, 2, 4] })
  searcher.close()
})

it('says that the search failed where its worker cannot be loaded', () => {
  const target = new EventTarget()
  const worker: SearchWorker = {
    addEventListener: target.addEventListener.bind(target),
    postMessage: () => undefined,
    terminate: () => undefined,
  }
  const { searcher, last } = start(() => worker)
  searcher.follow(logOf('one'))
  searcher.search(query('one'))
  target.dispatchEvent(new Event('error', { cancelable: true }))
  expect(last()).toMatchObject({ status: 'failed' })
})
