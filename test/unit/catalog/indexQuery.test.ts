import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { countRequest, rowsRequest } from '../../../src/model/catalog/entityListRequest.ts'
import {
  defaultIndexQuery,
  filterOf,
  formatIndexQuery,
  parseIndexQuery,
  queryOfKind,
  scopes,
  type IndexQuery,
} from '../../../src/model/catalog/indexQuery.ts'
import { facetsPath, entitiesQueryPath } from '../../../src/model/entities/catalogPaths.ts'

const listOf = (...values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values)).map((list) => [...list].sort())

const anyQuery: fc.Arbitrary<IndexQuery> = fc.record({
  kind: fc.constantFrom('component', 'api', 'all', 'somekind'),
  scope: fc.constantFrom(...scopes),
  types: listOf('service', 'website', 'data pipeline', 'ümlaut&?#'),
  owners: listOf('group:default/a', 'user:shops/b', 'group:default/c+d'),
  lifecycles: listOf('production', 'end-of-life', '50 %'),
  tags: listOf('c++', 'c#', 'a:b', '["x"]'),
  namespaces: listOf('default', 'shops'),
  systems: listOf('system:default/checkout', 'system:shops/x'),
  domains: listOf('domain:default/commerce'),
  locations: listOf('url:https://example.org/a?b=c&d', 'file:/x/y.yaml'),
  isOrphan: fc.boolean(),
  hasErrors: fc.boolean(),
  text: fc.string({ maxLength: 50 }).map((text) => text.trimStart()),
})

const filterOfPath = (path: string) => new URL(path, 'http://host').searchParams.getAll('filter')

