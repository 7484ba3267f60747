// What is typed into the form of a try-out, as requests and as code.

import { describe, expect, it } from '@jest/globals'
import { credentialPlacesOf, valueOfCredential } from '../../../src/model/apis/credentials.ts'
import { formattedBody } from '../../../src/model/apis/formattedBody.ts'
import { readOpenApi } from '../../../src/model/apis/openApi.ts'
import { valuesOf } from '../../../src/model/apis/parameterStyle.ts'
import { requestOf, type TryOutTarget } from '../../../src/model/apis/tryOut.ts'
import { bodyFormOf, maskedText, requestBodyOf } from '../../../src/model/apis/tryOutBody.ts'

const target: TryOutTarget = {
  way: 'direct',
  server: 'https://a.example',
  base: 'https://a.example',
}

function operationOf(operation: string, head = 'openapi: 3.1.0') {
  const reading = readOpenApi(`${head}\npaths: { /a: { post: ${operation} } }`)
  if (reading.status === 'broken') throw new Error(reading.message)
  const found = reading.value.groups[0]?.operations[0]
  if (!found) throw new Error('No operation')
  return { root: reading.value.root, ...found }
}

describe('parameters', () => {
  const old = "swagger: '2.0'"
  const list = 'type: array, items: { type: string }'
  it.each([
    ['exploded by default', `in: query, schema: { ${list} }`, 'a, b', 'p=a&p=b', undefined],
    ['not exploded', `in: query, explode: false, schema: { ${list} }`, 'a,b', 'p=a%2Cb', undefined],
    [
      'with pipes',
      `in: query, style: pipeDelimited, explode: false, schema: { ${list} }`,
      'a,b',
      'p=a%7Cb',
      undefined,
    ],
    [
      'with spaces',
      `in: query, style: spaceDelimited, explode: false, schema: { ${list} }`,
      'a,b',
      'p=a+b',
      undefined,
    ],
    ['as JSON', `in: query, schema: { ${list} }`, '["a,b", "c"]', 'p=a%2Cb&p=c', undefined],
    ['by commas in Swagger', `in: query, ${list}`, 'a,b', 'p=a%2Cb', old],
    ['multi', `in: query, ${list}, collectionFormat: multi`, 'a,b', 'p=a&p=b', old],
    ['ssv', `in: query, ${list}, collectionFormat: ssv`, 'a,b', 'p=a+b', old],
    ['tsv', `in: query, ${list}, collectionFormat: tsv`, 'a,b', 'p=a%09b', old],
    ['pipes', `in: query, ${list}, collectionFormat: pipes`, 'a,b', 'p=a%7Cb', old],
    ['an object', 'in: query, schema: { type: object }', '{"x":1,"y":"z"}', 'x=1&y=z', undefined],
    [
      'a deep object',
      'in: query, style: deepObject, schema: { type: object }',
      '{"x":1}',
      'p%5Bx%5D=1',
      undefined,
    ],
    [
      'JSON in the query',
      'in: query, content: { application/json: { schema: { type: object } } }',
      '{"x":1}',
      'p=%7B%22x%22%3A1%7D',
      undefined,
    ],
    [
      'a whole form',
      'in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object } } }',
      'x=1&y=a b',
      'x=1&y=a+b',
      undefined,
    ],
    [
      'a whole text',
      'in: querystring, content: { application/json: { schema: { type: object } } }',
      '{"x":1}',
      '%7B%22x%22%3A1%7D',
      undefined,
    ],
  ] as const)('are sent %s', (_what, parameter, text, query, head) => {
    const { root, parameters } = operationOf(`{ parameters: [{ name: p, ${parameter} }] }`, head)
    const values = parameters.flatMap((one) => valuesOf(root, one, text))
    const request = requestOf({ method: 'GET', path: '/a', target, values })
    expect(request?.address).toBe(`https://a.example/a?${query}`)
  })
})

