import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import type { UnknownRecord } from '../../../src/model/isRecord.ts'
import { checkValues } from '../../../src/model/scaffolder/form/checkValues.ts'
import { schemaValidator } from '../../../src/model/scaffolder/form/schemaValidator.ts'
import { shownValues } from '../../../src/model/scaffolder/form/shownValues.ts'

// The library tells of values that fit no alternative.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** A schema of one property, and the problems of its value as keyword and limit. */
const problemsOf = (property: UnknownRecord, value: unknown) =>
  checkValues({ type: 'object', properties: { a: property } }, { a: value }).map(
    ({ pointer, keyword, params }) => [pointer, keyword, params['limit']],
  )

const choice: UnknownRecord = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', enum: ['site', 'service'] } },
  dependencies: {
    kind: {
      oneOf: [
        { properties: { kind: { const: 'site' } } },
        {
          properties: { kind: { const: 'service' }, port: { type: 'integer', maximum: 65535 } },
          required: ['port'],
        },
      ],
    },
  },
}

describe('problems of one field', () => {
  it.each<[UnknownRecord, unknown, readonly unknown[]]>([
    [{ type: 'string', minLength: 3 }, 'ab', ['minLength', 3]],
    [{ type: 'string', maxLength: 1 }, 'ab', ['maxLength', 1]],
    [{ type: 'string', pattern: '^[a-z]+$' }, 'A', ['pattern', '^[a-z]+$']],
    [{ type: 'string', format: 'email' }, 'ann', ['format', 'email']],
    [{ type: 'string', format: 'uri' }, 'no address', ['format', 'uri']],
    [{ type: 'string', format: 'color' }, '#12', ['format', 'color']],
    [{ type: 'integer', minimum: 1 }, 0, ['minimum', 1]],
    [{ type: 'number', multipleOf: 0.5 }, 0.7, ['multipleOf', 0.5]],
    [{ type: 'integer' }, 1.5, ['type', 'integer']],
    [{ type: 'string', enum: ['x', 'y'] }, 'z', ['enum', 'x, y']],
    [{ oneOf: [{ const: 1, title: 'One' }, { const: 2 }] }, 3, ['enum', '1, 2']],
    [{ type: 'array', minItems: 2 }, [1], ['minItems', 2]],
    [{ type: 'array', uniqueItems: true }, [1, 1], ['uniqueItems', undefined]],
    [{ type: 'boolean', const: true }, false, ['const', 'true']],
  ])('%j does not allow %j', (property, value, [keyword, limit]) => {
    expect(problemsOf(property, value)).toEqual([['/a', keyword, limit]])
  })

  it('of the wrong type have no other reason', () => {
    expect(problemsOf({ type: 'string', minLength: 2, pattern: 'b' }, 1)).toEqual([
      ['/a', 'type', 'string'],
    ])
  })

  it('that is missing are at the missing field, in the order of the fields', () => {
    const schema = {
      required: ['b', 'a'],
      properties: { a: { type: 'string' }, c: { type: 'string', minLength: 3 }, b: {} },
    }
    expect(checkValues(schema, { c: 'x' }).map(({ pointer }) => pointer)).toEqual([
      '/a',
      '/c',
      '/b',
    ])
  })

  it('inside lists and objects have their whole path', () => {
    const schema = {
      properties: {
        'a/b': { type: 'array', items: { properties: { c: { type: 'number' } }, required: ['d'] } },
      },
    }
    expect(checkValues(schema, { 'a/b': [{ c: 'x' }] })).toEqual([
      { pointer: '/a~1b/0/c', keyword: 'type', params: { limit: 'number' } },
      { pointer: '/a~1b/0/d', keyword: 'required', params: {} },
    ])
  })

  it('an item that was cleared is required', () => {
    expect(problemsOf({ type: 'array', items: { type: 'string' } }, [null])).toEqual([
      ['/a/0', 'required', undefined],
    ])
  })
})

describe('problems of conditions', () => {
  it('are those of the alternative that is shown', () => {
    expect(checkValues(choice, { kind: 'service' })).toEqual([
      { pointer: '/port', keyword: 'required', params: {} },
    ])
    expect(checkValues(choice, { kind: 'service', port: 70000 })).toEqual([
      { pointer: '/port', keyword: 'maximum', params: { limit: 65535 } },
    ])
  })

  it('are not those of fields that are hidden', () => {
    expect(checkValues(choice, { kind: 'site', port: 70000 })).toEqual([])
  })

  it('follow if, then and else', () => {
    const schema = {
      properties: { secure: { type: 'boolean' } },
      if: { properties: { secure: { const: true } }, required: ['secure'] },
      then: { properties: { key: { type: 'string' } }, required: ['key'] },
    }
    expect(checkValues(schema, { secure: true }).map(({ pointer }) => pointer)).toEqual(['/key'])
    expect(checkValues(schema, { secure: false })).toEqual([])
  })

  it('of alternatives with a list to choose from are those of the closest', () => {
    const schema = {
      oneOf: [
        { properties: { file: { type: 'string' } }, required: ['file'] },
        { properties: { url: { type: 'string', minLength: 3 } }, required: ['url'] },
      ],
    }
    expect(checkValues({ properties: { from: schema } }, { from: { url: 'x' } })).toEqual([
      { pointer: '/from/url', keyword: 'minLength', params: { limit: 3 } },
    ])
  })

  it('say that two alternatives hold where only one may', () => {
    const schema = { properties: { a: { oneOf: [{ minimum: 1 }, { minimum: 2 }] } } }
    expect(checkValues(schema, { a: 3 })).toEqual([{ pointer: '/a', keyword: 'oneOf', params: {} }])
  })
})

