import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { lineHash, rangeOf, readLineRange } from '../../../src/model/logs/lineRange.ts'
import type { LogEntry } from '../../../src/model/logs/logEntry.ts'
import {
  appendEntries,
  levelAt,
  lineCount,
  newLogLines,
  rawLine,
} from '../../../src/model/logs/logLines.ts'
import { defaultLogSettings, readLogSettings } from '../../../src/model/logs/logSettings.ts'
import { textOfEntries, textOfLines } from '../../../src/model/logs/logText.ts'

const linesOf = (entries: readonly LogEntry[], limit = 1_000) => {
  const lines = newLogLines()
  appendEntries(lines, entries, limit)
  return lines
}

it.each([
  ['one', ['one']],
  ['', ['']],
  ['one\n', ['one']],
  ['one\n\n', ['one', '']],
  ['one\r\ntwo\r\n', ['one', 'two']],
  ['\n', ['']],
])('splits %j into lines', (text, texts) => {
  expect(linesOf([{ text }]).texts).toEqual(texts)
})

it('draws a progress bar over the line before, but not over a line of another source', () => {
  const entries = [
    { text: '10%\r', source: 'a' },
    { text: '50%\r', source: 'a' },
    { text: 'other', source: 'b' },
    { text: '60%\r', source: 'a' },
    { text: 'done', source: 'a' },
  ]
  expect(linesOf(entries).texts).toEqual(['50%\r', 'other', 'done'])
})

it('continues a style over the lines of an entry, not into the next entry', () => {
  const lines = linesOf([{ text: '\u001b[31mError:\n  at build\n  at main' }, { text: 'next' }])
  expect([...lines.styles.keys()]).toEqual([2, 3])
  expect(lines.styles.get(2)).toEqual({ colour: { index: 1 } })
})

it.each([
  ['Error: no such file', 'error'],
  ['##[error]Process completed with exit code 1', 'error'],
  ['npm WARN deprecated', 'warning'],
  ['\u001b[31;1mERROR\u001b[0m down', 'error'],
  ['0 terrors', 'other'],
  [`${'x'.repeat(400)} error`, 'other'],
])('finds the level of %j', (text, level) => {
  expect(levelAt(linesOf([{ text }]), 0)).toBe(level)
})

it('finds groups; one that opens ends the one before', () => {
  const text = [
    '##[group]One',
    'a',
    '::group::Two',
    'b',
    '::endgroup::',
    'c',
    '##[group]Three',
  ].join('\n')
  expect(linesOf([{ text }]).groups).toEqual([
    { line: 1, title: 'One', end: 2 },
    { line: 3, title: 'Two', end: 4 },
    { line: 6, title: 'Three' },
  ])
})

it('finds a group behind the coloured level of a logger', () => {
  const info = '\u001b[32minfo\u001b[39m: '
  const lines = linesOf([
    { text: `${info}##[group]Build` },
    { text: 'a' },
    { text: `${info}##[endgroup]` },
  ])
  expect(lines.groups).toEqual([{ line: 1, title: 'Build', end: 2 }])
})

it('drops the oldest lines beyond the limit, and keeps the numbers of the others', () => {
  const entries = Array.from({ length: 250 }, (_, index) => ({ text: `line ${String(index + 1)}` }))
  const lines = linesOf(entries, 100)
  expect(lines.texts).toHaveLength(100)
  expect(lineCount(lines)).toBe(250)
  expect(rawLine(lines, 151)).toBe('line 151')
  expect(rawLine(lines, 150)).toBe('')
  expect(textOfLines(lines, { from: 149, to: 152 })).toBe('line 151\nline 152')
})

it('has the same lines however the entries are divided into batches', () => {
  const entry = fc.record({
    text: fc
      .array(fc.constantFrom('a', '\n', '\r', '\u001b[31m', '##[group]x'), { maxLength: 6 })
      .map((parts) => parts.join('')),
    source: fc.constantFrom('a', 'b'),
  })
  fc.assert(
    fc.property(fc.array(entry), fc.nat(20), (entries, at) => {
      const divided = newLogLines()
      appendEntries(divided, entries.slice(0, at), 1_000)
      appendEntries(divided, entries.slice(at), 1_000)
      expect(divided).toEqual(linesOf(entries))
    }),
  )
})

it('has the text of all entries without escape codes', () => {
  expect(textOfEntries([[{ text: '\u001b[1mone\u001b[0m' }], [{ text: 'two\n' }]])).toBe(
    'one\ntwo\n',
  )
})

it.each([
  ['#L12', { from: 12, to: 12 }],
  ['#L12-L40', { from: 12, to: 40 }],
  ['#L40-12', { from: 12, to: 40 }],
  ['#L0', undefined],
  ['#L1-', undefined],
  ['#section', undefined],
  ['#L99999999999', undefined],
  ['', undefined],
])('reads the lines of %j', (hash, range) => {
  expect(readLineRange(hash)).toEqual(range)
})

it('writes the fragment that it reads', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.integer({ min: 1, max: 1e6 }),
      (one, other) => {
        const range = rangeOf(one, other)
        expect(readLineRange(lineHash(range))).toEqual(range)
      },
    ),
  )
})

it.each([null, 'x', { wrapsLines: 1, timestamps: 'soon' }])('reads defaults from %j', (kept) => {
  expect(readLogSettings(kept)).toEqual(defaultLogSettings)
})

it('reads settings that were kept', () => {
  const settings = { wrapsLines: true, showsLineNumbers: false, timestamps: 'elapsed', isUtc: true }
  expect(readLogSettings(settings)).toEqual(settings)
})

it('keeps the newest lines of a log that brings 5,000 a second for two minutes', () => {
  const lines = newLogLines()
  for (let second = 0; second < 120; second += 1) {
    const entries = Array.from({ length: 5_000 }, (_, index) => ({
      text: `line ${String(second * 5_000 + index + 1)}`,
    }))
    appendEntries(lines, entries, 200_000)
    expect(lines.texts.length).toBeLessThanOrEqual(210_000)
  }
  expect(lineCount(lines)).toBe(600_000)
  expect(rawLine(lines, 600_000)).toBe('line 600000')
  expect(rawLine(lines, lines.dropped)).toBe('')
  expect(rawLine(lines, lines.dropped + 1)).toBe(`line ${String(lines.dropped + 1)}`)
})

it('takes a line of 5 MB as one line', () => {
  const lines = linesOf([{ text: 'a' }, { text: 'x'.repeat(5_000_000) }, { text: 'b' }])
  expect(lines.texts.map(({ length }) => length)).toEqual([1, 5_000_000, 1])
  expect(lines.longest).toBe(5_000_000)
})
