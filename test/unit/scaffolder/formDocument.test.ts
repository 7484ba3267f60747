// All steps of a form have one document: conditions of one may be about values of another.

import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { UnknownRecord } from '../../../src/model/isRecord.ts'
import type { JsonRecord } from '../../../src/model/json.ts'
import { checkValues } from '../../../src/model/scaffolder/form/checkValues.ts'
import {
  fitting,
  formSteps,
  ownValues,
  sentDocument,
  stepsFor,
  stepValues,
  withDefaults,
  withOwnValues,
  withRevealed,
} from '../../../src/model/scaffolder/form/formSteps.ts'

// The library tells of values that fit no alternative.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const stepsOf = (...schemas: readonly UnknownRecord[]) =>
  formSteps(
    { title: '', steps: schemas.map((schema) => ({ title: '', schema: schema as JsonRecord })) },
    () => true,
  )

const cache = { type: 'boolean', title: 'With a cache' }
const size = { type: 'integer', default: 64 }
const isCached = { properties: { cache: { const: true } }, required: ['cache'] }
const sized = { properties: { size } }
const name = { type: 'string' }
const first = { properties: { cache } }

/** Steps after `first` that have `size` if and only if `cache` is true. */
const conditions: readonly (readonly [string, UnknownRecord])[] = [
  ['if and then', { properties: { name }, if: isCached, then: sized }],
  ['if and else', { properties: { name }, if: { not: isCached }, else: sized }],
  [
    'if without required',
    { properties: { name }, if: { properties: { cache: { enum: [true] } } }, then: sized },
  ],
  ['if in allOf', { properties: { name }, allOf: [{ if: isCached, then: sized }] }],
  [
    'anyOf in if',
    { properties: { name }, if: { anyOf: [isCached, { required: ['never'] }] }, then: sized },
  ],
  ['allOf in if', { properties: { name }, if: { allOf: [isCached, {}] }, then: sized }],
  ['oneOf in if', { properties: { name }, if: { oneOf: [isCached] }, then: sized }],
  [
    'a condition about both steps',
    {
      properties: { name: { ...name, default: 'a' } },
      if: { properties: { cache: { const: true }, name: { const: 'a' } }, required: ['cache'] },
      then: sized,
    },
  ],
  [
    'nested conditions',
    {
      properties: { name: { ...name, default: 'a' } },
      if: { properties: { name: { const: 'a' } } },
      then: { if: isCached, then: sized },
    },
  ],
  [
    'a dependency with alternatives',
    {
      properties: { name },
      dependencies: {
        cache: {
          oneOf: [
            { properties: { cache: { const: false } } },
            { properties: { cache: { const: true }, size } },
          ],
        },
      },
    },
  ],
  [
    'alternatives by constants',
    {
      properties: { name },
      oneOf: [
        { properties: { cache: { const: true }, size }, required: ['cache'] },
        { properties: { cache: { const: false } } },
      ],
    },
  ],
  [
    'a reference in a condition',
    {
      definitions: { sized },
      properties: { name },
      if: isCached,
      then: { $ref: '#/definitions/sized' },
    },
  ],
]

