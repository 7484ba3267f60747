// Whether two values of JSON are the same, which decides what is drawn again.

import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isSame } from '../../../src/model/json.ts'

const reversed = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).reverse())
    : value

it('compares whole values, with their keys in any order', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const value: unknown = JSON.parse(json)
      expect(isSame(value, JSON.parse(JSON.stringify(value, reversed)))).toBe(true)
      expect(isSame({ deep: [value] }, { deep: [value, value] })).toBe(false)
      expect(isSame({ deep: { value } }, { deep: { value: [value] } })).toBe(false)
    }),
  )
})

it.each([
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: undefined }, { a: 1, c: 2 }, false],
  [{ constructor: 1 }, {}, false],
  [[], {}, false],
  [['a'], { 0: 'a' }, false],
  [null, {}, false],
  [0, '', false],
])('compares %j with %j', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected)
  expect(isSame(other, one)).toBe(expected)
})
