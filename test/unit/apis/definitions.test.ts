// Reading API definitions: those of the sample organisation, and malicious ones.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { readAsyncApi } from '../../../src/model/apis/asyncApi.ts'
import { definitionOf, fileOf, languageOf } from '../../../src/model/apis/definition.ts'
import { readGraphql } from '../../../src/model/apis/graphqlTypes.ts'
import { readOpenApi } from '../../../src/model/apis/openApi.ts'
import { readProto } from '../../../src/model/apis/protobuf.ts'
import { readDocument } from '../../../src/model/apis/readDocument.ts'
import type { Reading } from '../../../src/model/apis/reading.ts'
import { exampleOf, jsonText, schemaFacts } from '../../../src/model/apis/schemas.ts'
import type { Entity } from '../../../src/model/entities/entity.ts'

const sample = (file: string) => readFileSync(`backend/catalog/definitions/${file}`, 'utf8')

function read<Value>(reading: Reading<Value>): Value {
  if (reading.status === 'broken') throw new Error(reading.message)
  return reading.value
}

describe('OpenAPI', () => {
  const payments = read(readOpenApi(sample('payments-api.openapi.yaml')))
  const operations = payments.groups.flatMap((group) => group.operations)

  it('has its operations by tag', () => {
    expect(
      payments.groups.map(({ name, operations: own }) => [name, own.map(({ key }) => key)]),
    ).toEqual([
      ['payments', ['get /payments', 'post /payments', 'post /payments/{paymentId}/capture']],
      ['refunds', ['post /payments/{paymentId}/refunds']],
    ])
    expect(payments).toMatchObject({ language: 'OpenAPI 3.1.0', title: 'Payments API' })
  })

  it('follows references of parameters, answers and schemas', () => {
    const capture = operations.find(({ path }) => path.endsWith('capture'))
    expect(capture?.parameters).toMatchObject([
      { name: 'paymentId', place: 'path', isRequired: true },
    ])
    const create = operations.find(({ key }) => key === 'post /payments')
    expect(create?.answers[1]).toMatchObject({ code: '402', description: 'The acquirer declined' })
    const facts = schemaFacts(payments.root, { $ref: '#/components/schemas/Payment' })
    expect(facts.type).toBe('Payment')
    expect(facts.properties.map(({ name }) => name)).toEqual([
      ...['orderId', 'amount', 'currency', 'cardToken', 'id', 'state', 'createdAt'],
    ])
  })

  it('reads Swagger 2.0 too', () => {
    const old = read(
      readOpenApi(
        JSON.stringify({
          swagger: '2.0',
          host: 'api.example',
          basePath: '/v1',
          schemes: ['https'],
          paths: {
            '/pets': {
              post: {
                parameters: [{ in: 'body', name: 'pet', schema: { type: 'object' } }],
                responses: { 200: { description: 'Fine', schema: { type: 'string' } } },
              },
            },
          },
        }),
      ),
    )
    expect(old.servers).toEqual([{ url: 'https://api.example/v1' }])
    const [pets] = old.groups[0]?.operations ?? []
    expect(pets?.body?.contents).toEqual([
      { mediaType: 'application/json', schema: { type: 'object' } },
    ])
    expect(pets?.answers[0]?.contents[0]?.schema).toEqual({ type: 'string' })
  })

  it('names references that lead out of the document, and reads nothing there', () => {
    const { groups, root } = read(
      readOpenApi(
        'openapi: 3.0.0\npaths: { /a: { get: { parameters: [{ $ref: "https://evil.example/p" }], responses: { 200: { $ref: "#/no/where" } } } } }',
      ),
    )
    expect(groups[0]?.operations[0]?.unread).toEqual(['https://evil.example/p', '#/no/where'])
    expect(schemaFacts(root, { $ref: 'file:///etc/passwd' }).problem).toEqual({
      status: 'external',
      ref: 'file:///etc/passwd',
    })
  })
})

