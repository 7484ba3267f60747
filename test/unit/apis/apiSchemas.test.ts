// Keywords of JSON Schema, as OpenAPI and AsyncAPI have them.

import { describe, expect, it } from '@jest/globals'
import { readOpenApi, type OpenApi } from '../../../src/model/apis/openApi.ts'
import { schemaFacts } from '../../../src/model/apis/schemas.ts'

function read(text: string): OpenApi {
  const reading = readOpenApi(text)
  if (reading.status === 'broken') throw new Error(`${reading.problem}: ${reading.message}`)
  return reading.value
}

describe('schemas', () => {
  const facts = (schema: string, more = '') => {
    const { root, schemas } = read(
      `openapi: 3.1.0\ncomponents: { schemas: { S: ${schema}${more} } }`,
    )
    return schemaFacts(root, schemas[0]?.[1])
  }

  it.each([
    ['{ type: string, nullable: true }', { type: 'string | null' }],
    ['{ anyOf: [{ type: string }, { type: "null" }] }', { type: 'string | null' }],
    ['{ oneOf: [{}, {}, {}, {}] }', { type: 'one of several' }],
    ['false', { type: 'never' }],
    ['{ type: string, required: true }', { constraints: [['required', 'true']] }],
    ['{ type: [string, "null"] }', { type: 'string | null' }],
    ['{ type: [array, string], items: { type: number } }', { type: 'array of number | string' }],
    [
      '{ type: string, contentMediaType: image/png, contentEncoding: base64 }',
      {
        constraints: [
          ['contentMediaType', 'image/png'],
          ['contentEncoding', 'base64'],
        ],
      },
    ],
    ['{ const: 3 }', { constraints: [['const', '3']] }],
    ['{ examples: [a, b] }', { example: 'a, b' }],
    ['{ xml: { name: n } }', { rest: { xml: { name: 'n' } } }],
    ['{ required: [gone] }', { constraints: [['required', 'gone']] }],
    ['{ additionalProperties: false }', { constraints: [['additionalProperties', 'false']] }],
    [
      '{ allOf: [{ pattern: a }, { pattern: b }] }',
      {
        constraints: [
          ['pattern', 'a'],
          ['pattern', 'b'],
        ],
      },
    ],
    ['{ allOf: [{ $ref: "#/gone" }] }', { unread: ['#/gone'] }],
    [
      '{ discriminator: { propertyName: kind, mapping: { cat: Cat } } }',
      {
        constraints: [['discriminator', 'kind']],
        nested: [{ kind: 'mapping', name: 'cat', schema: { $ref: '#/components/schemas/Cat' } }],
      },
    ],
  ] as const)('%s', (schema, expected) => {
    expect(facts(schema)).toMatchObject(expected)
  })

  it.each([
    ...['items', 'contains', 'not', 'if', 'then', 'else', 'propertyNames', 'contentSchema'],
    ...['additionalProperties', 'unevaluatedItems', 'unevaluatedProperties', 'additionalItems'],
  ])('%s is a schema in another', (kind) => {
    const { nested } = facts(`{ ${kind}: { title: inner } }`)
    expect(nested).toEqual([{ kind, schema: { title: 'inner' } }])
  })

  it.each(['oneOf', 'anyOf', 'prefixItems'])('%s is a list of schemas', (kind) => {
    expect(facts(`{ ${kind}: [{ title: a }, { title: b }] }`).nested).toMatchObject([
      { kind, name: '1' },
      { kind, name: '2' },
    ])
  })

  it.each(['patternProperties', 'dependentSchemas', '$defs', 'definitions'])(
    '%s are schemas by name',
    (kind) => {
      expect(facts(`{ ${kind}: { a: { title: inner } } }`).nested).toMatchObject([
        { kind, name: 'a' },
      ])
    },
  )

  it('may be named, and null', () => {
    const schema = '{ allOf: [{ $ref: "#/components/schemas/T" }], nullable: true }'
    expect(facts(schema, ', T: { type: object, properties: { a: {} } }').type).toBe('T | null')
  })

  it('have what stands beside their references', () => {
    const all = facts(
      '{ type: object, properties: { p: { $ref: "#/components/schemas/T", description: Here, readOnly: true } } }',
      ', T: { type: string, description: There, maxLength: 3 }',
    )
    const [property] = all.properties
    const { root } = read(
      'openapi: 3.1.0\ncomponents: { schemas: { T: { type: string, description: There, maxLength: 3 } } }',
    )
    expect(schemaFacts(root, property?.schema)).toMatchObject({
      description: 'Here',
      constraints: [
        ['readOnly', 'true'],
        ['maxLength', '3'],
      ],
    })
  })

  it('are found by anchor, by id, and by what a dynamic reference means', () => {
    const { root, schemas } = read(`openapi: 3.1.0
components:
  schemas:
    Page:
      $id: https://a.example/page
      $defs: { item: { $dynamicAnchor: item, not: {} } }
      type: object
      properties: { items: { type: array, items: { $dynamicRef: '#item' } } }
    Pets:
      $ref: https://a.example/page
      $defs: { item: { $dynamicAnchor: item, $ref: '#pet' } }
    Pet: { $anchor: pet, type: object, properties: { name: { type: string } } }
`)
    const pets = schemas.find(([name]) => name === 'Pets')?.[1]
    const [items] = schemaFacts(root, pets).properties
    expect(schemaFacts(root, items?.schema).nested[0]?.schema).toMatchObject({ $ref: '#pet' })
    expect(schemaFacts(root, { $ref: '#pet' }).properties.map(({ name }) => name)).toEqual(['name'])
    expect(schemaFacts(root, { $ref: 'https://b.example/page' }).problem?.status).toBe('external')
  })
})
