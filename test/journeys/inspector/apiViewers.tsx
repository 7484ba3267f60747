// Each language of definitions, as a person sees it.

import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { viewerOf } from '../../../src/features/apis/viewerChunks.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const formats = ['asyncapi', 'graphql', 'grpc', 'openrpc', 'jsonschema'] as const

async function open(type: string, definition: string) {
  const entity = recordedBody('entity-api-default-payments-api') as { spec: object }
  server.use(
    http.get(`${backendUrl}/api/catalog/entities/by-name/api/default/payments-api`, () =>
      HttpResponse.json({ ...entity, spec: { ...entity.spec, type, definition } }),
    ),
  )
  const app = renderApp({ at: '/catalog/default/api/payments-api/definition' })
  await screen.findByRole('region', { name: 'Definition' })
  return app
}

describe('apiViewers', () => {
  beforeAll(() => Promise.all(formats.map(viewerOf)))
  beforeEach(rememberGuest)

  it('AsyncAPI: replies, addresses that are not known, and payloads in Avro', async () => {
    const { user } = await open(
      'asyncapi',
      `asyncapi: 3.0.0
info: { title: Orders }
channels:
  orders: { address: null, bindings: { kafka: { topic: x } }, messages: { placed: { payload: { schemaFormat: application/vnd.apache.avro, schema: { type: record, name: Placed, fields: [{ name: number, type: long }] } } } } }
  answers: { address: answers, messages: { done: { payload: { type: boolean } } } }
operations: { place: { action: receive, channel: { $ref: '#/channels/orders' }, reply: { channel: { $ref: '#/channels/answers' } } } }
`,
    )
    expect(await screen.findByText('Address set at runtime')).toBeVisible()
    expect(screen.getByText('number')).toBeVisible()
    expect(screen.getByText('integer (long)')).toBeVisible()
    expect(screen.getByText('Reply')).toBeVisible()
    expect(screen.getByText('Shown as source: application/vnd.apache.avro')).toBeVisible()
    await user.click(screen.getByText('Shown as source: bindings'))
    expect(screen.getByText(/"topic": "x"/)).toBeVisible()
  })

  it('GraphQL: directives, what implements an interface, and introspection', async () => {
    const { user } = await open(
      'graphql',
      'extend schema @link(url: "https://a.example") interface Node { id: ID! } type User implements Node @key(fields: "id") { id: ID! @external } type Query { me: User }',
    )
    const types = within(await screen.findByRole('navigation', { name: 'Types' }))
    await user.click(types.getByRole('button', { name: /^User/ }))
    expect(screen.getByText('@key(fields: "id")')).toBeVisible()
    expect(screen.getByText('@external')).toBeVisible()
    await user.click(types.getByRole('button', { name: /^Node/ }))
    expect(screen.getByText('Implemented by')).toBeVisible()
    await user.click(types.getByRole('button', { name: /^schema/ }))
    expect(screen.getByText('@link(url: "https://a.example")')).toBeVisible()
  })

  it('Protocol Buffers: options, streams and what is reserved', async () => {
    const { user } = await open(
      'grpc',
      'edition = "2023"; package a; message M { reserved 3; oneof kind { string x = 1 [deprecated = true]; } } service S { rpc Both(stream M) returns (stream M) { option (google.api.http) = { get: "/v1" }; } }',
    )
    expect(await screen.findByText('edition 2023')).toBeVisible()
    expect(screen.getAllByText('stream M')).toHaveLength(2)
    expect(screen.getByText('(google.api.http) = { get: "/v1" }')).toBeVisible()
    await user.click(screen.getByText('M'))
    expect(screen.getByText('reserved 3')).toBeVisible()
    expect(screen.getByText('one of kind')).toBeVisible()
    expect(screen.getByText('deprecated = true')).toBeVisible()
  })

  it('OpenRPC: methods with parameters and errors', async () => {
    const { user } = await open(
      'openrpc',
      'openrpc: 1.2.6\ninfo: { title: Meter }\nmethods: [{ name: read, params: [{ name: id, schema: { type: integer } }], errors: [{ code: 7, message: Gone }] }]',
    )
    await user.click(await screen.findByText('read'))
    expect(screen.getByText('integer')).toBeVisible()
    expect(screen.getByText('Gone')).toBeVisible()
  })

  it('JSON Schema: conditions, and keywords that nobody knows', async () => {
    const { user } = await open(
      'jsonschema',
      '{"title":"Order","type":"object","properties":{"id":{"type":"string"}},"if":{"required":["id"]},"then":{"minProperties":2},"unheard":{"a":1}}',
    )
    expect(await screen.findByRole('heading', { name: 'Order' })).toBeVisible()
    await user.click(screen.getByText('Then'))
    expect(screen.getByText('minProperties 2')).toBeVisible()
    expect(screen.getByText('Shown as source: unheard')).toBeVisible()
  })
})
