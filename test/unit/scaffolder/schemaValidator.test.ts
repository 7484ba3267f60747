// The interpreting validator answers as ajv does, which compiles and so cannot run on the page.

import { describe, expect, it } from '@jest/globals'
import type { RJSFSchema } from '@rjsf/utils'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { judge, schemaValidator } from '../../../src/model/scaffolder/form/schemaValidator.ts'

// Each schema is used once, so shorter code for it is not worth its time.
const ajv = new Ajv({
  strict: false,
  validateFormats: false,
  logger: false,
  code: { optimize: false },
})

const number = fc.integer({ min: -3, max: 6 })
const size = fc.integer({ min: 0, max: 4 })
const name = fc.constantFrom('a', 'b', 'a/b', 'a~b', '__x', 'ä')
const constant = fc.oneof(fc.constantFrom('a', 'b', '', true, false, null), number)

/** Schemas of draft 7 with every keyword, but references. */
const { schema } = fc.letrec<{ schema: boolean | object; object: object }>((tie) => ({
  schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.boolean(), tie('object')),
  object: fc.record(
    {
      type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object', 'null'),
      enum: fc.uniqueArray(constant, { minLength: 1, maxLength: 3 }),
      const: constant,
      minimum: number,
      maximum: number,
      exclusiveMinimum: number,
      exclusiveMaximum: number,
      multipleOf: fc.constantFrom(1, 2, 0.5),
      minLength: size,
      maxLength: size,
      pattern: fc.constantFrom('^a', 'b$', '^[a-z]*$'),
      minItems: size,
      maxItems: size,
      uniqueItems: fc.boolean(),
      items: fc.oneof(tie('schema'), fc.array(tie('schema'), { minLength: 1, maxLength: 2 })),
      additionalItems: tie('schema'),
      contains: tie('schema'),
      minProperties: size,
      maxProperties: size,
      required: fc.uniqueArray(name, { maxLength: 2 }),
      properties: fc.dictionary(name, tie('schema'), { maxKeys: 2 }),
      patternProperties: fc.dictionary(fc.constantFrom('^a', 'b'), tie('schema'), { maxKeys: 1 }),
      additionalProperties: tie('schema'),
      propertyNames: tie('schema'),
      dependencies: fc.dictionary(
        name,
        fc.oneof(tie('schema'), fc.uniqueArray(name, { maxLength: 2 })),
        { maxKeys: 1 },
      ),
      allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      not: tie('schema'),
      if: tie('schema'),
      then: tie('schema'),
      else: tie('schema'),
    },
    { requiredKeys: [] },
  ),
}))

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    constant,
    fc.constantFrom('ab', 'äb', 1.5),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
}))

it('allows what ajv allows, and nothing else', () => {
  fc.assert(
    fc.property(schema, value, (one, given) => {
      const verdict = judge(one, given)
      expect(verdict.status === 'judged' && verdict.problems.length === 0).toBe(
        ajv.validate(one, given),
      )
    }),
    { numRuns: 300 },
  )
})

describe('references', () => {
  const root = {
    definitions: { port: { type: 'integer', maximum: 9 }, self: { $ref: '#/definitions/self' } },
    properties: { port: { $ref: '#/definitions/port' } },
  }

  it('of a part are looked up in the whole', () => {
    const part: RJSFSchema = { properties: { port: { $ref: '#/definitions/port' } } }
    expect(schemaValidator.isValid(part, { port: 3 }, root as RJSFSchema)).toBe(true)
    expect(schemaValidator.isValid(part, { port: 10 }, root as RJSFSchema)).toBe(false)
  })

  it('that lead nowhere or in a circle are a fault, not an error', () => {
    expect(judge({ $ref: '#/definitions/none' }, 1, root)).toMatchObject({ status: 'faulty' })
    expect(judge({ $ref: '#/definitions/self' }, 1, root)).toEqual({
      status: 'faulty',
      fault: { name: '$ref' },
    })
  })

  it('may lead back to the schema where the values end', () => {
    const tree = { properties: { child: { $ref: '#' } }, required: ['name'] }
    expect(judge(tree, { name: 1, child: { name: 2 } })).toMatchObject({ problems: [] })
    const broken = judge(tree, { name: 1, child: {} })
    expect(broken.status === 'judged' && broken.problems.length > 0).toBe(true)
  })
})

it.each([
  ['date', '2026-02-28', '2026-02-30'],
  ['time', '10:30', '25h'],
  ['date-time', '2026-02-28T10:30:00Z', '2026-02-28'],
  ['email', 'ann@example.com', 'ann'],
  ['uri', 'https://example.com/x', 'example'],
  ['url', 'http://builds/x', 'builds'],
  ['hostname', 'build-1', 'build 1'],
  ['ipv4', '10.0.0.1', '10.0.0'],
  ['uuid', '5f0c7d1e-3f6a-4c0e-9a4b-1c2d3e4f5a6b', '5f0c'],
  ['color', '#1f5493', '#1f549'],
  ['data-url', 'data:text/plain;base64,YQ==', 'text'],
  ['regex', '^a$', '['],
])('knows the format %s', (format, good, bad) => {
  expect(judge({ format }, good)).toMatchObject({ problems: [] })
  expect(judge({ format }, bad)).not.toMatchObject({ problems: [] })
})

it('allows any text in a format that it does not know', () => {
  expect(judge({ format: 'entity-ref' }, 'x')).toMatchObject({ problems: [] })
})

it('does not change the schemas that it reads', () => {
  const frozen = Object.freeze({
    properties: Object.freeze({ a: Object.freeze({ type: 'string' }) }),
  })
  expect(judge(frozen, { a: 'x' })).toMatchObject({ problems: [] })
})
