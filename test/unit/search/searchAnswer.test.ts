// Search results and their highlights, as Lunr and PostgreSQL send them.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readSearches, withSearch } from '../../../src/model/preferences/recentSearches.ts'
import { bestHits } from '../../../src/model/search/bestHits.ts'
import { runsOf, snippetOf, textOf } from '../../../src/model/search/highlights.ts'
import { decodeSearchPage } from '../../../src/model/search/searchAnswer.ts'
import { recordedBody } from '../../support/backend.ts'

const tags = { preTag: '<1f>', postTag: '</1f>' }
const match = (text: string) => ({ text, isMatch: true })
const plain = (text: string) => ({ text, isMatch: false })

const result = (document: object, highlight?: object) => ({
  type: 'software-catalog',
  document: { title: 'T', text: 'x', location: '/a', ...document },
  ...(highlight && { highlight }),
})

describe('runs', () => {
  it.each([
    ['a <1f>b</1f> c', [plain('a '), match('b'), plain(' c')]],
    ['<1f>a<1f>b</1f>c</1f>d', [match('abc'), plain('d')]],
    ['a</1f>b<1f>c', [plain('ab'), match('c')]],
    ['<b onclick="x">a</b><1f></1f>', [plain('<b onclick="x">a</b>')]],
    ['', []],
  ])('of %s', (text, runs) => {
    expect(runsOf(text, tags)).toEqual(runs)
  })

  it('take the same tag on both sides as switching', () => {
    expect(runsOf('a*b*c', { preTag: '*', postTag: '*' })).toEqual([
      plain('a'),
      match('b'),
      plain('c'),
    ])
  })

  it('lose and invent nothing', () => {
    const pieces = fc.array(
      fc.oneof(fc.constant(tags.preTag), fc.constant(tags.postTag), fc.string()),
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('')
        const left = text.replaceAll(tags.preTag, '\0').replaceAll(tags.postTag, '\0')
        expect(textOf(runsOf(text, tags))).toBe(left.replaceAll('\0', ''))
      }),
    )
  })
})

describe('a snippet', () => {
  it('shows a long text around its first match, in whole characters', () => {
    const runs = snippetOf(runsOf(`${'😀'.repeat(2_000)}<1f>here</1f>${'b'.repeat(2_000)}`, tags))
    expect(runs).toContainEqual(match('here'))
    expect(textOf(runs)).toMatch(/^….*…$/su)
    expect(textOf(runs).length).toBeLessThan(810)
    expect(textOf(runs).isWellFormed()).toBe(true)
  })

  it('begins with the text where the match is near, and has one line', () => {
    expect(textOf(snippetOf(runsOf(`a\n  b <1f>c</1f>${' d'.repeat(1_000)}`, tags)))).toMatch(
      /^a b c d .*…$/,
    )
  })
})

