// Malicious entities (advisories; issue "Bad input").

import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { decodeAncestry } from '../../../src/model/entities/ancestry.ts'
import * as answers from '../../../src/model/entities/answers.ts'
import { decodeAnalysis, decodeRefusal } from '../../../src/model/entities/checks.ts'
import { displayName, entityRefOf, readEntity } from '../../../src/model/entities/entity.ts'
import * as locationAnswers from '../../../src/model/entities/locationAnswers.ts'
import { WrongShapeError } from '../../../src/model/wrongShape.ts'

const anything = fc.oneof(
  fc.jsonValue(),
  fc.object({
    key: fc.constantFrom(
      ...['__proto__', 'constructor', 'items', 'entity', 'kind', 'metadata', 'name', 'location'],
      ...['facets', 'errors', 'existingEntityFiles', 'generateEntities', 'rootEntityRef', 'id'],
    ),
  }),
)

const decoders: readonly (readonly [string, (json: unknown) => unknown])[] = [
  ...Object.entries({ ...answers, ...locationAnswers, decodeAncestry }).map(
    ([name, decode]) => [name, (json: unknown) => decode(json, 1 as never)] as const,
  ),
  ['decodeAnalysis', decodeAnalysis],
  ['decodeRefusal', decodeRefusal],
]

it.each(decoders)('%s reads anything, or says that it has the wrong shape', (_name, decode) => {
  fc.assert(
    fc.property(anything, (json) => {
      let thrown: unknown
      try {
        decode(json)
      } catch (error) {
        thrown = error
      }
      expect(thrown === undefined || thrown instanceof WrongShapeError).toBe(true)
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
  )
})

it('keeps labels and annotations of whatever name, and pollutes nothing', () => {
  const hostile = '{"__proto__":"a","constructor":"b","toString":"c","prototype":"d"}'
  const read = readEntity(
    JSON.parse(
      `{"kind":"Odd","metadata":{"name":"x","labels":${hostile},"annotations":${hostile}},` +
        `"spec":{"__proto__":{"polluted":"yes"}}}`,
    ),
  )
  expect(JSON.stringify(read?.metadata.labels)).toBe(hostile)
  expect(JSON.stringify(read?.metadata.annotations)).toBe(hostile)
  expect(({} as { readonly polluted?: unknown }).polluted).toBeUndefined()
})

it.each([
  { kind: 'Unheard', metadata: { name: 'of' } },
  {
    kind: 'X',
    apiVersion: 7,
    metadata: { name: 'n'.repeat(2_000), tags: 'x', links: {} },
    spec: [],
  },
  {
    kind: '🚚',
    metadata: { name: 'مرحبا', title: '<img src=x onerror=alert(1)>' },
    relations: 'x',
  },
])('draws %j', (value) => {
  const read = readEntity(value)
  expect(read && displayName(read)).toBe(value.metadata.title ?? value.metadata.name)
  expect(read && entityRefOf(read).namespace).toBe('default')
})
