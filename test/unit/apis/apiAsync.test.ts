// Definitions in AsyncAPI 2 and 3.

import { describe, expect, it } from '@jest/globals'
import { readAsyncApi, type AsyncApi } from '../../../src/model/apis/asyncApi.ts'
import { schemaFacts } from '../../../src/model/apis/schemas.ts'

function read(text: string): AsyncApi {
  const reading = readAsyncApi(text)
  if (reading.status === 'broken') throw new Error(`${reading.problem}: ${reading.message}`)
  return reading.value
}

const old = (channel: string, more = '') =>
  read(`asyncapi: 2.6.0\nchannels: { a: ${channel} }\n${more}`)
const messageOf = (message: string, more = '') => {
  const api = old(`{ subscribe: { message: ${message} } }`, more)
  const found = api.channels[0]?.operations[0]?.messages[0]
  if (!found) throw new Error('No message')
  return { root: api.root, ...found }
}

describe('traits', () => {
  it('of AsyncAPI 2 override, of messages and operations', () => {
    const more =
      'components: { messageTraits: { T: { contentType: text/b, headers: { type: object, properties: { id: {} } } } }, operationTraits: { O: { summary: From trait, bindings: { kafka: { x: 1 } } } } }'
    const message =
      '{ name: M, contentType: text/a, traits: [{ $ref: "#/components/messageTraits/T" }, { $ref: "#/gone" }] }'
    expect(messageOf(message, more)).toMatchObject({
      name: 'M',
      contentType: 'text/b',
      headers: { properties: { id: {} } },
      unread: ['#/gone'],
    })
    const [channel] = old(
      '{ publish: { summary: Own, traits: [{ $ref: "#/components/operationTraits/O" }] } }',
      more,
    ).channels
    expect(channel?.operations[0]).toMatchObject({
      summary: 'From trait',
      rest: { bindings: { kafka: { x: 1 } } },
    })
  })

  it('of AsyncAPI 3 do not', () => {
    const [channel] = read(
      'asyncapi: 3.0.0\nchannels: { a: { messages: { m: { contentType: text/a, traits: [{ contentType: text/b, summary: S }] } } } }',
    ).channels
    expect(channel?.messages[0]).toMatchObject({ contentType: 'text/a', summary: 'S' })
  })
})

