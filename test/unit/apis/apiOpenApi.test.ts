// Definitions of every version of OpenAPI: what a reader does not interpret, it keeps as source.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { readOpenApi, type OpenApi } from '../../../src/model/apis/openApi.ts'
import { readDocument } from '../../../src/model/apis/readDocument.ts'
import { schemaFacts } from '../../../src/model/apis/schemas.ts'

const fixture = (name: string) => readFileSync(`test/fixtures/apis/${name}`, 'utf8')

function read(text: string): OpenApi {
  const reading = readOpenApi(text)
  if (reading.status === 'broken') throw new Error(`${reading.problem}: ${reading.message}`)
  return reading.value
}

const operationsOf = (api: OpenApi) => api.groups.flatMap(({ operations }) => operations)
const only = (text: string) => {
  const [operation] = operationsOf(read(text))
  if (!operation) throw new Error('No operation')
  return operation
}
/** Every word that a definition writes must be in what is read of it. */
const wordsIn = (value: unknown): string => JSON.stringify(value)

describe('forms of Swagger 2.0', () => {
  const api = read(fixture('a01-swagger2-form.yaml'))
  const [store, login] = operationsOf(api)

  it('are bodies, with their files', () => {
    expect(store?.body?.contents).toEqual([
      {
        mediaType: 'multipart/form-data',
        schema: {
          type: 'object',
          required: ['file', 'title'],
          properties: {
            file: { type: 'file', description: 'The document itself' },
            title: { type: 'string', description: 'What people call it' },
          },
        },
      },
    ])
    expect(store?.parameters.map(({ name, place }) => [name, place])).toEqual([
      ['X-Trace', 'header'],
    ])
    expect(login?.body?.contents[0]).toMatchObject({
      mediaType: 'application/x-www-form-urlencoded',
      schema: { properties: { pass: { format: 'password' } } },
    })
  })

  it('have headers in their answers', () => {
    expect(store?.answers[0]?.headers).toMatchObject([
      { name: 'Location', description: 'Where it is now' },
    ])
  })

  const form = (more: string) =>
    `swagger: '2.0'\n${more}\npaths: { /a: { parameters: [{ name: all, in: formData, type: string }], post: { parameters: [{ name: f, in: formData, type: file }] } } }`
  it.each([
    ['a file without consumes', '', ['multipart/form-data']],
    ['consumes of the document', 'consumes: [application/json]', ['multipart/form-data']],
    ['another multipart', 'consumes: [multipart/mixed]', ['multipart/mixed']],
  ])('are sent as %s says', (_what, more, types) => {
    const { body } = only(form(more))
    expect(body?.contents.map(({ mediaType }) => mediaType)).toEqual(types)
    expect(wordsIn(body)).toContain('"all"')
  })
})

describe('Swagger 2.0', () => {
  it.each([
    ['host alone', 'host: a.example', ['https://a.example']],
    ['host and base', 'host: a.example\nbasePath: /v1', ['https://a.example/v1']],
    ['schemes', 'host: a.example\nschemes: [http, wss]', ['http://a.example', 'wss://a.example']],
    ['a host with its scheme', 'host: http://a.example/', ['http://a.example']],
    ['no host', 'basePath: /v1', ['/v1']],
  ])('has servers from %s', (_what, head, urls) => {
    expect(read(`swagger: '2.0'\n${head}`).servers.map(({ url }) => url)).toEqual(urls)
  })

  it('has each media type that is consumed and produced, of the operation before the document', () => {
    const operation = only(
      "swagger: '2.0'\nconsumes: [text/plain]\nproduces: [application/json, application/xml]\npaths: { /a: { post: { consumes: [application/json, application/yaml], parameters: [{ in: body, name: b, schema: { type: object } }], responses: { 200: { description: D, schema: { type: string }, examples: { text/csv: 'a,b' } } } } } }",
    )
    expect(operation.body?.contents.map(({ mediaType }) => mediaType)).toEqual([
      'application/json',
      'application/yaml',
    ])
    expect(operation.answers[0]?.contents.map(({ mediaType }) => mediaType)).toEqual([
      'application/json',
      'application/xml',
      'text/csv',
    ])
  })

  it('has lists joined by commas unless it says otherwise, and a discriminator', () => {
    const api = read(
      "swagger: '2.0'\npaths: { /a: { get: { parameters: [{ name: ids, in: query, type: array, items: { type: string } }, { name: t, in: query, type: array, collectionFormat: multi }] } } }\ndefinitions: { Pet: { type: object, discriminator: petType, properties: { petType: { type: string } } } }",
    )
    const [operation] = operationsOf(api)
    const chips = operation?.parameters.map(
      ({ schema }) => schemaFacts(api.root, schema).constraints,
    )
    expect(chips).toEqual([[['collectionFormat', 'csv']], [['collectionFormat', 'multi']]])
    expect(schemaFacts(api.root, api.schemas[0]?.[1]).constraints).toEqual([
      ['discriminator', 'petType'],
    ])
  })

  it.each([
    ['basic', '{ type: basic }', 'basic', []],
    [
      'implicit',
      '{ type: oauth2, flow: implicit, authorizationUrl: https://a.example/x }',
      'oauth2',
      ['implicit'],
    ],
    [
      'accessCode',
      '{ type: oauth2, flow: accessCode, authorizationUrl: https://a.example/x, tokenUrl: https://a.example/t, scopes: { read: R } }',
      'oauth2',
      ['accessCode'],
    ],
    [
      'application',
      '{ type: oauth2, flow: application, tokenUrl: https://a.example/t }',
      'oauth2',
      ['application'],
    ],
    [
      'password',
      '{ type: oauth2, flow: password, tokenUrl: https://a.example/t }',
      'oauth2',
      ['password'],
    ],
  ])('has the security of flow %s', (_what, scheme, type, flows) => {
    const [one] = read(`swagger: '2.0'\nsecurityDefinitions: { s: ${scheme} }`).security
    expect(one).toMatchObject({ name: 's', type })
    expect(one?.flows?.map(({ name }) => name) ?? []).toEqual(flows)
    expect(one?.rest).toBeUndefined()
  })
})

