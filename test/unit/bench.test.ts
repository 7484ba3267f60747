import { describe, expect, it } from '@jest/globals'
import { medians } from '../../scripts/bench/measureAll.ts'
import { amountMeasures } from '../../scripts/bench/measures.ts'
import { missedLimits } from '../../scripts/bench/report.ts'
import { formatRatio, formatTable, formatValue, median } from '../../scripts/bench/table.ts'
import { sequential, summarize, type SentRequest } from '../../scripts/bench/traffic.ts'

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
      'JavaScript, gzip, cold (aim 220,000)',
      'heap after GC, entity',
    ])
  })
})
