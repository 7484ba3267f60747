import { expect, it } from '@jest/globals'
import { placeIn, wholeOf, type Span } from '../../../src/model/spans.ts'

it.each<[string, readonly Span[], number, unknown]>([
  ['none', [], 10, undefined],
  ['one that ended', [{ from: 2, to: 5 }], 10, { from: 2, to: 5 }],
  ['one that goes on', [{ from: 2 }], 10, { from: 2, to: 10 }],
  [
    'several',
    [
      { from: 4, to: 5 },
      { from: 2, to: 3 },
    ],
    10,
    { from: 2, to: 5 },
  ],
  ['a clock that is behind', [{ from: 20 }], 10, { from: 20, to: 20 }],
])('the line of %s', (_what, spans, now, whole) => {
  expect(wholeOf(spans, now)).toEqual(whole)
})

const whole = { from: 0, to: 100 }

it.each<[string, Span, number, number]>([
  ['at its begin', { from: 0, to: 25 }, 0, 25],
  ['in its middle', { from: 40, to: 60 }, 40, 20],
  ['until now', { from: 80 }, 80, 10],
  ['of no length, which is seen all the same', { from: 50, to: 50 }, 50, 1],
  ['at its end, which is seen all the same', { from: 100, to: 100 }, 99, 1],
])('a span %s', (_what, span, start, length) => {
  expect(placeIn(whole, span, 90)).toEqual({ start, length })
})

it('is at the begin of a line that has no length', () => {
  expect(placeIn({ from: 5, to: 5 }, { from: 5, to: 5 }, 5)).toEqual({ start: 0, length: 1 })
})
