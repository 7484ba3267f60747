// What a reader does not interpret is kept at its place, to be shown as source.

import { describe, expect, it } from '@jest/globals'
import { readOpenApi, type OpenApi } from '../../../src/model/apis/openApi.ts'

function read(text: string): OpenApi {
  const reading = readOpenApi(text)
  if (reading.status === 'broken') throw new Error(`${reading.problem}: ${reading.message}`)
  return reading.value
}

const get = (operation: string, head = 'openapi: 3.1.0') =>
  `${head}\npaths: { /a: { get: ${operation} } }`

const wordsIn = (value: unknown): string => JSON.stringify(value)

describe('what no reader interprets is kept where it is', () => {
  const word = 'unheard'
  it.each([
    ['the document', `openapi: 3.1.0\n${word}: { a: 1 }`],
    ['info', `openapi: 3.1.0\ninfo: { ${word}: { a: 1 } }`],
    ['a server', `openapi: 3.1.0\nservers: [{ url: https://a.example, ${word}: { a: 1 } }]`],
    [
      'variables of a server',
      `openapi: 3.1.0\nservers: [{ url: "https://{e}.example", variables: { e: { default: a, enum: [${word}] } } }]`,
    ],
    ['a tag', `openapi: 3.1.0\ntags: [{ name: a, ${word}: { a: 1 } }]`],
    ['a method', `openapi: 3.1.0\npaths: { /a: { ${word}: { responses: {} } } }`],
    [
      'a method beside another',
      `openapi: 3.1.0\npaths: { /a: { get: {}, ${word}: { responses: {} } } }`,
    ],
    ['a path that is no object', `openapi: 3.1.0\npaths: { /a: ${word} }`],
    ['a path elsewhere', `openapi: 3.1.0\npaths: { /a: { $ref: "other.yaml#/${word}" } }`],
    ['an operation that is no object', `openapi: 3.1.0\npaths: { /a: { get: ${word} } }`],
    ['an extension of a path', `openapi: 3.1.0\npaths: { /a: { x-${word}: { a: 1 }, get: {} } }`],
    ['an operation', get(`{ ${word}: { a: 1 } }`)],
    ['an odd parameter', get(`{ parameters: [{ name: p, in: ${word} }] }`)],
    ['a parameter', get(`{ parameters: [{ name: p, in: query, schema: {}, ${word}: { a: 1 } }] }`)],
    [
      'content of a parameter',
      get(
        `{ parameters: [{ name: p, in: query, content: { application/${word}: { schema: {} } } }] }`,
      ),
    ],
    ['a body', get(`{ requestBody: { ${word}: { a: 1 }, content: {} } }`)],
    [
      'a media type',
      get(`{ requestBody: { content: { a/b: { encoding: { ${word}: { style: form } } } } } }`),
    ],
    [
      'an answer',
      get(`{ responses: { 200: { description: D, links: { ${word}: { operationId: x } } } } }`),
    ],
    ['an answer that is no object', get(`{ responses: { 200: ${word} } }`)],
    ['an extension of answers', get(`{ responses: { x-${word}: { a: 1 } } }`)],
    [
      'a header',
      get(`{ responses: { 200: { description: D, headers: { ${word}: { schema: {} } } } } }`),
    ],
    [
      'the second example',
      get(
        `{ responses: { 200: { description: D, content: { a/b: { examples: { one: { value: 1 }, two: { value: ${word} } } } } } } }`,
      ),
    ],
    [
      'a callback',
      get(`{ callbacks: { onEvent: { "{$request.body#/url}": { post: { summary: ${word} } } } } }`),
    ],
    ['alternatives of security', get(`{ security: [{ a: [] }, { b: [${word}] }] }`)],
    ['a second tag', get(`{ tags: [a, ${word}] }`)],
    ['servers of an operation', get(`{ servers: [{ url: "https://${word}.example" }] }`)],
    ['operationId', get(`{ operationId: ${word} }`)],
    [
      'a security scheme',
      `openapi: 3.1.0\ncomponents: { securitySchemes: { s: { type: mutualTLS, ${word}: { a: 1 } } } }`,
    ],
    [
      'a flow',
      `openapi: 3.2.0\ncomponents: { securitySchemes: { s: { type: oauth2, flows: { deviceAuthorization: { tokenUrl: https://a.example, ${word}: 1 } } } } }`,
    ],
    [
      'a component that nothing uses',
      `openapi: 3.1.0\ncomponents: { pathItems: { P: { get: { summary: ${word} } } } }`,
    ],
    [
      'an answer of Swagger that nothing uses',
      `swagger: '2.0'\nresponses: { R: { description: ${word} } }`,
    ],
    ['tags that are no list', get(`{ tags: ${word} }`)],
    ['parameters that are no list', get(`{ parameters: { ${word}: { in: query } } }`)],
    ['answers that are no object', get(`{ responses: [${word}] }`)],
    ['a summary that is no text', get(`{ summary: { ${word}: 1 } }`)],
    ['a body that is no object', get(`{ requestBody: ${word} }`)],
    ['paths that are no object', `openapi: 3.1.0\npaths: [${word}]`],
    ['a webhook', `openapi: 3.1.0\nwebhooks: { ${word}: { post: {} } }`],
  ])('%s', (_what, text) => {
    const shown = { ...read(text), root: null }
    expect(wordsIn(shown)).toContain(word)
  })
})
