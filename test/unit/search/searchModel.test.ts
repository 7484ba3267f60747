// The search page's query, its URL and its requests.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ConfigReader } from '../../../src/model/config/configReader.ts'
import { breadcrumbsOf, resultLink } from '../../../src/model/search/resultLink.ts'
import { readSearchConfig } from '../../../src/model/search/searchConfig.ts'
import { countText } from '../../../src/model/search/searchCounts.ts'
import {
  emptyQuery,
  narrowed,
  parseSearchQuery,
  requestOf,
  searchAddress,
  searchRequestPath,
  withFilter,
} from '../../../src/model/search/searchQuery.ts'
import { refusalOf } from '../../../src/model/search/searchRefusal.ts'
import { failure } from '../../support/machine.ts'

const searchOf = (address: string) => address.slice('/search'.length)

describe('the URL', () => {
  it("has Backstage's own keys", () => {
    const search =
      '?query=pay%20now&types[]=techdocs&filters[kind]=Component&filters[lifecycle][]=a&filters[lifecycle][]=b&pageCursor=MQ%3D%3D'
    const query = parseSearchQuery(search)
    expect(query).toEqual({
      term: 'pay now',
      types: ['techdocs'],
      filters: { kind: ['Component'], lifecycle: ['a', 'b'] },
      pageCursor: 'MQ==',
    })
    expect(searchAddress(query)).toBe(`/search${search}`)
  })

  it.each([
    ['?types=techdocs', { types: ['techdocs'] }],
    ['?types[1]=b&types[0]=a&types[]=b', { types: ['a', 'b'] }],
    ['?filters[owner][0]=x&filters[owner][1]=', { filters: { owner: ['x'] } }],
    ['?query=%20%20&types[]=&filters[kind]=&pageCursor=', emptyQuery],
    ['?query=%&filters[a b]=1&filters=2&other=3', { term: '%', filters: {} }],
  ])('reads %s', (search, query) => {
    expect(parseSearchQuery(search)).toEqual({ ...emptyQuery, ...query })
  })

  it('gives back any query, and reads any text', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    const field = fc.stringMatching(/^[a-z][\w.-]{0,20}$/)
    fc.assert(
      fc.property(
        text,
        fc.array(text, { maxLength: 4 }),
        fc.dictionary(field, fc.array(text, { minLength: 1, maxLength: 3 })),
        fc.option(fc.base64String({ minLength: 4 }), { nil: undefined }),
        (term, types, filters, cursor) => {
          const raw = { term, types, filters, ...(cursor !== undefined && { pageCursor: cursor }) }
          const query = parseSearchQuery(searchOf(searchAddress(raw)))
          expect(parseSearchQuery(searchOf(searchAddress(query)))).toEqual(query)
          expect(query.term).toBe(term.trim())
          expect(query.pageCursor).toBe(cursor)
        },
      ),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const query = parseSearchQuery(search)
        expect(parseSearchQuery(searchOf(searchAddress(query)))).toEqual(query)
      }),
    )
  })

  it('leads to the first page once term, types or a filter change', () => {
    const query = parseSearchQuery('?query=a&filters[kind]=API&pageCursor=Mg==')
    for (const next of [
      narrowed(query, { term: 'b' }),
      narrowed(query, { types: ['techdocs'] }),
      withFilter(query, 'kind', []),
      withFilter(query, 'owner', ['x']),
    ]) {
      expect(next.pageCursor).toBeUndefined()
    }
    expect(withFilter(query, 'kind', []).filters).toEqual({})
  })
})

describe('the request', () => {
  it('has term, types, filters, page limit and cursor, as Backstage sends them', () => {
    const query = parseSearchQuery(
      '?query=a&types[]=x&types[]=y&filters[kind]=API&filters[owner][]=o&filters[owner][]=p&pageCursor=MQ',
    )
    expect(requestOf(query, 25)).toEqual({
      term: 'a',
      types: ['x', 'y'],
      filters: { kind: ['API'], owner: ['o', 'p'] },
      pageLimit: 25,
      pageCursor: 'MQ',
    })
    expect(searchRequestPath(requestOf(query, 25))).toBe(
      '/query?term=a&types[0]=x&types[1]=y&filters[kind]=API&filters[owner][0]=o&filters[owner][1]=p&pageLimit=25&pageCursor=MQ',
    )
  })

  it('leaves out an empty term, and writes kinds as the index of documentation has them', () => {
    const query = parseSearchQuery('?query=%20&types[]=techdocs&filters[kind]=API')
    expect(searchRequestPath(requestOf(query, 10))).toBe(
      '/query?types[0]=techdocs&filters[kind]=api&pageLimit=10',
    )
  })
})

describe('counts', () => {
  it.each([
    [0, '0'],
    [10_000, '10000'],
    [10_001, '>10000'],
    [undefined, ' -- '],
  ])('writes %s as %s', (count, text) => {
    expect(countText(count, String)).toBe(text)
  })
})

describe('the address of a result', () => {
  it.each([
    [
      'techdocs',
      '/docs/default/component/x/a/#b',
      'pay now',
      '/docs/default/component/x/a/?h=pay%20now#b',
    ],
    ['techdocs', '/docs/default/component/x/?v=1', 'a&b', '/docs/default/component/x/?v=1&h=a%26b'],
    ['techdocs', '/docs/default/component/x/#b', '', '/docs/default/component/x/#b'],
    ['techdocs', 'javascript:alert(1)', 'a', 'javascript:alert(1)'],
    ['software-catalog', '/catalog/default/api/x', 'a', '/catalog/default/api/x'],
  ])('of %s at %s for "%s" is %s', (type, location, term, link) => {
    expect(resultLink({ type, location }, term)).toBe(link)
  })

  it('has the names of its folders', () => {
    expect(breadcrumbsOf('how-to/roll%20back/index.html#now')).toEqual(['how-to', 'roll back'])
    expect(breadcrumbsOf('%E0%/')).toEqual(['%E0%'])
    expect(breadcrumbsOf('')).toEqual([])
  })
})

describe('a refused query', () => {
  const refused = (message: string) => refusalOf({ ...failure, kind: 'rejected', message })
  it('says what the backend refuses', () => {
    expect(
      refused('Invalid query string: [{ "message": "The term is too long", "path": ["term"] }]'),
    ).toEqual({ reason: 'other', message: 'The term is too long' })
    expect(refused('Invalid query string: [{ "path": ["types", 0] }]')).toEqual({
      reason: 'unknownType',
    })
    expect(refused('Odd characters')).toEqual({ reason: 'other', message: 'Odd characters' })
    expect(refusalOf(failure)).toBeUndefined()
  })
})

describe('the configuration', () => {
  const read = (data: object) =>
    readSearchConfig(new ConfigReader([{ context: 'test', data: data as never }]))
  it.each([
    [{ app: { search: { types: { appearance: 'wheel' } } } }, /app\.search\.types\.appearance/],
    [{ app: { search: { types: { options: [{ name: 'x' }] } } } }, /value/],
    [{ search: { query: { pageLimit: 0 } } }, /search\.query\.pageLimit/],
  ])('refuses %j', (data, message) => {
    expect(() => read(data)).toThrow(message)
  })
})
