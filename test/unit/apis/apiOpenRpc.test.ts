// Definitions in OpenRPC.

import { expect, it } from '@jest/globals'
import { definitionOf } from '../../../src/model/apis/definition.ts'
import { readOpenRpc, type OpenRpc } from '../../../src/model/apis/openRpc.ts'

function read(text: string): OpenRpc {
  const reading = readOpenRpc(text)
  if (reading.status === 'broken') throw new Error(reading.message)
  return reading.value
}

it('methods have parameters, results, errors and examples', () => {
  const { methods, servers, language } = read(`
openrpc: 1.3.2
info: { title: Meter, version: 1.0 }
servers: [{ url: 'https://a.example/rpc', name: main }]
methods:
  - name: meter.read
    summary: Reads
    tags: [{ $ref: '#/components/tags/meters' }]
    params: [{ $ref: '#/components/contentDescriptors/Id' }, { name: unit, schema: { type: string } }]
    result: { name: reading, schema: { type: number } }
    errors: [{ code: -32001, message: Unknown, data: { a: 1 } }]
    examples: [{ name: one, params: [{ name: id, value: 7 }], result: { name: r, value: 3 } }]
  - name: meter.reset
    deprecated: true
    params: []
components:
  tags: { meters: { name: meters } }
  contentDescriptors: { Id: { name: id, required: true, description: Which, schema: { type: integer } } }
`)
  expect(language).toBe('OpenRPC 1.3.2')
  expect(servers).toEqual([{ url: 'https://a.example/rpc', name: 'main' }])
  expect(methods).toMatchObject([
    {
      name: 'meter.read',
      tags: ['meters'],
      parameters: [{ name: 'id', isRequired: true, description: 'Which' }, { name: 'unit' }],
      result: { name: 'reading', schema: { type: 'number' } },
      errors: [{ code: '-32001', message: 'Unknown', data: { a: 1 } }],
      examples: [{ name: 'one', value: { params: [7], result: 3 } }],
      unread: [],
    },
    { name: 'meter.reset', isDeprecated: true },
  ])
})

it.each([
  ['the document', 'unheard: 1'],
  ['info', 'info: { unheard: 1 }'],
  ['a method', 'methods: [{ name: a, unheard: 1 }]'],
  ['a parameter', 'methods: [{ name: a, params: [{ name: b, unheard: 1 }] }]'],
  ['an error', 'methods: [{ name: a, errors: [{ code: 1, unheard: 1 }] }]'],
  ['a component', 'components: { links: { unheard: {} } }'],
])('%s keeps what no reader interprets', (_what, text) => {
  expect(JSON.stringify({ ...read(`openrpc: 1.2.6\n${text}`), root: null })).toContain('unheard')
})

it.each([
  ['openrpc', 'openrpc'],
  ['JSONSchema', 'jsonschema'],
  ['json-schema', 'jsonschema'],
])('the type %s is shown as %s', (type, format) => {
  const entity = { kind: 'API', metadata: { name: 'a' }, spec: { type, definition: '{}' } }
  expect(definitionOf(entity)?.format).toBe(format)
})
