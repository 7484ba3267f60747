import { describe, expect, it } from '@jest/globals'
import { medians, resultOf } from '../../../scripts/bench/measureAll.ts'
import { amountMeasures, timeMeasures } from '../../../scripts/bench/measures.ts'
import { formatReport, missedLimits } from '../../../scripts/bench/report.ts'
import { formatRatio, formatTable, formatValue, median } from '../../../scripts/bench/table.ts'
import {
  sequential,
  summarize,
  unawaited,
  type SentRequest,
} from '../../../scripts/bench/traffic.ts'

describe('medians', () => {
  it('takes the middle, or the mean of the two middle ones, in any order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([10, 1, 2, 4])).toBe(3)
    expect(median([])).toBeNaN()
  })

  it('sorts by size and not by text', () => {
    expect(median([100, 9, 20])).toBe(20)
  })

  it('takes each figure by itself', () => {
    expect(
      medians([
        { a: 1, b: 30 },
        { a: 3, b: 10 },
        { a: 2, b: 20 },
      ]),
    ).toEqual({ a: 2, b: 20 })
  })
})

describe('table', () => {
  it('writes units, and a dash for what is unknown', () => {
    expect(formatValue(1498.4, 'ms')).toBe('1,498 ms')
    expect(formatValue(22_600_000, 'MB')).toBe('22.6 MB')
    expect(formatValue(330_000, 'bytes')).toBe('330,000')
    expect(formatValue(undefined, 'count')).toBe('–')
    expect(formatRatio(150, 1_500)).toBe('0.10')
    expect(formatRatio(150, undefined)).toBe('–')
  })

  it('aligns the first column left and the others right', () => {
    expect(
      formatTable([
        ['what', 'n'],
        ['a', '1'],
        ['longer', '100'],
      ]),
    ).toBe(['what      n', '──────  ───', 'a         1', 'longer  100'].join('\n'))
  })
})

const request = (url: string, startedAt: number, endedAt: number): SentRequest => ({
  url: `http://localhost${url}`,
  isPreflight: false,
  startedAt,
  endedAt,
  transferred: 100,
  decoded: 300,
})

describe('traffic', () => {
  it('tells how long no answer was awaited', () => {
    const api = (from: number, to: number) => request('/api/catalog', from, to)
    expect(unawaited([], 200, 100)).toBe(100)
    // From 100 to 120 and from 170 to 200; one began earlier, two overlap, a script does not count.
    const all = [api(90, 100), api(120, 150), api(130, 170), request('/main.js', 100, 120)]
    expect(unawaited(all, 200, 100)).toBe(50)
    expect(unawaited([api(0, 500)], 200, 100)).toBe(0)
    expect(unawaited([api(300, 500)], 200, 100)).toBe(100)
  })

  it('counts requests that waited for each other, not those side by side', () => {
    const span = (startedAt: number, endedAt: number) => ({ startedAt, endedAt })
    expect(sequential([])).toBe(0)
    expect(sequential([span(0, 10), span(1, 9), span(2, 12)])).toBe(1)
    expect(sequential([span(20, 30), span(0, 10), span(5, 12)])).toBe(2)
  })

  it('leaves preflights and what came after the first row out of the counts, not out of the bytes', () => {
    const summary = summarize(
      [
        request('/catalog', 0, 5),
        request('/static/main.js', 6, 9),
        { ...request('/api/auth', 6, 8), isPreflight: true },
        request('/api/auth', 8, 12),
        request('/api/catalog', 12, 20),
        request('/api/catalog/facets', 31, 40),
      ],
      30,
    )
    expect(summary).toEqual({
      requests: 5,
      requestsToRow: 4,
      apiToRow: 2,
      roundTrips: 2,
      preflights: 1,
      scriptBytes: 100,
      totalBytes: 600,
      apiBytes: 400,
    })
  })
})

describe('limits', () => {
  const allAt = (share: number) =>
    Object.fromEntries(
      amountMeasures.map(({ key, limit = 1 }) => [key, limit * share]),
    ) as Parameters<typeof missedLimits>[0]

  it('are kept up to the last byte', () => {
    expect(missedLimits(allAt(1))).toEqual([])
  })

  it('are missed by what is above them, and by what was not measured', () => {
    expect(missedLimits({ ...allAt(1), scriptBytes: 330_001, heapEntity: NaN })).toEqual([
      'JavaScript, gzip, cold (aim 240,000)',
      'heap after GC, entity (aim 8.5)',
    ])
  })
})

describe('the peer in the same run', () => {
  type Rounds = Parameters<typeof resultOf>[0]
  type Round = Rounds[1][number]
  const run = (time: number): Round['portal'] =>
    ({
      times: Object.fromEntries(timeMeasures.map(({ key }) => [key, time])),
      amounts: Object.fromEntries(amountMeasures.map(({ key }) => [key, 10 * time])),
    }) as Round['portal']
  const floor = { coldRow: 50, warmRow: 50, firstPaint: 50 }
  const round = (portal: number, peer?: number): Round => ({
    portal: run(portal),
    plain: floor,
    react: floor,
    ...(peer !== undefined && { peer: run(peer) }),
  })
  const lineOf = (text: string, start: string) =>
    text.split('\n').find((line) => line.startsWith(start))

  it('gives ratios of the medians at both rates, beside their targets', () => {
    const rounds: Rounds = {
      1: [round(100, 900), round(300, 1_000), round(200, 800)],
      4: [round(400, 1_600)],
    }
    const { ratios } = resultOf(rounds)
    expect(ratios).toHaveLength(timeMeasures.length)
    expect(ratios).toContainEqual({
      measure: 'openEntity',
      1: 200 / 900,
      4: 0.25,
      target: { 1: 0.1, 4: 0.1 },
    })
    expect(ratios).toContainEqual({ measure: 'firstPaint', 1: 200 / 900, 4: 0.25 })
  })

  it('takes the place of what was recorded on another day', () => {
    const report = formatReport(resultOf({ 1: [round(200, 800)], 4: [round(400, 1_000)] }))
    expect(lineOf(report, 'cold load')?.split(/ {2,}/)).toEqual([
      'cold load to first row',
      ...['200 ms', '400 ms', '800 ms', '1,000 ms', '0.25', '0.40', '0.15 / 0.10'],
    ])
    expect(lineOf(report, 'requests, cold')?.split(/ {2,}/)).toEqual([
      'requests, cold (aim 14)',
      ...['2,000', '8,000', '0.25'],
    ])
    expect(lineOf(report, 'plain HTML: cold')?.split(/ {2,}/).slice(-2)).toEqual(['16.00', '20.00'])
    expect(report).not.toContain('another day')
  })

  it('is marked as of another day where it was not measured', () => {
    const result = resultOf({ 1: [round(749)], 4: [round(749)] })
    const report = formatReport(result)
    expect(result.peer).toBeUndefined()
    expect(result.ratios).toBeUndefined()
    expect(lineOf(report, 'cold load')).toContain('1,498 ms')
    expect(lineOf(report, 'time')).toContain('ratio* 1x')
    expect(report).toContain('another day')
  })
})