it('AsyncAPI 2 and 3 say the same of who sends', () => {
  const old = read(readAsyncApi(sample('shipment-events.asyncapi.yaml')))
  expect(old.channels.map(({ address, operations: [one] }) => [address, one?.action])).toEqual([
    ['shipment.dispatched', 'send'],
    ['shipment.delivered', 'send'],
  ])
  const next = read(
    readAsyncApi(`
asyncapi: 3.0.0
channels:
  orders: { address: shop/orders, messages: { placed: { name: Placed, payload: { type: object } } } }
operations:
  onOrder: { action: receive, channel: { $ref: '#/channels/orders' } }
`),
  )
  expect(next.channels[0]).toMatchObject({
    address: 'shop/orders',
    operations: [{ action: 'receive', name: 'onOrder', messages: [{ name: 'Placed' }] }],
  })
})

it('GraphQL types begin with those where operations begin, and extensions join theirs', () => {
  const types = read(readGraphql(sample('storefront-graph.graphql')))
  expect(types.slice(0, 2).map(({ name, root }) => [name, root])).toEqual([
    ['Query', 'query'],
    ['Mutation', 'mutation'],
  ])
  expect(types[1]?.fields[0]).toMatchObject({
    name: 'placeOrder',
    type: { before: '', name: 'Order', after: '!' },
    arguments: [{ name: 'lines', type: { before: '[', name: 'OrderLineInput', after: '!]!' } }],
  })
  const [joined] = read(readGraphql('type A { a: Int } extend type A { b: Int @deprecated }'))
  expect(joined?.fields.map(({ name, isDeprecated }) => [name, isDeprecated])).toEqual([
    ['a', false],
    ['b', true],
  ])
})

it('Protocol Buffers are outlined, with comments above and behind', () => {
  const { services, types } = read(readProto(sample('ledger-entries.proto')))
  expect(services[0]?.calls.map(({ name, reply }) => [name, reply])).toEqual([
    ['ListEntries', 'ListEntriesResponse'],
    ['WatchEntries', 'stream Entry'],
  ])
  expect(types.map(({ name }) => name)).toContain('Side')
  const [outer, inner] = read(
    readProto(
      'message A { option x = { a: 1 }; oneof z { int32 b = 1 [deprecated = true]; // why\n map<string, B> c = 2; } message B { } reserved 3 to 5; }',
    ),
  ).types
  expect(inner?.name).toBe('A.B')
  expect(outer?.fields).toEqual([
    {
      ...{ type: 'int32', name: 'b', number: '1', comment: 'why' },
      ...{ oneof: 'z', options: 'deprecated = true' },
    },
    { type: 'map<string, B>', name: 'c', number: '2', comment: '', oneof: 'z' },
  ])
})

describe('what is broken', () => {
  it.each([
    [
      'YAML',
      readOpenApi('openapi: 3.0.3\ninfo: { title: X, version: 0.1\npaths: <x>'),
      'syntax',
      3,
    ],
    ['another language', readOpenApi('asyncapi: 2.6.0'), 'format', null],
    ['text', readAsyncApi('hello'), 'format', null],
    ['GraphQL', readGraphql('type A {\n  a: \n}'), 'syntax', 3],
    ['an empty schema', readGraphql('query { a }'), 'format', null],
    ['Protocol Buffers', readProto('message A {\n  string a'), 'syntax', 2],
  ] as const)('%s says what and where', (_what, reading, problem, line) => {
    expect(reading).toMatchObject({ status: 'broken', problem, line })
  })
})

