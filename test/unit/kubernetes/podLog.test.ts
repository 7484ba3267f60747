// Lines of a container's log, and going on after a cut without losing or doubling one.

import { expect, it } from '@jest/globals'
import { assert, array, boolean, integer, property } from 'fast-check'
import {
  readFrame,
  resizeFrame,
  stdinFrame,
} from '../../../src/model/kubernetes/pods/execFrames.ts'
import {
  createSkipper,
  mergeByTime,
  nothingHeld,
  readLines,
  releaseHeld,
  type HeldLines,
  splitLines,
} from '../../../src/model/kubernetes/pods/podLog.ts'
import type { LogEntry } from '../../../src/model/logs/logEntry.ts'

it('takes the time from the begin of a line, and keeps the text as it is', () => {
  const { entries, cursor } = readLines(
    ['2026-11-20T08:00:00.000000001Z  indented', 'no time', '2026-11-20T08:00:01Z '],
    'pod/app',
    null,
  )
  expect(entries).toEqual([
    { text: ' indented', at: Date.parse('2026-11-20T08:00:00Z'), source: 'pod/app' },
    { text: 'no time', source: 'pod/app' },
    { text: '', at: Date.parse('2026-11-20T08:00:01Z'), source: 'pod/app' },
  ])
  expect(cursor).toEqual({ time: '2026-11-20T08:00:01Z', count: 1 })
})

it('loses no line and doubles none, wherever the stream is cut', () => {
  assert(
    property(
      array(integer({ min: 0, max: 3 }), { maxLength: 40 }),
      array(integer({ min: 0, max: 60 }), { maxLength: 6 }),
      (steps, cuts) => {
        let tick = 0
        // Several lines at one time, several times in one second; Go leaves out zeros at the end.
        const lines = steps.map((step, index) => {
          tick += step
          const decimals = String(tick % 10).replace('0', '')
          const fraction = decimals === '' ? '' : `.${decimals}`
          return `2026-11-20T08:00:${String(Math.floor(tick / 10)).padStart(2, '0')}${fraction}Z line ${String(index)}`
        })
        const text = lines.map((line) => `${line}\n`).join('')
        const seen: string[] = []
        let cursor: Parameters<typeof createSkipper>[0] = null
        for (const cut of [...cuts, text.length]) {
          const second = cursor && Math.floor(Date.parse(cursor.time) / 1_000)
          const again = lines
            .filter(
              (line) =>
                second === null ||
                Math.floor(Date.parse(line.split(' ')[0] ?? '') / 1_000) >= second,
            )
            .map((line) => `${line}\n`)
            .join('')
          const read = readLines(
            createSkipper(cursor)(
              splitLines(again.slice(0, cut === text.length ? undefined : cut)).lines,
            ),
            's',
            cursor,
          )
          ;({ cursor } = read)
          seen.push(...read.entries.map((entry) => entry.text))
        }
        expect(seen).toEqual(lines.map((_, index) => `line ${String(index)}`))
      },
    ),
    { numRuns: 300 },
  )
})

it('merges lines of several sources by their times', () => {
  const merged = mergeByTime([
    [{ text: 'a1', at: 1 }, { text: 'a without time' }, { text: 'a5', at: 5 }],
    [{ text: 'b3', at: 3 }],
  ])
  expect(merged.map(({ text }) => text)).toEqual(['a1', 'a without time', 'b3', 'a5'])
})

it('puts lines of several sources in order that arrive up to a round late, and loses none', () => {
  const rounds = 40
  // Each line is written in a round and arrives in the same or the next one; lines of a source arrive in their order.
  const source = array(integer({ min: 0, max: rounds - 3 }), { maxLength: 12 })
  assert(
    property(array(source, { minLength: 2, maxLength: 5 }), array(boolean()), (sources, delays) => {
      let drawn = 0
      const isLate = () => delays[drawn++ % (delays.length || 1)] ?? false
      const written = sources.map((of, index) =>
        of
          .toSorted((one, other) => one - other)
          .map((round, line) => ({
            round,
            source: String(index),
            text: `${String(index)} ${String(line)}`,
            // Some belong to the line before.
            ...(line % 3 !== 1 && { at: round * 10 }),
          })),
      )
      const arriving = written.map((lines) => {
        let last = 0
        return lines.map(({ round, ...line }) => {
          last = Math.max(last, round + Number(isLate()))
          return { line, arrives: last }
        })
      })
      let held: HeldLines = nothingHeld
      const shown: LogEntry[] = []
      for (let round = 0; round <= rounds; round++) {
        // In pieces of one line each.
        const pieces = arriving.flatMap((lines) =>
          lines.filter(({ arrives }) => arrives === round).map(({ line }) => [line]),
        )
        const released = releaseHeld({ ...held, newer: pieces })
        ;({ held } = released)
        shown.push(...released.entries)
      }
      expect(held).toEqual(nothingHeld)
      const times = shown.flatMap(({ at }) => at ?? [])
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      for (const [index, lines] of written.entries())
        expect(shown.filter((one) => one.source === String(index)).map(({ text }) => text)).toEqual(
          lines.map(({ text }) => text),
        )
    }),
    { numRuns: 300 },
  )
})

it('frames what is typed, and reads what comes back', () => {
  expect([...stdinFrame('ä')]).toEqual([0, 0xc3, 0xa4])
  expect(new TextDecoder().decode(resizeFrame(80, 24))).toBe('\u0004{"Width":80,"Height":24}')
  expect(readFrame(new Uint8Array([1, 65]))).toEqual({
    type: 'output',
    bytes: new Uint8Array([65]),
  })
  expect(readFrame(new Uint8Array([2, 66]))).toMatchObject({ type: 'output' })
  expect(readFrame(new Uint8Array([3, 123, 125]))).toEqual({ type: 'status', text: '{}' })
  expect([
    readFrame('text'),
    readFrame(new Uint8Array([])),
    readFrame(new Uint8Array([9])),
  ]).toEqual([{ type: 'other' }, { type: 'other' }, { type: 'other' }])
})
