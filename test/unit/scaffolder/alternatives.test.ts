import { describe, expect, it } from '@jest/globals'
import type { UnknownRecord } from '../../../src/model/isRecord.ts'
import {
  alternativesIn,
  alternativesKey,
  mayBeOf,
  readAlternatives,
} from '../../../src/model/scaffolder/form/alternatives.ts'

describe('a value that is of another alternative for certain', () => {
  const site = { properties: { kind: { const: 'site' }, url: { type: 'string' } } }
  const shared = { name: {} }
  it.each<[boolean, UnknownRecord, unknown]>([
    [true, site, undefined],
    [true, site, {}],
    [true, site, { url: 'a' }],
    [true, site, { kind: 'site' }],
    [false, site, { kind: 'service' }],
    [false, site, { port: 1 }],
    [true, site, { port: 1, url: 'a' }],
    [true, site, { name: 'a' }],
    [true, { ...site, additionalProperties: { type: 'string' } }, { port: 1 }],
    [true, { ...site, allOf: [{ properties: { port: {} } }] }, { port: 1 }],
    [false, { properties: { kind: { enum: ['a', 'b'] } } }, { kind: 'c' }],
    [true, { $ref: '#/definitions/a' }, { port: 1 }],
    [true, { type: 'string' }, 'a'],
    [false, { type: 'string' }, 1],
    [true, { type: ['string', 'null'] }, null],
    [true, { type: 'integer' }, 1],
    [false, { type: 'array' }, {}],
    [true, { type: 'array' }, []],
    [false, { enum: ['a'] }, 'b'],
    [true, {}, 'b'],
  ])('%j: %j has %j', (isPossible, option, value) => {
    expect(mayBeOf(option, value, shared)).toBe(isPossible)
  })
})

it('the chosen ones are kept for values that there are, and where nothing is chosen', () => {
  const of = (path: readonly (string | number)[]) => alternativesKey(0, path, 1)
  const all = {
    [of([])]: 1,
    [of(['a', 0])]: 2,
    [of(['a', 1])]: 2,
    [of(['b', 'x/y:z'])]: 0,
    [of(['c'])]: -1,
  }
  expect(alternativesIn(all, { a: [{}], b: { 'x/y:z': 1 } })).toEqual({
    [of([])]: 1,
    [of(['a', 0])]: 2,
    [of(['b', 'x/y:z'])]: 0,
    [of(['c'])]: -1,
  })
})

it.each([undefined, null, [], 'a', { a: 'b' }, { a: 1.5 }])('of a draft, %j are none', (kept) => {
  expect(readAlternatives(kept)).toBeUndefined()
})