describe('in bad faith', () => {
  const laughs = [
    'openapi: 3.0.0',
    'a: &a0 [x, x, x, x, x, x, x, x, x]',
    ...Array.from(
      { length: 9 },
      (_, n) =>
        `a${String(n)}: &a${String(n + 1)} [${Array(9)
          .fill(`*a${String(n)}`)
          .join(', ')}]`,
    ),
  ].join('\n')

  it.each([
    ['billion laughs', laughs],
    ['deep lists', `openapi: ${'['.repeat(50_000)}`],
    ['deep JSON', `{"openapi":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    [
      'deep maps',
      `openapi: 3.0.0\n${Array.from({ length: 300 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')} 1`,
    ],
  ])('%s are refused, and soon', (_what, text) => {
    expect(readDocument(text)).toMatchObject({ status: 'broken', problem: 'size' })
  })

  it('keys of prototypes are keys, and reach no prototype', () => {
    const root = read(
      readOpenApi(
        '{"openapi":"3.0.0","__proto__":{"polluted":true},"paths":{"constructor":{"get":{"tags":["__proto__"],"responses":{"__proto__":{"description":"x"}}}}},"components":{"schemas":{"__proto__":{"type":"object","properties":{"__proto__":{"type":"string"}}}}}}',
      ),
    )
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(root.groups.map(({ name }) => name)).toEqual(['__proto__'])
    expect(root.schemas.map(([name]) => name)).toEqual(['__proto__'])
    expect(Object.keys(exampleOf(root.root, root.schemas[0]?.[1]) as object)).toEqual(['__proto__'])
  })

  it('circular references end, wherever they are', () => {
    const root = {
      components: {
        schemas: {
          Loop: { $ref: '#/components/schemas/Loop' },
          Self: { allOf: Array(10).fill({ $ref: '#/components/schemas/Self' }) },
          Tree: {
            type: 'object',
            properties: Object.fromEntries(
              Array.from({ length: 40 }, (_, n) => [
                String(n),
                { $ref: '#/components/schemas/Tree' },
              ]),
            ),
          },
          List: { type: 'array', items: { $ref: '#/components/schemas/List' } },
        },
      },
    }
    const at = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    expect(schemaFacts(root, at('Loop')).problem?.status).toBe('circular')
    expect(schemaFacts(root, at('Self')).properties).toEqual([])
    expect(schemaFacts(root, at('Tree')).properties).toHaveLength(40)
    expect(jsonText(exampleOf(root, at('Tree'))).length).toBeLessThan(20_000)
    expect(schemaFacts(root, at('List')).type).toBe('array of array of array of array')
  })

  it('nothing that anybody writes makes a reader throw', () => {
    const readers = [readOpenApi, readAsyncApi, readGraphql, readProto]
    const words = [
      'openapi: 3.0.0\n',
      'asyncapi: 3.0.0\n',
      'paths:\n',
      ' - ',
      '{',
      '}',
      '[',
      '&a ',
      '*a ',
      '$ref: "#/"\n',
      'message A ',
      'type A ',
      'rpc ',
      '"',
      ';',
      '=',
      '// x\n',
    ]
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string())), (parts) => {
        for (const reader of readers)
          expect(['read', 'broken']).toContain(reader(parts.join('')).status)
      }),
    )
    const value = fc.jsonValue({ maxDepth: 6 })
    fc.assert(
      fc.property(value, value, (paths, components) => {
        const text = JSON.stringify({
          openapi: '3.0.0',
          asyncapi: '2.0.0',
          paths,
          channels: paths,
          components,
          servers: paths,
          tags: components,
        })
        expect([readOpenApi(text).status, readAsyncApi(text).status]).toEqual(['read', 'read'])
      }),
    )
  })
})

it('a definition is given away under its entity’s name, as what it is', () => {
  const api = (type: string, definition: string): Entity => ({
    kind: 'API',
    metadata: { name: 'orders' },
    spec: { type, definition },
  })
  const nameOf = (entity: Entity) => {
    const definition = definitionOf(entity)
    return definition && [languageOf(definition), fileOf(entity, definition).name]
  }
  expect(nameOf(api('openapi', '{}'))).toEqual(['json', 'orders.json'])
  expect(nameOf(api('OpenAPI', 'openapi: 3'))).toEqual(['yaml', 'orders.yaml'])
  expect(nameOf(api('grpc', 'x'))).toEqual(['protobuf', 'orders.proto'])
  expect(nameOf(api('soap', 'x'))).toEqual(['plain', 'orders.txt'])
  expect(nameOf({ kind: 'API', metadata: { name: 'none' } })).toBeUndefined()
})
