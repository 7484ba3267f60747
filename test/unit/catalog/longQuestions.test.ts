// No request of the catalog has an address over 4,000 characters, also for people in hundreds of groups.

import { describe, expect, it } from '@jest/globals'
import { rowsRequest } from '../../../src/model/catalog/entityListRequest.ts'
import { defaultIndexQuery } from '../../../src/model/catalog/indexQuery.ts'
import { rowsQueryOf } from '../../../src/model/catalog/scopeFilters.ts'
import type { EntityPage } from '../../../src/model/entities/answers.ts'
import { exists } from '../../../src/model/entities/entityFilter.ts'
import { ownedFilter } from '../../../src/model/entities/ownedFilter.ts'
import { pickerRequest } from '../../../src/model/entities/pickerRequest.ts'
import {
  facetsQuestion,
  filterParts,
  listQuestion,
  pageQuestion,
  type Question,
} from '../../../src/model/entities/questions.ts'

const refs = Array.from(
  { length: 300 },
  (_, n) => `group:default/guild-of-people-who-look-after-things-${String(n).padStart(3, '0')}`,
)
const owned = { 'relations.ownedBy': refs }
const page = { filters: [owned], fields: ['kind', 'metadata.name'], limit: 20 }
const rows = rowsQueryOf({ ...defaultIndexQuery, scope: 'owned' }, { owned: refs, starred: refs })

const questions: readonly (readonly [string, Question])[] = [
  ['a page', pageQuestion(page)],
  ['a page with a text', pageQuestion({ ...page, text: 'a', textFields: ['metadata.name'] })],
  ['the next page', pageQuestion({ ...page, cursor: 'c'.repeat(20_000) })],
  ['owned rows of the catalog', pageQuestion(rowsRequest(rows, { limit: 20, fields: [] }))],
  ['a picker', pageQuestion(pickerRequest({ kinds: [], filters: [owned], text: 'a' }))],
  ['many alternatives', pageQuestion({ ...page, filters: refs.map((ref) => ({ kind: ref })) })],
  ['facets', facetsQuestion(['kind', 'spec.type'], [owned])],
  ['ownership', facetsQuestion(['kind'], [ownedFilter(refs, 'component')])],
  ['a list', listQuestion(page)],
]

it.each(questions)('%s has short addresses', (_what, { path, parts }) => {
  for (const one of [path, ...(parts?.paths ?? [])]) expect(one.length).toBeLessThan(3_700)
})

it.each(questions)('%s loses no group', (_what, { body, parts }) => {
  const asked = [JSON.stringify(body ?? {}), decodeURIComponent(parts?.paths.join() ?? '')]
  for (const text of asked)
    if (text.includes('guild')) for (const ref of refs) expect(text).toContain(ref)
  expect(asked.join()).toMatch(/guild|cccc/)
})

it.each([
  ['a page', pageQuestion({ ...page, filters: [{ kind: 'api' }] })],
  ['facets', facetsQuestion(['kind'], [{ kind: 'api' }])],
])('%s that is short is asked as before', (_what, question) => {
  expect(Object.keys(question)).toEqual(['path'])
})

it('a long page has a predicate that means its filters', () => {
  const { body } = pageQuestion({
    ...page,
    filters: [{ kind: 'api', 'relations.ownedBy': refs }, { 'metadata.name': exists }],
    order: ['metadata.name,desc'],
    hasTotal: true,
    text: ' a ',
    textFields: ['metadata.name'],
  })
  expect(body).toMatchObject({
    query: {
      $any: [
        { kind: 'api', 'relations.ownedBy': { $in: refs } },
        { 'metadata.name': { $exists: true } },
      ],
    },
    orderBy: [{ field: 'metadata.name', order: 'desc' }],
    fullTextFilter: { term: 'a', fields: ['metadata.name'] },
    limit: 20,
  })
  expect(body).not.toHaveProperty('totalItems')
})

