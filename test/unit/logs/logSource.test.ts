// Names and colours of the sources of a log, in its lines and in its text.

import { expect, it } from '@jest/globals'
import { appendEntries, newLogLines } from '../../../src/model/logs/logLines.ts'
import { markWidth, shortLabels, sourceMarks } from '../../../src/model/logs/logSource.ts'
import { textOfEntries, textOfLines } from '../../../src/model/logs/logText.ts'

it.each([
  [
    ['shop-6d9f-7x2bd', 'shop-6d9f-k8w4q'],
    ['7x2bd', 'k8w4q'],
  ],
  [
    ['shop-6d9f-7x2bd', 'shop-58cc-k8w4q'],
    ['6d9f-7x2bd', '58cc-k8w4q'],
  ],
  [
    ['shop-0/app', 'shop-0/metrics', 'shop-1/app'],
    ['0/app', '0/metrics', '1/app'],
  ],
  [
    ['shop-', 'shop-1'],
    ['shop-', '1'],
  ],
  [
    ['app', 'apply'],
    ['app', 'apply'],
  ],
  [[], []],
])('shortens %j to %j', (labels, short) => {
  expect(shortLabels(labels)).toEqual(short)
})

const sources = [
  { id: 'a', label: 'shop-a', shortLabel: 'a' },
  { id: 'b', label: 'shop-bcd', shortLabel: 'bcd' },
]

it('gives each source a colour of its own, which is not that of errors', () => {
  const many = Array.from({ length: 10 }, (_value, index) => {
    const id = String(index)
    return { id, label: id, shortLabel: id }
  })
  const colours = [...sourceMarks(many).values()].map(({ colour }) => colour)
  expect(new Set(colours).size).toBe(10)
  expect(colours).not.toContain(1)
  expect(colours).not.toContain(9)
  expect(sourceMarks([{ id: 'step', label: 'Step' }]).size).toBe(0)
})

it('is as wide as the longest name, up to 24 characters', () => {
  const long = { id: 'c', label: 'c', shortLabel: 'c'.repeat(40) }
  expect(markWidth(sourceMarks(sources))).toBe(3)
  expect(markWidth(sourceMarks([...sources, long]))).toBe(24)
  expect(markWidth(new Map())).toBe(0)
})

const entries = [
  { text: 'one\r\n\n\u001b[1mtwo\u001b[0m\n', source: 'b' },
  { text: 'three', source: 'a' },
  { text: 'four' },
]

it('names the source of each line of a text', () => {
  expect(textOfEntries([entries], sources)).toBe(
    '[shop-bcd] one\n[shop-bcd] \n[shop-bcd] two\n[shop-a] three\nfour\n',
  )
  const lines = newLogLines()
  appendEntries(lines, entries, 4)
  expect(textOfLines(lines, { from: 1, to: 5 }, sources)).toBe(
    '[shop-bcd] \n[shop-bcd] two\n[shop-a] three\nfour',
  )
})
