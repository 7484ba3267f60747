// GraphQL as SDL, with federation, and as introspection.

import { describe, expect, it } from '@jest/globals'
import { buildSchema, introspectionFromSchema } from 'graphql'
import { languageOf } from '../../../src/model/apis/definition.ts'
import type { GraphqlType } from '../../../src/model/apis/graphqlSchema.ts'
import { readGraphql } from '../../../src/model/apis/graphqlTypes.ts'

function read(text: string): ReadonlyMap<string, GraphqlType> {
  const reading = readGraphql(text)
  if (reading.status === 'broken') throw new Error(`${reading.problem}: ${reading.message}`)
  return new Map(reading.value.map((type) => [type.name, type]))
}

const sdl = `
"The shop"
schema { query: Root, subscription: Events }
"Something with an id"
interface Node { id: ID! }
interface Named implements Node { id: ID!, name: String @deprecated }
"""
A product
"""
type Product implements Node & Named {
  id: ID!
  "What it is called"
  name(
    "In which language"
    language: String = "en"
    old: Int @deprecated(reason: "Use language")
  ): String @deprecated
  price: Money! @deprecated(reason: "Use cost")
}
scalar Money @specifiedBy(url: "https://money.example")
union Found = Product | Shop
type Shop { id: ID! }
enum State { "Sold" OPEN CLOSED @deprecated(reason: "Never used") }
input Choice @oneOf { text: String, number: Int }
input Filter { text: String, limit: [Int!]! = [1] @deprecated, state: State = OPEN }
directive @cost("How much" weight: Int = 1) repeatable on FIELD_DEFINITION | OBJECT
type Root { found(filter: Filter, choice: Choice): [Found!]! }
type Events { sold: Product }
`

const fromJson = (wrap: (schema: unknown) => unknown) =>
  JSON.stringify(
    wrap(
      introspectionFromSchema(buildSchema(sdl), {
        schemaDescription: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        inputValueDeprecation: true,
        oneOf: true,
      }).__schema,
    ),
  )

describe.each([
  ['SDL', sdl],
  ['introspection', fromJson((schema) => ({ __schema: schema }))],
  ['the answer of introspection', fromJson((schema) => ({ data: { __schema: schema } }))],
])('%s', (_what, text) => {
  const types = read(text)

  it('begins with the types where operations begin', () => {
    expect([...types.keys()].slice(0, 2)).toEqual(['Root', 'Events'])
    expect(types.get('Events')?.root).toBe('subscription')
    expect(types.get('schema')?.description).toBe('The shop')
    expect([...types.keys()].sort()).toEqual(
      [
        ...[
          'Choice',
          'Events',
          'Filter',
          'Found',
          'Money',
          'Named',
          'Node',
          'Product',
          'Root',
          'Shop',
        ],
        ...['State', 'schema', '@cost'],
      ].sort(),
    )
  })

  it('has descriptions, deprecations and defaults', () => {
    const [, name, price] = types.get('Product')?.fields ?? []
    expect(name).toMatchObject({
      description: 'What it is called',
      isDeprecated: true,
      arguments: [
        { name: 'language', description: 'In which language', initial: '"en"' },
        { name: 'old', isDeprecated: true, deprecation: 'Use language' },
      ],
    })
    expect(price).toMatchObject({ type: { name: 'Money', after: '!' }, deprecation: 'Use cost' })
    const [, limit, state] = types.get('Filter')?.fields ?? []
    expect(limit).toMatchObject({ initial: '[1]', isDeprecated: true })
    expect(limit?.type).toEqual({ before: '[', name: 'Int', after: '!]!' })
    expect(state?.initial).toBe('OPEN')
    expect(types.get('State')?.values).toMatchObject([
      { name: 'OPEN', description: 'Sold', isDeprecated: false },
      { name: 'CLOSED', isDeprecated: true, deprecation: 'Never used' },
    ])
  })

  it('has interfaces, unions, scalars and directives', () => {
    expect(types.get('Product')?.related).toEqual(['Node', 'Named'])
    expect(types.get('Named')?.related).toEqual(['Node'])
    expect(types.get('Node')?.implementedBy?.toSorted()).toEqual(['Named', 'Product'])
    expect(types.get('Found')?.related).toEqual(['Product', 'Shop'])
    expect(types.get('Money')?.directives).toEqual(['@specifiedBy(url: "https://money.example")'])
    expect(types.get('Choice')?.directives).toEqual(['@oneOf'])
    const cost = types.get('@cost')
    expect(cost?.fields).toMatchObject([{ name: 'weight', description: 'How much', initial: '1' }])
    expect(cost?.values.map(({ name }) => name)).toEqual([
      'FIELD_DEFINITION',
      'OBJECT',
      'repeatable',
    ])
  })
})

describe('federation', () => {
  const types = read(`
extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])
extend type Query { me: User @requiresScopes(scopes: [["read"]]) }
extend type User @key(fields: "id") @key(fields: "email", resolvable: false) { id: ID! @external }
type Order @key(fields: "id") { id: ID!, user: User @provides(fields: "email") }
extend type Order { total: Int @shareable }
extend enum State @inaccessible { OPEN }
extend union Any = Order
extend input In { a: Int }
extend scalar Time @tag(name: "x")
extend interface Node { id: ID! }
query Example { me { id } }
`)
  it.each([
    [
      'schema',
      'schema',
      ['@link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])'],
    ],
    ['User', 'type', ['@key(fields: "id")', '@key(fields: "email", resolvable: false)']],
    ['Order', 'type', ['@key(fields: "id")']],
    ['State', 'enum', ['@inaccessible']],
    ['Time', 'scalar', ['@tag(name: "x")']],
    ['Any', 'union', []],
    ['In', 'input', []],
    ['Node', 'interface', []],
  ])('has the directives of %s', (name, kind, directives) => {
    expect(types.get(name)).toMatchObject({ kind, directives })
  })

  it('has directives of fields, extensions of types elsewhere, and roots that are extended', () => {
    expect(types.get('Query')).toMatchObject({ root: 'query', isExtension: true })
    expect(types.get('Query')?.fields[0]?.directives).toEqual([
      '@requiresScopes(scopes: [["read"]])',
    ])
    expect(types.get('User')?.isExtension).toBe(true)
    expect(types.get('Order')?.isExtension).toBeUndefined()
    expect(types.get('Order')?.fields.map(({ name }) => name)).toEqual(['id', 'user', 'total'])
  })

  it('shows what is no schema as source', () => {
    expect(types.get('query Example')?.source).toContain('me {')
  })
})

it.each([
  ['JSON that is no introspection', '{"a":1}', 'syntax'],
  ['an answer without schema', '{"data":null,"errors":[{"message":"No"}]}', 'syntax'],
  ['an operation alone', 'query { a }', 'format'],
])('%s is refused', (_what, text, problem) => {
  expect(readGraphql(text)).toMatchObject({ status: 'broken', problem })
})

it('introspection is shown and saved as JSON', () => {
  expect(languageOf({ format: 'graphql', type: 'graphql', text: '{"__schema":{}}', size: 1 })).toBe(
    'json',
  )
})