describe('OpenAPI 3.2', () => {
  const api = read(fixture('a02-openapi32-query.yaml'))

  it('has methods that are new, and those of its own', () => {
    expect(
      operationsOf(api)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(['GET /events', 'GET /parcels', 'PURGE /parcels', 'QUERY /parcels'])
  })

  it('has tags in their tree', () => {
    expect(api.groups.map(({ name, titles, kind }) => [name, titles, kind])).toEqual([
      ['', undefined, undefined],
      ['search', ['Search'], undefined],
      ['nested', ['Search', 'Nested'], 'nav'],
    ])
  })

  it('has the schema of what streams', () => {
    const events = operationsOf(api).find(({ path }) => path === '/events')
    expect(events?.answers[0]?.contents).toEqual([
      {
        mediaType: 'text/event-stream',
        schema: undefined,
        itemSchema: { type: 'object', properties: { id: { type: 'string' } } },
      },
    ])
    expect(api.summary).toBe('Finds parcels.')
  })

  it('finds parts by the document’s own address, and media types among the components', () => {
    const operation = only(
      'openapi: 3.2.0\n$self: https://a.example/api.yaml\npaths: { /a: { get: { parameters: [{ $ref: "https://a.example/api.yaml#/components/parameters/P" }, { name: q, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object } } } }], responses: { 200: { description: D, content: { application/json: { $ref: "#/components/mediaTypes/M" } } } } } } }\ncomponents: { parameters: { P: { name: p, in: query } }, mediaTypes: { M: { schema: { type: string } } } }',
    )
    expect(operation.parameters.map(({ name, place }) => [name, place])).toEqual([
      ['p', 'query'],
      ['q', 'querystring'],
    ])
    expect(operation.unread).toEqual([])
    expect(operation.answers[0]?.contents[0]?.schema).toEqual({ type: 'string' })
  })
})

describe('aliases', () => {
  it('are limited by what they expand to, not by their number', () => {
    expect(operationsOf(read(fixture('a03-yaml-aliases.yaml'))).length).toBeGreaterThan(100)
    const many = `openapi: 3.0.0\nx: &x [a, b]\ny: [${Array(10_000).fill('*x').join(', ')}]`
    expect(readDocument(many).status).toBe('read')
  })

  const nested = (levels: number, times: number) =>
    [
      'a0: &a0 [x]',
      ...Array.from(
        { length: levels },
        (_, n) =>
          `a${String(n + 1)}: &a${String(n + 1)} [${Array(times)
            .fill(`*a${String(n)}`)
            .join(', ')}]`,
      ),
    ].join('\n')
  it.each([
    ['many levels of many', nested(9, 9)],
    ['few levels of very many', nested(3, 300)],
    ['a long text', `t: &t "${'x'.repeat(100_000)}"\nl: [${Array(1_000).fill('*t').join(', ')}]`],
    ['one within itself', 'a: &a { b: *a }'],
  ])('that expand too far are refused: %s', (_what, text) => {
    expect(readDocument(text)).toMatchObject({ status: 'broken', problem: 'size' })
  })

  it('keep versions as they are written', () => {
    const { language, version } = read('openapi: 3.0\ninfo: { title: A, version: 1.10 }')
    expect([language, version]).toEqual(['OpenAPI 3.0', '1.10'])
  })
})