describe('an answer', () => {
  it('has results, their number and the cursors', () => {
    const page = decodeSearchPage(recordedBody('index-catalog-2'))
    expect(page).toMatchObject({ numberOfResults: 94, odd: [] })
    expect(page.results).toHaveLength(25)
    expect([page.nextPageCursor, page.previousPageCursor]).toEqual(['Mg==', 'MA=='])
    expect(page.results[0]?.rank).toBe(26)
  })

  it('keeps what a page shows of a document', () => {
    const [entity, docs] = decodeSearchPage(recordedBody('index-checkout')).results
    expect(entity).toMatchObject({
      type: 'software-catalog',
      title: [match('Checkout'), plain(' Service')],
      fields: { kind: 'Component', owner: 'storefront-team', lifecycle: 'production' },
    })
    expect(docs).toMatchObject({ type: 'techdocs', fields: { entityTitle: 'Checkout Service' } })
    expect(docs?.fields).not.toHaveProperty('annotations')
  })

  it.each([
    ['software-catalog', [plain('Works out what the '), match('customer'), plain(' pays.')]],
    ['techdocs', [plain('Works out **what the '), match('customer'), plain('** [pays](/a).')]],
  ])('reads the text of an entity as Markdown, in no other way that of %s', (type, snippet) => {
    const text = 'Works out **what the <1f>customer</1f>** [pays](/a).'
    const entity = result({ kind: 'Component' }, { ...tags, fields: { text } })
    const { results } = decodeSearchPage({ results: [{ ...entity, type }] })
    expect(results[0]?.snippet).toEqual(snippet)
  })

  it('keeps unknown types, and names the results that it cannot read', () => {
    const page = decodeSearchPage({
      results: [
        { ...result({}), type: 'adr' },
        null,
        { type: 'adr' },
        { type: 'adr', document: { title: 'No place' } },
        { document: { name: 'No type', location: '/a' } },
        result({ title: undefined, name: 'Named' }),
      ],
    })
    expect(page.results.map(({ title }) => textOf(title))).toEqual(['T', 'Named'])
    expect(page.odd).toEqual(['#2', 'adr', 'No place', 'No type'])
    expect(page.numberOfResults).toBeUndefined()
  })

  it('of PostgreSQL has the excerpts around the matches', () => {
    const file = 'test/fixtures/searchPostgres.json'
    const page = decodeSearchPage(JSON.parse(readFileSync(file, 'utf8')) as unknown)
    expect(page).toMatchObject({ numberOfResults: 20, nextPageCursor: 'MQ==', odd: [] })
    const [first] = page.results
    expect(first?.title).toEqual([match('Checkout'), plain(' Service')])
    expect(first?.snippet).toEqual([
      match('checkout'),
      plain(' service turns a basket into an order . It reserves stock, has the payment'),
    ])
  })

  it("shows PostgreSQL's excerpts, but whole titles", () => {
    const [first] = decodeSearchPage({
      results: [
        result(
          { title: 'A long title of a page', text: 'The whole text' },
          {
            ...tags,
            fields: { title: 'long <1f>title</1f>', text: '<1f>whole</1f> text', path: '' },
          },
        ),
      ],
    }).results
    expect(first?.title).toEqual([plain('A long title of a page')])
    expect(first?.snippet).toEqual([match('whole'), plain(' text')])
  })

  it.each([null, [], {}, { results: {} }])('of another shape is refused: %j', (json) => {
    expect(() => decodeSearchPage(json)).toThrow('The response is not a list of search results')
  })

  it('survives any results', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (results) => {
        const page = decodeSearchPage(JSON.parse(JSON.stringify({ results })) as unknown)
        expect(page.results.length + page.odd.length).toBe(results.length)
      }),
    )
  })
})

describe('the best hits', () => {
  it('lead into the portal, each once', () => {
    const page = decodeSearchPage({
      results: [
        result({ kind: 'API' }),
        result({ title: 'Again' }),
        result({ location: 'https://a.example' }),
        result({ location: 'javascript:alert(1)' }),
        { ...result({ location: '/docs/a/b/c/#d', kind: 'api' }), type: 'techdocs' },
      ],
    })
    expect(bestHits(page, 'x y')).toEqual([
      { title: 'T', detail: 'x', to: '/a', kind: 'API' },
      { title: 'T', detail: 'x', to: '/docs/a/b/c/?h=x%20y#d' },
    ])
  })
})

describe('recent searches', () => {
  it('are the newest ten, each once', () => {
    const terms = Array.from({ length: 12 }, (_, place) => `t${String(place)}`)
    const recent = terms.reduce<readonly string[]>(withSearch, [])
    expect(recent).toHaveLength(10)
    expect(withSearch(recent, ' T11 ')[0]).toBe('T11')
    expect(withSearch(recent, ' T11 ')).toHaveLength(10)
    expect(withSearch(recent, '  ')).toBe(recent)
  })

  it('are read without what is no text', () => {
    expect(readSearches(['a', 1, '', ' ', 'b'])).toEqual(['a', 'b'])
    expect(readSearches('a')).toBeUndefined()
  })
})