describe('payloads', () => {
  const record =
    '{ type: record, name: shop.Order, doc: An order, fields: [{ name: id, type: string, doc: Its id }, { name: note, type: ["null", string], default: null }, { name: lines, type: { type: array, items: { type: record, name: Line, fields: [{ name: order, type: Order }] } } }, { name: state, type: { type: enum, name: State, symbols: [OPEN] } }, { name: at, type: { type: long, logicalType: timestamp-millis } }, { name: tags, type: { type: map, values: int } }] }'
  it.each([
    ['written as YAML', record],
    ['written as JSON', `'${JSON.stringify({ type: 'record', name: 'Order', fields: [] })}'`],
  ])('in Avro are shown as schema and source, %s', (_what, payload) => {
    const message = messageOf(
      `{ schemaFormat: application/vnd.apache.avro;version=1.9.0, payload: ${payload} }`,
    )
    expect(schemaFacts(message.payloadRoot, message.payload).type).toMatch(/Order|object/)
    expect(message.foreign?.format).toContain('avro')
    expect(JSON.stringify(message.foreign?.source)).toContain('Order')
  })

  it('in Avro have the fields of their records', () => {
    const { payload, payloadRoot } = messageOf(
      `{ schemaFormat: application/vnd.apache.avro, payload: ${record} }`,
    )
    const facts = schemaFacts(payloadRoot, payload)
    expect(facts.description).toBe('An order')
    const shown = facts.properties.map(({ name, schema, isRequired }) => [
      name,
      schemaFacts(payloadRoot, schema).type,
      isRequired,
    ])
    expect(shown).toEqual([
      ['id', 'string', true],
      ['note', 'null | string', false],
      ['lines', 'array of Line', true],
      ['state', 'string', true],
      ['at', 'integer (long)', true],
      ['tags', 'object', true],
    ])
  })

  const proto = 'syntax = "proto3"; message M { string a = 1; }'
  it.each([
    [
      'AsyncAPI 2',
      () =>
        messageOf(
          `{ schemaFormat: application/vnd.google.protobuf;version=3, payload: '${proto}' }`,
        ),
    ],
    [
      'AsyncAPI 3',
      () =>
        read(
          `asyncapi: 3.0.0\nchannels: { a: { messages: { m: { payload: { schemaFormat: application/vnd.google.protobuf, schema: '${proto}' } } } } }`,
        ).channels[0]?.messages[0],
    ],
  ])('in protobuf are shown as source, in %s', (_what, message) => {
    const { payload, foreign } = message() ?? {}
    expect(payload).toBeUndefined()
    expect(foreign?.source).toBe(proto)
  })

  it.each([
    'application/vnd.aai.asyncapi+json;version=2.6.0',
    'application/schema+json;version=draft-07',
    'application/vnd.oai.openapi;version=3.0.0',
  ])('in %s are schemas', (format) => {
    expect(messageOf(`{ schemaFormat: ${format}, payload: { type: string } }`)).toMatchObject({
      payload: { type: 'string' },
    })
  })

  it('keep every example, and one of several messages', () => {
    expect(
      messageOf(
        '{ examples: [{ name: a, payload: 1 }, { summary: S, headers: { h: 1 }, payload: 2 }] }',
      ).examples,
    ).toEqual([
      { name: 'a', value: 1 },
      { name: '', summary: 'S', value: { headers: { h: 1 }, payload: 2 } },
    ])
    const [channel] = old(
      '{ publish: { message: { oneOf: [{ name: A }, { name: B }] } } }',
    ).channels
    expect(channel?.operations[0]?.messages.map(({ name }) => name)).toEqual(['A', 'B'])
  })
})

describe('AsyncAPI 3', () => {
  const api = read(`
asyncapi: 3.0.0
channels:
  orders:
    address: 'orders/{region}'
    title: Orders
    servers: [{ $ref: '#/servers/main' }]
    parameters: { region: { description: Where, enum: [eu, us], default: eu, location: $message.header#/region } }
    messages: { placed: { payload: { type: object } }, refused: { payload: { type: string } } }
  answers: { address: null, messages: { done: { payload: { type: boolean } } } }
  far: { $ref: 'https://a.example/channels.yaml#/far' }
servers: { main: { host: broker.example, pathname: /v1, protocol: kafka, protocolVersion: '3.5', security: [{ $ref: '#/components/securitySchemes/cert' }, { type: oauth2, scopes: [read] }] } }
operations:
  place:
    action: receive
    channel: { $ref: '#/channels/orders' }
    messages: [{ $ref: '#/channels/orders/messages/placed' }]
    reply: { channel: { $ref: '#/channels/answers' }, address: { location: $message.header#/replyTo, description: To whom } }
  refuse: { $ref: '#/components/operations/refuse' }
  hidden: { action: send, channel: { $ref: '#/components/channels/hidden' } }
  lost: { action: send, channel: { $ref: '#/channels/none' } }
components:
  securitySchemes: { cert: { type: X509 } }
  operations: { refuse: { action: send, channel: { $ref: '#/channels/orders' } } }
  channels: { hidden: { address: hidden } }
  replies: { unused: { address: { location: x } } }
`)
  const byName = new Map(api.channels.map((channel) => [channel.name, channel]))

  it('has operations written in place and by reference', () => {
    const orders = byName.get('orders')
    expect(orders?.operations.map(({ action, name }) => [action, name])).toEqual([
      ['receive', 'place'],
      ['send', 'refuse'],
    ])
    expect(orders?.operations[0]?.messages.map(({ name }) => name)).toEqual(['placed'])
    expect(orders?.operations[1]?.messages.map(({ name }) => name)).toEqual(['placed', 'refused'])
  })

  it('has replies', () => {
    expect(byName.get('orders')?.operations[0]?.reply).toMatchObject({
      address: '$message.header#/replyTo',
      description: 'To whom',
      messages: [{ name: 'done' }],
    })
  })

  it('has parameters, servers and addresses that are not known', () => {
    const orders = byName.get('orders')
    expect(schemaFacts(api.root, orders?.parameters[0]?.schema)).toMatchObject({
      type: 'string',
      values: ['eu', 'us'],
      constraints: [
        ['default', 'eu'],
        ['location', '$message.header#/region'],
      ],
    })
    expect(orders?.servers).toEqual(['main'])
    expect(byName.get('answers')?.address).toBeNull()
    expect(api.servers).toEqual([
      {
        name: 'main',
        address: 'broker.example/v1',
        protocol: 'kafka 3.5',
        security: ['cert', 'oauth2: read'],
      },
    ])
  })

  it('keeps channels that only operations name, and those that are elsewhere', () => {
    expect(byName.get('hidden')?.operations.map(({ name }) => name)).toEqual(['hidden'])
    expect(byName.get('#/channels/none')?.operations[0]?.unread).toEqual(['#/channels/none'])
    expect(byName.get('far')?.unread).toEqual(['https://a.example/channels.yaml#/far'])
    expect(api.components).toEqual([
      { kind: 'replies', parts: [['unused', { address: { location: 'x' } }]] },
    ])
  })
})