describe('parts', () => {
  it('together are the same filters', () => {
    const parts = filterParts([
      { kind: 'api', 'relations.ownedBy': refs },
      { kind: 'group' },
    ]).flat()
    expect(parts.flatMap((filter) => filter['relations.ownedBy'] ?? [])).toEqual(refs)
    expect(parts.filter((filter) => filter['relations.ownedBy']).map(({ kind }) => kind)).toEqual(
      Array(parts.length - 1).fill('api'),
    )
    expect(parts.at(-1)).toEqual({ kind: 'group' })
  })

  const entity = (name: string) => ({ kind: 'Api', metadata: { name } })

  const other = (name: string) => ({ kind: 'System', metadata: { name } })
  const shared = {
    items: [entity('b'), { ...entity('c'), spec: { type: 'web' } }],
    nextCursor: null,
    total: 2,
  }

  it('of a page have each entity once, and go on until the last', () => {
    const { parts } = pageQuestion(page)
    const joined = parts?.join([
      { items: [entity('a'), entity('b')], nextCursor: 'one' },
      shared,
    ]) as EntityPage
    expect(joined.items.map(({ metadata }) => metadata.name)).toEqual(['a', 'b', 'c'])
    const next = pageQuestion({ ...page, cursor: joined.nextCursor ?? '' })
    expect(next.method).toBeUndefined()
    expect(next.parts?.paths).toHaveLength(1)
    expect(next.parts?.paths[0]).toContain('cursor=one')
    expect(next.parts?.join([{ items: [], nextCursor: null }])).toMatchObject({
      items: [],
      nextCursor: null,
    })
  })

  const whole = { items: [entity('a'), entity('b')], nextCursor: null, total: 2 }
  it.each([
    ['what two parts have is counted once', [whole, shared], 3],
    ['what all parts have', [whole, whole, whole], 2],
    ['the same name of another kind', [whole, { ...whole, items: [other('a')] }], 3],
    ['nothing', [{ ...whole, items: [] }], 0],
    ['the sum where a part is too large to be read', [{ ...whole, nextCursor: 'n' }, shared], 4],
  ])('of a total: %s', (_what, counted, total) => {
    const { parts } = pageQuestion({ ...page, limit: 0, hasTotal: true })
    expect(parts?.paths.every((path) => path.includes('limit=10000'))).toBe(true)
    expect(parts?.join(counted)).toEqual({ items: expect.anything(), nextCursor: null, total })
  })

  it('of a page with a total are counted beside the page, for all its pages', () => {
    const { parts } = pageQuestion({ ...page, hasTotal: true })
    const half = (parts?.paths.length ?? 0) / 2
    expect(parts?.paths.filter((path) => path.includes('limit=20'))).toHaveLength(half)
    const first = { items: [entity('a')], nextCursor: 'one', total: 2 }
    const none = { items: [], nextCursor: null, total: 0 }
    const rest = Array.from({ length: half - 2 }, () => none)
    const joined = parts?.join([first, first, ...rest, whole, shared, ...rest]) as EntityPage
    expect(joined.total).toBe(3)
    expect(joined.items).toHaveLength(1)
    const next = pageQuestion({ ...page, hasTotal: true, cursor: joined.nextCursor ?? '' })
    expect(next.parts?.join([whole, whole])).toMatchObject({ total: 3 })
  })

  it('of facets count each entity once, as the catalog counts', () => {
    const facets = [
      'kind',
      'spec.type',
      'metadata.tags',
      'relations.ownedBy',
      'metadata.annotations.backstage.io/orphan',
      'spec.none',
    ]
    const { parts } = facetsQuestion(facets, [owned])
    expect(decodeURIComponent(parts?.paths[0] ?? '')).toContain(
      'fields=kind,metadata.name,metadata.namespace,spec.type,metadata.tags,relations,metadata.annotations.backstage.io/orphan,spec.none',
    )
    const several = {
      kind: 'Api',
      metadata: {
        name: 'a',
        tags: ['java', 'java', 'web'],
        annotations: { 'backstage.io/orphan': 'true' },
      },
      spec: { type: 'grpc' },
      relations: [
        { type: 'ownedBy', targetRef: 'group:default/one' },
        { type: 'ownedBy', targetRef: 'group:default/two' },
        { type: 'partOf', targetRef: 'system:default/s' },
      ],
    }
    const answers = [[several], [several, { ...other('s'), spec: { type: { not: 'a text' } } }]]
    expect(parts?.join(answers.map((answer) => parts.decode?.(answer)))).toEqual({
      kind: [
        { value: 'Api', count: 1 },
        { value: 'System', count: 1 },
      ],
      'spec.type': [{ value: 'grpc', count: 1 }],
      'metadata.tags': [
        { value: 'java', count: 1 },
        { value: 'web', count: 1 },
      ],
      'relations.ownedBy': [
        { value: 'group:default/one', count: 1 },
        { value: 'group:default/two', count: 1 },
      ],
      'metadata.annotations.backstage.io/orphan': [{ value: 'true', count: 1 }],
      'spec.none': [],
    })
  })

  it('of a list have each entity once', () => {
    const { parts } = listQuestion(page)
    expect(parts?.join([[entity('a')], [entity('a'), entity('b')]])).toHaveLength(2)
  })
})
