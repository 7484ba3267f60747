// The queries of the catalog's calls, with the specification's parameters (spec 1 §7).

import { expect, it } from '@jest/globals'
import {
  entityByNamePath,
  ancestryPath,
  entitiesByRefsPath,
  entitiesListPath,
  entitiesQueryPath,
  entityByUidPath,
  locationByEntityPath,
  locationPath,
  pickerFields,
} from '../../../src/model/entities/catalogPaths.ts'
import { exists } from '../../../src/model/entities/entityFilter.ts'
import { pickerRequest } from '../../../src/model/entities/pickerRequest.ts'
import { groupsRequest } from '../../../src/model/shell/groupsRequest.ts'

const asked = (path: string) => [...new URL(path, 'http://host').searchParams]
const filters = [{ kind: ['api', 'group'], 'spec.type': exists }, { kind: 'user' }]
const filter = [
  ['filter', 'kind=api,kind=group,spec.type'],
  ['filter', 'kind=user'],
]

it('asks for all entities at once (CATAPI-03)', () => {
  const order = ['asc:kind', 'desc:metadata.name']
  const path = entitiesListPath({
    filters,
    fields: ['kind'],
    order,
    limit: 2,
    offset: 4,
    after: 'x',
  })
  expect(path).toMatch(/^\/entities\?/)
  expect(asked(path)).toEqual([
    ...filter,
    ['order', 'asc:kind'],
    ['order', 'desc:metadata.name'],
    ['fields', 'kind'],
    ['limit', '2'],
    ['offset', '4'],
    ['after', 'x'],
  ])
  expect(entitiesListPath({ filters: [], fields: [] })).toBe('/entities?')
})

const query = {
  filters,
  fields: ['kind', 'metadata.name'],
  limit: 5,
  offset: 10,
  order: ['metadata.name,asc'],
  text: ' pay ',
  textFields: ['metadata.name', 'metadata.title'],
}

it('asks for entities by query (CATAPI-04)', () => {
  const path = entitiesQueryPath(query)
  expect(path).toMatch(/^\/entities\/by-query\?/)
  expect(asked(path)).toEqual([
    ...filter,
    ['orderField', 'metadata.name,asc'],
    ['fullTextFilterTerm', 'pay'],
    ['fullTextFilterFields', 'metadata.name,metadata.title'],
    ['offset', '10'],
    ['fields', 'kind,metadata.name'],
    ['limit', '5'],
    ['totalItems', 'exclude'],
  ])
})

it('drops an empty term, and asks for nothing else beside a cursor (CATAPI-30)', () => {
  expect(entitiesQueryPath({ ...query, text: ' ' })).not.toContain('fullText')
  expect(asked(entitiesQueryPath({ ...query, cursor: 'c' }))).toEqual([
    ['cursor', 'c'],
    ['fields', 'kind,metadata.name'],
    ['limit', '5'],
    ['totalItems', 'exclude'],
  ])
})

it('names one entity or one location in the path (CATAPI-07 to CATAPI-10, CATAPI-22 to CATAPI-24)', () => {
  const ref = { kind: 'api', namespace: 'a b', name: 'x/../y' }
  expect(entityByNamePath(ref)).toBe('/entities/by-name/api/a%20b/x%2F..%2Fy')
  expect(ancestryPath(ref)).toBe('/entities/by-name/api/a%20b/x%2F..%2Fy/ancestry')
  expect(locationByEntityPath(ref)).toBe('/locations/by-entity/api/a%20b/x%2F..%2Fy')
  expect(entityByUidPath('a/b')).toBe('/entities/by-uid/a%2Fb')
  expect(locationPath('a/b')).toBe('/locations/a%2Fb')
})

it('filters refs, and the groups that somebody is a member of (CATAPI-05, CATAPI-28)', () => {
  expect(entitiesByRefsPath()).toBe('/entities/by-refs')
  expect(asked(entitiesByRefsPath({ kind: 'api' }))).toEqual([['filter', 'kind=api']])
  expect(asked(entitiesQueryPath(groupsRequest('user:default/ada')))).toContainEqual([
    'filter',
    'kind=Group,relations.hasMember=user:default/ada',
  ])
})

it('asks for no more than a picker shows (CATAPI-29)', () => {
  const shown = [
    'kind',
    'metadata.name',
    'metadata.namespace',
    'metadata.title',
    'metadata.description',
    'spec.profile.displayName',
    'spec.type',
  ]
  expect(pickerFields).toEqual(shown)
  const path = entitiesQueryPath(pickerRequest({ kinds: ['group', 'user'], text: '' }))
  expect(asked(path)).toContainEqual(['fields', shown.join(',')])
  expect(asked(path)).toContainEqual(['filter', 'kind=group,kind=user'])
})
