// The strip of the latest runs: which of them, in which order, how high, and what is said of them all.

import { describe, expect, it } from '@jest/globals'
import type { CiRun } from '../../../src/model/ci/ciRun.ts'
import {
  hasStrip,
  lengthOfRun,
  stripBars,
  stripCounts,
  stripLength,
  stripQuery,
  stripRuns,
} from '../../../src/model/ci/runStrip.ts'
import { stepTo } from '../../../src/ui/marks/markSteps.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 10, minutes)).toISOString()

/** A run that began in a minute of the hour and took some minutes. */
const runOf = (id: number, from: number, minutes: number, given: Partial<CiRun> = {}): CiRun => ({
  id: String(id),
  name: 'CI',
  attempt: 1,
  status: 'completed',
  conclusion: 'success',
  startedAt: at(from),
  updatedAt: at(from + minutes),
  ...given,
})

const ids = (runs: readonly CiRun[]) => runs.map(({ id }) => id)

describe('what a strip asks for', () => {
  it('is the first thirty of the same filters, in one answer', () => {
    const list = { branch: 'main', status: 'failure', page: 4, size: 6, requests: 10 }
    const query = { branch: 'main', status: 'failure', page: 1, size: stripLength, requests: 1 }
    expect(stripQuery(list)).toEqual(query)
  })

  it.each([
    ['has all runs that there are', 1, 4, 4, true],
    ['has none, as there are', 1, 0, 0, true],
    ['has a hundred', 1, 100, 3_000, true],
    ['has thirty', 1, 30, 3_000, true],
    ['has six of many', 1, 6, 3_000, false],
    ['is of older runs', 2, 100, 3_000, false],
    ['is the last of several', 2, 4, 10, false],
  ])('is nothing more exactly where the page %s', (_what, page, length, total, isEnough) => {
    const runs = Array.from({ length }, (_, index) => runOf(index, 0, 1))
    expect(hasStrip({ page, size: 6, requests: 1 }, { runs, total })).toBe(isEnough)
  })
})

describe('the runs of a strip', () => {
  it('are in the order of time, and the newer answer about a run counts', () => {
    const older = [runOf(3, 30, 1), runOf(2, 20, 1, { status: 'in_progress' }), runOf(1, 10, 1)]
    const newer = [runOf(4, 40, 1), runOf(3, 30, 1), runOf(2, 20, 5)]
    const runs = stripRuns(newer, older)
    expect(ids(runs)).toEqual(['1', '2', '3', '4'])
    expect(runs[1]).toBe(newer[2])
  })

  it('are the latest thirty, also where a page has much older ones', () => {
    const latest = Array.from({ length: 30 }, (_, index) => runOf(100 - index, 59 - index, 1))
    const old = Array.from({ length: 6 }, (_, index) => runOf(index, -1_000 - index, 1))
    expect(ids(stripRuns(old, latest))).toEqual(ids(latest).reverse())
  })

  it('keep the order of the host where times are equal, missing or no times', () => {
    for (const startedAt of [undefined, 'soon', at(0)]) {
      const runs = [5, 4, 3].map((id) => {
        return {
          id: String(id),
          name: 'CI',
          attempt: 1,
          ...(startedAt !== undefined && { startedAt }),
        }
      })
      expect(ids(stripRuns(runs, []))).toEqual(['3', '4', '5'])
    }
  })
})

describe('the height of a bar', () => {
  it.each<[string, Partial<CiRun>, number]>([
    ['a run', {}, 120_000],
    ['one without a begin', { startedAt: '' }, 0],
    ['one without an end', { updatedAt: 'later' }, 0],
    ['one that ended before it began', { updatedAt: at(-60) }, 0],
    ['one with numbers for times', { startedAt: '1e308', updatedAt: '-1' }, 0],
    [
      'one at the ends of time',
      { startedAt: '-271821-04-20', updatedAt: '+275760-09-13' },
      1.728e16,
    ],
  ])('knows the length of %s', (_what, given, length) => {
    expect(lengthOfRun(runOf(1, 0, 2, given))).toBe(length)
  })

  it.each([
    ['nothing', [], []],
    ['no lengths', [0, 0], [16, 16]],
    ['one', [5], [100]],
    ['lengths side by side', [1, 2, 4], [37, 58, 100]],
    ['one that hung, cut so that others are told apart', [2, 4, 4, 50_000], [30, 44, 44, 100]],
  ])('grows with the length: %s', (_what, minutes, heights) => {
    const runs = minutes.map((one, index) => runOf(index, 0, one))
    expect(stripBars(runs).map(({ height }) => height)).toEqual(heights)
  })

  it('is a percentage of any runs', () => {
    const odd = ['', 'x', '+275760-09-13T00:00:00Z', '1970-01-01', at(0), at(50)]
    const runs = odd.flatMap((startedAt, one) =>
      odd.map((updatedAt, other) => runOf(one * 10 + other, 0, 0, { startedAt, updatedAt })),
    )
    for (const { height } of stripBars(runs)) {
      expect(height).toBeGreaterThanOrEqual(16)
      expect(height).toBeLessThanOrEqual(100)
    }
  })
})

it('counts statuses, the most frequent first, and runs without one not at all', () => {
  const none = { id: '9', name: 'CI', attempt: 1 }
  const red = { conclusion: 'failure' }
  const runs = [runOf(1, 0, 1, red), runOf(2, 1, 1), runOf(3, 2, 1), none]
  expect(stripCounts(runs)).toEqual([
    { status: 'completed', count: 2 },
    { status: 'error', count: 1 },
  ])
})

it.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowDown', 1, 3, 2],
  ['ArrowRight', 2, 3, 2],
  ['ArrowLeft', 2, 3, 1],
  ['ArrowUp', 0, 3, 0],
  ['End', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['Enter', 1, 3, undefined],
  ['toString', 1, 3, undefined],
  ['ArrowRight', -1, 0, undefined],
])('%s leads from mark %i of %i to %j', (key, from, count, to) => {
  expect(stepTo(key, from, count)).toBe(to)
})