describe('a condition about an earlier step', () => {
  it.each(conditions)('holds: %s', (_name, schema) => {
    const steps = stepsOf(first, schema)
    const sent = (document: JsonRecord) => sentDocument(steps, withDefaults(steps, document))
    expect(sent({ cache: true })).toMatchObject({ cache: true, size: 64 })
    expect(sent({ cache: false })).not.toHaveProperty('size')
    expect(ownValues(steps[1] ?? failed(), { cache: true, size: 1, name: 'b' })).toEqual({
      size: 1,
      name: 'b',
    })
  })

  it.each(conditions)('is checked with the values of all: %s', (_name, schema) => {
    const steps = stepsOf(first, schema)
    const problems = (document: JsonRecord) => {
      const [, second = failed()] = stepsFor(steps, document)
      return checkValues(second.schema, ownValues(second, document)).map(
        ({ pointer, keyword }) => `${pointer} ${keyword}`,
      )
    }
    expect(problems({ cache: true, size: 'x', name: 'a' })).toEqual(['/size type'])
    expect(problems({ cache: true, size: 1, name: 'a' })).toEqual([])
    expect(problems({ cache: false, size: 'x', name: 'a' })).toEqual([])
  })

  it('reveals its default as soon as it holds, and leaves what was typed', () => {
    const steps = stepsOf(first, { if: isCached, then: sized })
    expect(withRevealed(steps, { cache: false }, { cache: true })).toEqual({
      cache: true,
      size: 64,
    })
    const typed = { cache: true, size: 7 }
    const hidden = withRevealed(steps, typed, { ...typed, cache: false })
    expect(sentDocument(steps, hidden)).toEqual({ cache: false })
    expect(withRevealed(steps, hidden, { ...hidden, cache: true })).toEqual(typed)
  })

  it('does not hold for a field that is hidden itself', () => {
    const steps = stepsOf(
      {
        properties: { on: { type: 'boolean' } },
        if: { properties: { on: { const: true } }, required: ['on'] },
        then: first,
      },
      { if: isCached, then: sized },
    )
    expect(sentDocument(steps, { on: true, cache: true, size: 1 })).toEqual({
      on: true,
      cache: true,
      size: 1,
    })
    expect(sentDocument(steps, { on: false, cache: true, size: 1 })).toEqual({ on: false })
  })

  it('may be about a later step, and about one another', () => {
    const steps = stepsOf({ properties: { name }, if: isCached, then: sized }, first)
    expect(sentDocument(steps, { cache: true, size: 2 })).toEqual({ cache: true, size: 2 })
    const circle = stepsOf(
      { properties: { a: name }, if: { required: ['b'] }, then: { properties: { c: name } } },
      { properties: { b: name }, if: { required: ['c'] }, then: { properties: { d: name } } },
    )
    const all = { a: '1', b: '2', c: '3', d: '4' }
    expect(sentDocument(circle, all)).toEqual(all)
    expect(sentDocument(circle, { a: '1', c: '3', d: '4' })).toEqual({ a: '1' })
  })
})

const failed = (): never => {
  throw new Error('There is no such step')
}

describe('one document', () => {
  it('has one value for a property of two steps', () => {
    const steps = stepsOf({ properties: { name, a: name } }, { properties: { name, b: name } })
    const [one = failed(), two = failed()] = steps
    const document = withOwnValues(one, { b: '2' }, { name: 'x', a: '1' })
    expect(ownValues(two, document)).toEqual({ name: 'x', b: '2' })
    expect(sentDocument(steps, document)).toEqual({ name: 'x', a: '1', b: '2' })
  })

  it('leaves to a step with any other property only what no other step has', () => {
    const steps = stepsOf(
      { properties: { name } },
      { properties: {}, additionalProperties: { type: 'string' } },
    )
    const [one = failed(), two = failed()] = steps
    const document = { name: 'x', more: 'y' }
    expect([one, two].map((step) => ownValues(step, document))).toEqual([
      { name: 'x' },
      { more: 'y' },
    ])
    expect(fitting(steps, document)).toEqual({ values: document, misfits: [] })
    expect(fitting([one], document)).toEqual({ values: { name: 'x' }, misfits: ['more'] })
  })

  it('finds the fields of references', () => {
    const steps = stepsOf({ definitions: { sized }, allOf: [{ $ref: '#/definitions/sized' }] })
    expect(fitting(steps, { size: 3 })).toEqual({ values: { size: 3 }, misfits: [] })
    expect(steps.map((step) => stepValues(step, { size: 3 }))).toEqual([{ size: 3 }])
  })

  it('takes from a link what fits under the conditions that hold with it', () => {
    const steps = stepsOf(first, { if: isCached, then: sized })
    expect(fitting(steps, { cache: true, size: 'x' })).toEqual({
      values: { cache: true },
      misfits: ['size'],
    })
  })

  it('asks for consent: a box that must be ticked is not ticked by itself', () => {
    const agreed = { type: 'boolean', const: true }
    const steps = stepsOf({
      properties: {
        agreed,
        kind: { type: 'string', const: 'a' },
        list: { type: 'object', properties: { agreed } },
      },
      required: ['agreed'],
      oneOf: [{ properties: { fast: agreed } }, { properties: { slow: agreed } }],
    })
    expect(withDefaults(steps, {})).toEqual({ agreed: false, kind: 'a', fast: true })
    const [step = failed()] = steps
    expect(checkValues(step.schema, { agreed: false, kind: 'a', fast: true })).toMatchObject([
      { pointer: '/agreed', keyword: 'const', params: { limit: 'true' } },
    ])
  })
})