it('AsyncAPI 2 has parameters with schemas, servers with variables, and channels on some servers', () => {
  const api = old(
    '{ servers: [main], parameters: { id: { schema: { type: integer }, location: $message.payload#/id } }, subscribe: {} }',
    'servers: { main: { url: "{stage}.broker.example:1883", protocol: mqtt, variables: { stage: { default: live, enum: [live, test] } }, security: [{ plain: [] }], bindings: { mqtt: { clientId: x } } } }',
  )
  const [channel] = api.channels
  expect(channel).toMatchObject({ address: 'a', servers: ['main'] })
  expect(schemaFacts(api.root, channel?.parameters[0]?.schema)).toMatchObject({
    constraints: [['location', '$message.payload#/id']],
  })
  expect(api.servers[0]).toMatchObject({
    address: 'live.broker.example:1883',
    security: ['plain'],
    rest: { variables: { stage: { enum: ['live', 'test'] } }, bindings: { mqtt: {} } },
  })
})

const word = 'unheard'
it.each([
  ['the document', `asyncapi: 3.0.0\n${word}: 1`],
  ['info', `asyncapi: 3.0.0\ninfo: { ${word}: 1 }`],
  ['a server', `asyncapi: 3.0.0\nservers: { s: { host: a, ${word}: 1 } }`],
  ['a channel', `asyncapi: 3.0.0\nchannels: { c: { ${word}: 1 } }`],
  ['an operation', `asyncapi: 3.0.0\noperations: { o: { action: send, ${word}: 1 } }`],
  ['an action', `asyncapi: 3.0.0\noperations: { o: { action: ${word} } }`],
  ['a reply', `asyncapi: 3.0.0\noperations: { o: { reply: { ${word}: 1 } } }`],
  ['a message', `asyncapi: 3.0.0\nchannels: { c: { messages: { m: { ${word}: 1 } } } }`],
  ['a channel of AsyncAPI 2', `asyncapi: 2.0.0\nchannels: { c: { ${word}: 1 } }`],
  ['a publish that is no object', `asyncapi: 2.0.0\nchannels: { c: { publish: ${word} } }`],
  ['a component', `asyncapi: 2.0.0\ncomponents: { correlationIds: { ${word}: {} } }`],
])('%s keeps what no reader interprets', (_what, text) => {
  expect(JSON.stringify({ ...read(text), root: null })).toContain(word)
})
