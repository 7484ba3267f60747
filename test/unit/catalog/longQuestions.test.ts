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

  it('of a page have each entity once, and go on until the last', () => {
    const { parts } = pageQuestion(page)
    const joined = parts?.join([
      { items: [entity('a'), entity('b')], nextCursor: 'one', total: 3 },
      { items: [entity('b')], nextCursor: null, total: 1 },
    ]) as EntityPage
    expect(joined.items.map(({ metadata }) => metadata.name)).toEqual(['a', 'b'])
    expect(joined.total).toBe(4)
    const next = pageQuestion({ ...page, cursor: joined.nextCursor ?? '' })
    expect(next.method).toBeUndefined()
    expect(next.parts?.paths).toHaveLength(1)
    expect(next.parts?.paths[0]).toContain('cursor=one')
    expect(next.parts?.join([{ items: [], nextCursor: null }])).toEqual({
      items: [],
      nextCursor: null,
    })
  })

  it('of facets add up', () => {
    const { parts } = facetsQuestion(['kind'], [owned])
    expect(
      parts?.join([
        { kind: [{ value: 'Api', count: 2 }] },
        {
          kind: [
            { value: 'Api', count: 1 },
            { value: 'System', count: 1 },
          ],
        },
      ]),
    ).toEqual({
      kind: [
        { value: 'Api', count: 3 },
        { value: 'System', count: 1 },
      ],
    })
  })

  it('of a list have each entity once', () => {
    const { parts } = listQuestion(page)
    expect(parts?.join([[entity('a')], [entity('a'), entity('b')]])).toHaveLength(2)
  })
})
