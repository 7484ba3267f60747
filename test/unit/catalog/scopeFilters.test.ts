import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { rowsRequest } from '../../../src/model/catalog/entityListRequest.ts'
import { parseIndexQuery } from '../../../src/model/catalog/indexQuery.ts'
import { canMatch, filtersOf, rowsQueryOf } from '../../../src/model/catalog/scopeFilters.ts'
import { pageQuestion } from '../../../src/model/entities/questions.ts'

const mine = {
  owned: ['user:default/guest', 'group:default/platform-team'],
  starred: ['component:default/a', 'api:default/b', 'component:shops/c', 'component:default/d'],
}
const filters = (search: string, of = mine) => filtersOf(rowsQueryOf(parseIndexQuery(search), of))

it('asks for everything of a kind as if nobody asked', () => {
  const query = parseIndexQuery('')
  expect(rowsQueryOf(query, mine)).toBe(query)
  expect(filters('')).toEqual([{ kind: 'component' }])
})

it('asks for what somebody owns by all of their refs', () => {
  expect(filters('?filters[user]=owned&filters[tags]=go')).toEqual([
    { kind: 'component', 'metadata.tags': ['go'], 'relations.ownedBy': mine.owned },
  ])
})

it('asks for what is owned by those of the chosen owners that are oneself', () => {
  const search = '?filters[user]=owned&filters[owners]=platform-team&filters[owners]=others'
  expect(filters(search)).toEqual([
    { kind: 'component', 'relations.ownedBy': ['group:default/platform-team'] },
  ])
  expect(filters('?filters[user]=owned&filters[owners]=others')).toEqual([])
})

it('asks for stars by kind and namespace, any of which may match', () => {
  expect(filters('?filters[user]=starred&filters[kind]=all&filters[tags]=go')).toEqual([
    { ...starsOf('component', 'default', 'a', 'd'), 'metadata.tags': ['go'] },
    { ...starsOf('api', 'default', 'b'), 'metadata.tags': ['go'] },
    { ...starsOf('component', 'shops', 'c'), 'metadata.tags': ['go'] },
  ])
  expect(filters('?filters[user]=starred')).toHaveLength(2)
  expect(filters('?filters[user]=starred&filters[namespace]=Shops')).toEqual([
    starsOf('component', 'shops', 'c'),
  ])
  const { path } = pageQuestion(
    rowsRequest(rowsQueryOf(parseIndexQuery('?filters[user]=starred'), mine)),
  )
  expect(new URL(path, 'http://host').searchParams.getAll('filter')).toHaveLength(2)
})

const starsOf = (kind: string, namespace: string, ...names: readonly string[]) => ({
  kind,
  'metadata.namespace': namespace,
  'metadata.name': names,
})

it('asks nobody where nothing can match', () => {
  const none = { owned: [], starred: [] }
  for (const search of ['?filters[user]=owned', '?filters[user]=starred']) {
    expect(canMatch(rowsQueryOf(parseIndexQuery(search), none))).toBe(false)
  }
  expect(
    canMatch(rowsQueryOf(parseIndexQuery('?filters[user]=starred&filters[kind]=user'), mine)),
  ).toBe(false)
})

it('keeps the request’s URL short, however many stars there are, and asks for all of them', () => {
  const ref = fc
    .tuple(fc.constantFrom('component', 'api'), fc.stringMatching(/^[a-z][a-z-]{0,62}$/))
    .map(([kind, name]) => `${kind}:default/${name}`)
  fc.assert(
    fc.property(fc.uniqueArray(ref, { maxLength: 400 }), (starred) => {
      const query = parseIndexQuery('?filters[user]=starred&filters[kind]=all')
      const rows = rowsQueryOf(query, { owned: [], starred })
      const { path, parts } = pageQuestion(rowsRequest(rows))
      for (const one of [path, ...(parts?.paths ?? [])]) expect(one.length).toBeLessThan(4_000)
      const names = filtersOf(rows).flatMap((filter) => filter['metadata.name'])
      expect(names).toHaveLength(starred.length)
    }),
  )
})