describe('bodies', () => {
  const bodyOf = (content: string) => {
    const { root, body } = operationOf(`{ requestBody: { content: { ${content} } } }`)
    const [first] = body?.contents ?? []
    if (!first) throw new Error('No content')
    return { root, content: first, form: bodyFormOf(root, first) }
  }
  const object =
    'schema: { type: object, properties: { a: { type: string }, n: { type: integer } } }'

  it.each([
    ['application/json', object, { kind: 'text', initial: '{\n  "a": "string",\n  "n": 0\n}' }],
    ['application/vnd.a+json', object, { kind: 'text' }],
    ['text/plain', 'schema: { type: string }, example: Hello', { kind: 'text', initial: 'Hello' }],
    [
      'application/xml',
      object,
      { kind: 'text', initial: '<root>\n  <a>string</a>\n  <n>0</n>\n</root>' },
    ],
    [
      'application/x-www-form-urlencoded',
      object,
      { kind: 'fields', fields: [{ kind: 'text' }, { kind: 'text' }] },
    ],
    ['multipart/form-data', object, { kind: 'fields' }],
    ['application/octet-stream', 'schema: { type: string, format: binary }', { kind: 'file' }],
    ['application/octet-stream', '', { kind: 'file' }],
    ['image/png', '', { kind: 'file' }],
    [
      'application/pdf',
      'schema: { type: string, contentMediaType: application/pdf }',
      { kind: 'file' },
    ],
  ])('%s %s', (mediaType, rest, expected) => {
    expect(bodyOf(`${mediaType}: { ${rest} }`).form).toMatchObject(expected)
  })

  it.each([
    ['{ type: string, format: binary }', 'file'],
    ['{ type: string, contentMediaType: image/png }', 'file'],
    ['{ type: string, contentMediaType: image/png, contentEncoding: base64 }', 'text'],
    ['{ type: file }', 'file'],
    ['{ type: array, items: { type: string, format: binary } }', 'files'],
    ['{ type: array, items: { type: string } }', 'list'],
    ['{ type: array, items: { type: object } }', 'json'],
    ['{ type: object, properties: { x: {} } }', 'json'],
    ['{ type: string, format: password }', 'secret'],
    ['{ type: integer }', 'text'],
  ])('has a field for %s: %s', (schema, kind) => {
    const { form } = bodyOf(`multipart/form-data: { schema: { properties: { f: ${schema} } } }`)
    expect(form).toMatchObject({ fields: [{ name: 'f', kind }] })
  })

  it('sends forms as they are declared', async () => {
    const typed = { text: '', fields: ['a b', 'x, y', '{"k":1}'] }
    const schema =
      'schema: { properties: { t: { type: string }, l: { type: array, items: { type: string } }, o: { type: object } } }'
    const send = (mediaType: string) => {
      const body = requestBodyOf(bodyOf(`${mediaType}: { ${schema} }`).form, typed)
      return requestOf({ method: 'POST', path: '/a', target, values: [], ...(body && { body }) })
    }
    expect(send('application/x-www-form-urlencoded')).toMatchObject({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 't=a+b&l=x&l=y&o=%7B%22k%22%3A1%7D',
    })
    const parts = send('multipart/form-data')
    expect(parts?.headers).toEqual({})
    const form = parts?.body as FormData
    expect([form.get('t'), form.getAll('l')]).toEqual(['a b', ['x', 'y']])
    const part = form.get('o') as File
    expect(part.type).toBe('application/json')
    await expect(new Response(part).text()).resolves.toBe('{"k":1}')
  })

  it.each([
    ['image/*', new File(['x'], 'a.png', { type: 'image/png' }), 'image/png'],
    ['*/*', new File(['x'], 'a'), 'application/octet-stream'],
  ])('sends a file for %s as what it is', (mediaType, file, type) => {
    const body = { mediaType, file }
    const request = requestOf({ method: 'POST', path: '/a', target, values: [], body })
    expect(request?.headers['content-type']).toBe(type)
  })

  it('sends parts as their encoding says', () => {
    const { form } = bodyOf(
      'multipart/form-data: { schema: { properties: { a: { type: string } } }, encoding: { a: { contentType: text/csv } } }',
    )
    expect(requestBodyOf(form, { text: '', fields: ['x'] })).toMatchObject({
      fields: [{ name: 'a', value: 'x', mediaType: 'text/csv' }],
    })
  })

  it('leaves passwords out of texts that are shown', () => {
    const { root, content } = bodyOf(
      'application/json: { schema: { properties: { user: { type: string }, list: { type: array, items: { properties: { pin: { type: string, format: password } } } } } } }',
    )
    const text = maskedText(root, content.schema, '{"user":"ada","list":[{"pin":"1234"}]}')
    expect(JSON.parse(text)).toEqual({ user: 'ada', list: [{ pin: 'YOUR_PIN' }] })
    expect(maskedText(root, content.schema, 'no JSON')).toBe('no JSON')
  })
})

describe('credentials', () => {
  const valueOf = (scheme: object, typed: object) => {
    const [place] = credentialPlacesOf(
      [{ name: 's', scopes: [], type: '', ...scheme }],
      ['s'],
      'direct',
    )
    const value = place && valueOfCredential(place, typed)
    return value && [value.place, value.name, value.value, value.isSecret]
  }
  it.each([
    [{ type: 'apiKey', detail: 'header · X-Key' }, ['header', 'X-Key', 'k', true]],
    [{ type: 'apiKey', detail: 'query · key' }, ['query', 'key', 'k', true]],
    [{ type: 'apiKey', detail: 'cookie · sid' }, ['cookie', 'sid', 'k', true]],
    [{ type: 'http', detail: 'bearer' }, ['header', 'Authorization', 'Bearer k', true]],
    [{ type: 'http', detail: 'Digest' }, ['header', 'Authorization', 'Digest k', true]],
    [{ type: 'oauth2' }, ['header', 'Authorization', 'Bearer k', true]],
    [{ type: 'openIdConnect' }, ['header', 'Authorization', 'Bearer k', true]],
  ])('%j', (scheme, expected) => {
    expect(valueOf(scheme, { key: 'k' })).toEqual(expected)
    expect(valueOf(scheme, {})).toBeUndefined()
  })
  it.each(['basic', 'http'])('of type %s are user and password', (type) => {
    expect(valueOf({ type }, { user: 'ä', key: 'ß' })?.[2]).toBe('Basic w6Q6w58=')
  })
  it('have no second prefix where one was pasted', () => {
    expect(valueOf({ type: 'oauth2' }, { key: 'bearer t' })?.[2]).toBe('bearer t')
  })
})

it.each([
  ['{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
  [
    '<?xml version="1.0"?><a x="1"><b>t</b><c/></a>',
    '<?xml version="1.0"?>\n<a x="1">\n  <b>t</b>\n  <c/>\n</a>',
  ],
  ['plain <text>', 'plain <text>'],
  ['<!doctype html><p>a', '<!doctype html><p>a'],
])('shows the body %s by lines', (text, lines) => {
  expect(formattedBody(text)).toBe(lines)
})
