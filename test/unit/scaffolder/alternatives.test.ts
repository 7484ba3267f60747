import { describe, expect, it } from '@jest/globals'
import type { UnknownRecord } from '../../../src/model/isRecord.ts'
import {
  alternativesIn,
  alternativesKey,
  mayBeOf,
  readAlternatives,
  rearranged,
  type Rearrangement,
} from '../../../src/model/scaffolder/form/alternatives.ts'
import { freeName } from '../../../src/model/scaffolder/form/freeName.ts'

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

describe('where items are rearranged', () => {
  const items = ['a', 'b', 'c', 'd']
  it.each<[Rearrangement, string]>([
    [{ how: 'moved', from: 0, to: 1 }, 'bacd'],
    [{ how: 'moved', from: 1, to: 0 }, 'bacd'],
    [{ how: 'moved', from: 0, to: 3 }, 'bcda'],
    [{ how: 'moved', from: 3, to: 1 }, 'adbc'],
    [{ how: 'removed', at: 0 }, 'bcd'],
    [{ how: 'removed', at: 2 }, 'abd'],
    [{ how: 'removed', at: 3 }, 'abc'],
    [{ how: 'inserted', at: 0 }, '-abcd'],
    [{ how: 'inserted', at: 2 }, 'ab-cd'],
    [{ how: 'inserted', at: 4 }, 'abcd'],
    [{ how: 'copied', at: 0 }, 'aabcd'],
    [{ how: 'copied', at: 3 }, 'abcdd'],
  ])('%j, alternatives follow at every depth, and no others', (change, after) => {
    const lists = [[], ['list'], ['a/b c', 10, 'list'], ['deep', 1, 1]] as const
    const ends = [[], ['field'], [1, 'x y'], ['0']] as const
    for (const path of lists)
      for (const end of ends)
        for (const depth of [0, 2]) {
          const at = (index: number) => alternativesKey(3, [...path, index, ...end], depth)
          const others = [
            [alternativesKey(2, [...path, 1, ...end], depth), 'of another step'],
            [alternativesKey(3, path, depth), 'of the list'],
            [alternativesKey(3, ['other', 1], depth), 'of another list'],
          ] as const
          const own = items.map((item, index) => [at(index), item] as const)
          const kept = path.length === 0 ? others.slice(0, 2) : others
          const expected = Array.from(after).flatMap((item, index) =>
            item === '-' ? [] : [[at(index), item] as const],
          )
          expect(new Map(rearranged([...own, ...kept], { step: 3, path }, change))).toEqual(
            new Map([...expected, ...kept]),
          )
        }
  })

  it('of entries with names, those of the name follow', () => {
    const at = (name: string) => alternativesKey(0, ['open', name, 'x'], 1)
    const all = [
      [at('a b/c'), 1],
      [at('1'), 2],
    ] as const
    const object = { step: 0, path: ['open'] }
    expect(rearranged(all, object, { how: 'renamed', from: 'a b/c', to: '~' })).toEqual([
      [at('~'), 1],
      [at('1'), 2],
    ])
    expect(rearranged(all, object, { how: 'dropped', name: '1' })).toEqual([[at('a b/c'), 1]])
    expect(rearranged(all, object, { how: 'renamed', from: 'a b/c', to: '1' })).toEqual([
      [at('1'), 1],
    ])
  })

  it.each([
    ['b', { a: 1 }, undefined, 'b'],
    ['b', { a: 1, b: 2 }, undefined, 'b-1'],
    ['b', { b: 1, 'b-1': 2, 'b-3': 3 }, undefined, 'b-2'],
    ['b', { b: undefined }, undefined, 'b-1'],
    ['', { '': 1 }, undefined, '-1'],
    ['a.b', { a: { b: 1 } }, undefined, 'a.b'],
    ['toString', {}, undefined, 'toString'],
    ['b', { b: 1 }, '_', 'b_1'],
    ['b', { b: 1 }, '', 'b1'],
  ])('an entry that is named %j beside %j gets a name of its own', (wanted, taken, sign, name) => {
    expect(freeName(wanted, taken, sign)).toBe(name)
  })
})
