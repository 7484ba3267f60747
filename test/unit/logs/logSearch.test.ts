import { expect, it } from '@jest/globals'
import { appendEntries, newLogLines } from '../../../src/model/logs/logLines.ts'
import {
  addMatches,
  matcherOf,
  matchesOn,
  type LogQuery,
} from '../../../src/model/logs/logSearch.ts'
import { matchesAmong, shownLines, type LineFilter } from '../../../src/model/logs/shownLines.ts'

const query = (text: string, isRegExp = false, isCaseSensitive = false): LogQuery => ({
  text,
  isRegExp,
  isCaseSensitive,
})

function found(wanted: LogQuery, ...lines: readonly string[]): readonly number[] {
  const matches: number[] = []
  for (const [index, line] of lines.entries())
    addMatches(matches, matcherOf(wanted), line, index + 1)
  return matches
}

it('finds every match with its place', () => {
  expect(found(query('an'), 'Banana', 'none', 'AN')).toEqual([1, 1, 3, 1, 3, 5, 3, 0, 2])
  expect(found(query('an', false, true), 'Banana', 'AN')).toEqual([1, 1, 3, 1, 3, 5])
})

it('takes plain text literally, and patterns as such', () => {
  expect(found(query('a.c (x)'), 'abc x', 'a.c (x)')).toEqual([2, 0, 7])
  expect(found(query(String.raw`\d+ ms`, true), 'took 12 ms')).toEqual([1, 5, 10])
  expect(() => matcherOf(query('(', true))).toThrow(SyntaxError)
})

it('leaves out matches without characters', () => {
  expect(found(query('x*', true), 'abc', 'axx')).toEqual([2, 1, 3])
})

it('knows the matches of a line by their position', () => {
  const matches = [2, 0, 1, 2, 4, 5, 7, 1, 2]
  expect(matchesOn(matches, 2)).toEqual([
    { start: 0, end: 1, position: 0 },
    { start: 4, end: 5, position: 1 },
  ])
  expect(matchesOn(matches, 3)).toEqual([])
  expect(matchesOn(matches, 7)).toEqual([{ start: 1, end: 2, position: 2 }])
  expect(matchesOn(matches, 8)).toEqual([])
})

const all: LineFilter = { level: 'all', folded: new Set() }

function sample() {
  const lines = newLogLines()
  const entries = [
    'info',
    'error',
    '##[group]Build',
    'warning',
    'info',
    '##[endgroup]',
    'error',
  ].map((text, index) => ({ text, source: index % 2 === 0 ? 'even' : 'odd' }))
  appendEntries(lines, entries, 100)
  return lines
}

it('shows all lines without a filter', () => {
  expect(shownLines(sample(), all, [])).toBeUndefined()
})

it.each<[string, LineFilter, readonly number[]]>([
  ['of a source', { ...all, source: 'odd' }, [2, 4]],
  ['with errors', { ...all, level: 'error' }, [2, 6]],
  ['with warnings and errors', { ...all, level: 'warning' }, [2, 4, 6]],
  ['outside folded groups', { ...all, folded: new Set([3]) }, [1, 2, 3, 6]],
  ['near matches', { ...all, context: 1 }, [1, 2, 3]],
])('shows the lines %s', (_name, filter, shown) => {
  expect(shownLines(sample(), filter, [2, 0, 5])).toEqual(shown)
})

it('counts matches on filtered lines only', () => {
  const matches = [2, 0, 5, 6, 0, 5]
  expect(matchesAmong(sample(), { ...all, source: 'even' }, matches)).toEqual([6, 0, 5])
  expect(matchesAmong(sample(), all, matches)).toEqual(matches)
})