describe('the index query', () => {
  it('survives the way to the URL and back', () => {
    fc.assert(
      fc.property(anyQuery, (one) => {
        expect(parseIndexQuery(formatIndexQuery(one))).toEqual(one)
      }),
    )
  })

  it('survives it through the browser’s own address, too', () => {
    fc.assert(
      fc.property(anyQuery, (one) => {
        const { search } = new URL(`/catalog${formatIndexQuery(one)}`, 'http://host')
        expect(parseIndexQuery(search)).toEqual(one)
      }),
    )
  })

  const bracket = fc.constantFrom('', '[]', '[0]', '[99]', '[x]', '[')
  const parameter = fc.constantFrom(
    ...['kind', 'type', 'owners', 'tags', 'user', 'orphan', 'system', '__proto__', 'constructor'],
  )
  const nearlyValid = fc
    .array(fc.tuple(parameter, bracket, fc.string({ unit: 'binary' })))
    .map((all) => all.map(([name, array, value]) => `filters[${name}]${array}=${value}`).join('&'))

  it.each([
    ['any garbage', fc.string({ unit: 'binary' })],
    ['garbage in known parameters', nearlyValid],
  ])('reads %s, and what it writes then is stable', (_what, garbage) => {
    fc.assert(
      fc.property(garbage, (text) => {
        const read = parseIndexQuery(`?${text}`)
        expect(parseIndexQuery(formatIndexQuery(read))).toEqual(read)
        expect(Object.keys(read)).toEqual(Object.keys(defaultIndexQuery))
        // No value escapes from its place in the filter.
        const parts = filterOfPath(entitiesQueryPath(rowsRequest(read))).flatMap((one) =>
          one.split(','),
        )
        for (const part of parts)
          expect(part).toMatch(/^(kind|(spec|metadata|relations)\.[\w./-]+)=/)
      }),
    )
  })

  it('reads the bookmarks of a stock installation', () => {
    expect(
      parseIndexQuery(
        '?filters%5Bkind%5D=API&filters[type][0]=openapi&filters[user]=owned&limit=20' +
          '&filters[owners][0]=group:default/X&filters[owners][1]=Team-A&filters[owners]=a:b:c' +
          '&filters[lifecycles]=production&filters[tags][]=go&filters[namespace]=Shops' +
          '&filters[orphan]=true&filters[error]=true',
      ),
    ).toEqual({
      ...defaultIndexQuery,
      kind: 'api',
      scope: 'owned',
      types: ['openapi'],
      owners: ['group:default/team-a', 'group:default/x'],
      lifecycles: ['production'],
      tags: ['go'],
      namespaces: ['shops'],
      isOrphan: true,
      hasErrors: true,
    })
  })

  it("reads Backstage's filter by errors, of which the catalog is not told", () => {
    const query = parseIndexQuery('?filters[error]=true')
    expect(query).toEqual({ ...defaultIndexQuery, hasErrors: true })
    expect(parseIndexQuery('?filters[error]=false').hasErrors).toBe(false)
    expect(filterOf(query)).toEqual(filterOf(defaultIndexQuery))
    expect(rowsRequest(query).limit).toBeGreaterThan(rowsRequest(defaultIndexQuery).limit)
  })

  it('takes no value that would be another filter', () => {
    const read = parseIndexQuery(
      '?filters[type]=a,kind=user&filters[owners]=group:default/a,kind=b',
    )
    expect(read).toEqual(defaultIndexQuery)
  })

  it('carries half an emoji no further', () => {
    const search = formatIndexQuery({ ...defaultIndexQuery, text: 'x\ud83d' })
    expect(parseIndexQuery(search).text).toBe('x\ufffd')
  })

  it('leaves the defaults out of the URL', () => {
    expect(formatIndexQuery(defaultIndexQuery)).toBe('')
  })

  it('asks the server for each of its parts', () => {
    const all = parseIndexQuery(
      '?filters[kind]=all&filters[owners]=a&filters[lifecycles]=production&filters[tags]=go' +
        '&filters[namespace]=shops&filters[system]=s&filters[domain]=d&filters[orphan]=true' +
        '&filters[location]=url:https://x/y?z=1',
    )
    expect(filterOf(all)).toEqual({
      'relations.ownedBy': ['group:default/a'],
      'spec.lifecycle': ['production'],
      'metadata.tags': ['go'],
      'metadata.namespace': ['shops'],
      'relations.partOf': ['system:default/s', 'domain:default/d'],
      'metadata.annotations.backstage.io/managed-by-location': ['url:https://x/y?z=1'],
      'metadata.annotations.backstage.io/orphan': 'true',
    })
  })

  it('keeps of a query what another kind has too', () => {
    const query = parseIndexQuery('?filters[type]=website&filters[system]=s&filters[tags]=go')
    expect(formatIndexQuery(queryOfKind(query, 'api'))).toBe(
      '?filters[kind]=api&filters[tags]=go&filters[system]=system%3Adefault%2Fs',
    )
    expect(formatIndexQuery(queryOfKind(query, 'user'))).toBe(
      '?filters[kind]=user&filters[tags]=go',
    )
  })

  it.each([
    ['component', 'owners systems lifecycles'],
    ['api', 'owners systems lifecycles'],
    ['resource', 'owners systems'],
    ['system', 'owners domains'],
    ['domain', 'owners domains'],
    ['template', 'owners lifecycles'],
    ['group', ''],
    ['user', ''],
    ['location', ''],
    ['all', 'owners systems domains lifecycles'],
    ['robot', 'owners lifecycles'],
  ])('keeps the filters that fit a %s', (kind, kept) => {
    const query = parseIndexQuery(
      '?filters[kind]=template&filters[owners]=a&filters[lifecycles]=production' +
        '&filters[system]=s&filters[domain]=d',
    )
    const { owners, systems, domains, lifecycles } = queryOfKind(query, kind)
    const found = Object.entries({ owners, systems, domains, lifecycles })
    expect(found.flatMap(([name, values]) => (values.length > 0 ? [name] : [])).join(' ')).toBe(
      kept,
    )
  })
})

describe('the request of a query', () => {
  it('asks for one page of few fields, without the number of all', () => {
    const query = { ...defaultIndexQuery, types: ['service', 'website'], text: ' pay ' }
    const parameters = new URL(entitiesQueryPath(rowsRequest(query)), 'http://host').searchParams
    expect(parameters.get('filter')).toBe('kind=component,spec.type=service,spec.type=website')
    expect(parameters.get('fullTextFilterTerm')).toBe('pay')
    expect(parameters.get('totalItems')).toBe('exclude')
    expect(parameters.get('limit')).toBe('50')
    expect(parameters.get('fields')).not.toContain('relations')
  })

  it('drops an empty term, and a cursor stands for the whole query', () => {
    expect(entitiesQueryPath(rowsRequest({ ...defaultIndexQuery, text: '  ' }))).not.toContain(
      'fullText',
    )
    const next = new URL(
      entitiesQueryPath({ ...rowsRequest(defaultIndexQuery), cursor: 'opaque' }),
      'http://host',
    ).searchParams
    expect([...next.keys()]).toEqual(['cursor', 'fields', 'limit', 'totalItems'])
  })

  it('counts a facet within its kind, or over all', () => {
    expect(filterOfPath(facetsPath(['spec.type'], [{ kind: 'api' }]))).toEqual(['kind=api'])
    expect(filterOfPath(facetsPath(['kind']))).toEqual([])
    expect(
      filterOfPath(entitiesQueryPath(countRequest({ ...defaultIndexQuery, kind: 'all' }))),
    ).toEqual([])
  })
})