describe('a schema that is wrong', () => {
  it.each<[UnknownRecord, string]>([
    [{ properties: { a: { type: 'text' } } }, 'type: "text"'],
    [{ properties: { a: { pattern: '[' } } }, 'pattern: ['],
    [{ properties: { a: { $ref: '#/definitions/none' } } }, '#/definitions/none'],
    [{ properties: { a: 3 } }, '3'],
    [{ properties: [] }, 'properties: []'],
    [{ properties: { a: { $ref: '#/properties/a' } } }, '$ref'],
    [{ allOf: [{ $ref: '#' }, { $ref: '#' }] }, '$ref'],
  ])('%j is a problem that names the fault', (schema, name) => {
    expect(checkValues(schema, { a: 'x' })).toEqual([
      { pointer: '', keyword: 'schema', params: { name } },
    ])
  })

  it('reads patterns that only the mode without Unicode allows', () => {
    expect(problemsOf({ type: 'string', pattern: String.raw`^[\w-.]+\-x\@y$` }, 'a.b-x@y')).toEqual(
      [],
    )
    expect(problemsOf({ type: 'string', pattern: String.raw`^[\w-.]+$` }, 'a b')).toHaveLength(1)
  })

  it('ignores the keywords that only say how a field looks', () => {
    const property = { type: 'string', 'ui:widget': 'textarea', 'ui:options': { rows: 0 } }
    expect(problemsOf({ ...property, required: true }, 'x')).toEqual([])
  })
})

it('finds no problem if and only if the schema allows what is shown', () => {
  const values = fc.record(
    {
      kind: fc.constantFrom('site', 'service', 'other', 1),
      port: fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.string()),
      extra: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(values, (given) => {
      const isAllowed = schemaValidator.isValid(choice, shownValues(choice, given), choice)
      expect(checkValues(choice, given).length === 0).toBe(isAllowed)
    }),
  )
})

/** `{"child": {"child": …}}`, in so many levels. */
function nested(levels: number): UnknownRecord {
  let value: UnknownRecord = {}
  for (let level = 0; level < levels; level += 1) value = { child: value }
  return value
}

describe('what cannot be checked is said as what it is', () => {
  const tree = { properties: { child: { $ref: '#' } } }
  const loop = {
    properties: { a: { $ref: '#/definitions/a' } },
    definitions: { a: { $ref: '#/definitions/a' } },
  }
  const hard = '^([a-z])+$'
  const long = 'a'.repeat(9_000_000)
  const deep = { pointer: '', keyword: 'unchecked', params: { cause: 'depth' } }
  it.each<[string, UnknownRecord, UnknownRecord, readonly object[]]>([
    [
      'a schema that refers to itself',
      loop,
      { a: 1 },
      [{ pointer: '', keyword: 'schema', params: { name: '$ref' } }],
    ],
    [
      'a reference to nothing',
      { properties: { a: { $ref: '#/definitions/b' } } },
      { a: 1 },
      [{ pointer: '', keyword: 'schema', params: { name: '#/definitions/b' } }],
    ],
    ['values as deep as people have them', tree, nested(20), []],
    ['values that are too deep', tree, nested(20_000), [deep]],
    [
      'a text too long for its pattern',
      { properties: { a: { type: 'string', pattern: hard } } },
      { a: long },
      [{ pointer: '/a', keyword: 'unchecked', params: { limit: hard, cause: 'length' } }],
    ],
    [
      'a long text whose pattern can be tried',
      { properties: { a: { pattern: '^[a-z]+$' } } },
      { a: 'a'.repeat(1_000_000) },
      [],
    ],
    [
      'a long text that is also wrong otherwise',
      { properties: { a: { pattern: hard, maxLength: 9 } } },
      { a: long },
      [
        { pointer: '/a', keyword: 'maxLength', params: { limit: 9 } },
        { pointer: '/a', keyword: 'unchecked', params: { limit: hard, cause: 'length' } },
      ],
    ],
  ])('%s', (_what, schema, values, problems) => {
    expect(checkValues(schema, values)).toEqual(problems)
  })
})
