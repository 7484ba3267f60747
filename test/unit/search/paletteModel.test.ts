// Matches for the command palette, and their order.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { entitiesQueryPath } from '../../../src/model/entities/catalogPaths.ts'
import {
  entryOf,
  pathOfEntry,
  readEntries,
  type EntityEntry,
} from '../../../src/model/entities/entityEntry.ts'
import { ranked, rankOf } from '../../../src/model/entities/ranking.ts'
import { bestEntries } from '../../../src/model/palette/bestEntries.ts'
import { entitySearch, searchTerm } from '../../../src/model/palette/searchRequest.ts'
import { catalogSearchPath } from '../../../src/model/paths.ts'
import { isPaletteShortcut, shortcutName } from '../../../src/model/shell/shortcut.ts'

describe('the rank of a name', () => {
  it.each([
    ['checkout service', 'Checkout Service', 0],
    ['check', 'Checkout Service', 1],
    ['serv', 'Checkout Service', 2],
    ['ch se', 'Checkout Service', 2],
    ['se ch', 'Checkout Service', 2],
    ['service', 'checkoutService', 2],
    ['led', 'payments-ledger', 2],
    ['kout', 'Checkout Service', 3],
    ['kout vice', 'Checkout Service', 3],
    ['zurich', 'Zürich', 0],
    ['ZÜRICH', 'zu\u0308rich', 0],
    ['目', '目录', 1],
    ['录', '目录', 3],
    ['x', 'Checkout Service', undefined],
    ['checkout x', 'Checkout Service', undefined],
  ] as const)('%j in %j is %s', (typed, name, rank) => {
    expect(rankOf(typed, { names: [name] })).toBe(rank)
  })

  it('is that of its best name, and the last where only other words tell', () => {
    const api = { names: ['Orders', 'orders-api'], words: ['API:default/orders-api', 'openapi'] }
    expect(rankOf('orders-a', api)).toBe(1)
    expect(rankOf('openapi orders', api)).toBe(4)
    expect(rankOf('api:default/orders-api', api)).toBe(4)
    expect(rankOf('grpc orders', api)).toBeUndefined()
  })

  const letters = ['a', 'b', 'c', 'X', 'Y', 'Z', ' ', 'ä', 'é', '-', '_', '.', '目'] as const
  const name = fc.string({ minLength: 1, unit: fc.constantFrom(...letters) })

  it('is never worse than a prefix for a beginning of it, whatever the case', () => {
    fc.assert(
      fc.property(name, fc.nat(), (text, at) => {
        const typed = text.slice(0, at % (text.length + 1))
        fc.pre(typed.trim() === typed)
        expect(rankOf(typed.toUpperCase(), { names: [text] })).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is there for any part of it, and never better for more words', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (text, from, length) => {
        const part = text.slice(from % text.length, (from % text.length) + (length % 5) + 1)
        expect(rankOf(part, { names: [text] })).toBeDefined()
      }),
    )
  })
})

it('puts the best first, and keeps the order of equals', () => {
  const items = ['a shelf', 'Self', 'selfish', 'by self', 'selfie', 'other'].map((one) => ({
    names: [one],
  }))
  expect(ranked('self', items).map(({ item, rank }) => [item.names[0], rank])).toEqual([
    ['Self', 0],
    ['selfish', 1],
    ['selfie', 1],
    ['by self', 2],
  ])
})

describe('what the catalog is asked', () => {
  it.each([
    ['checkout', 'checkout'],
    ['  Checkout  ', 'checkout'],
    ['api orders', 'orders'],
    ['component pay', 'pay'],
    ['api:default/orders-api', 'orders-api'],
    ['service', 'service'],
    ['api', 'api'],
  ])('for %j it is asked for %j', (typed, term) => {
    expect(searchTerm(typed)).toBe(term)
  })

  it('is one page of names, without a count', () => {
    const { searchParams } = new URL(entitiesQueryPath(entitySearch('pay')), 'http://backend')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      fullTextFilterTerm: 'pay',
      fullTextFilterFields: 'metadata.name,metadata.title,spec.profile.displayName',
      totalItems: 'exclude',
      limit: '50',
    })
  })

  it('leads to the catalog with every kind where nothing else does', () => {
    expect(catalogSearchPath(' a b ')).toBe('/catalog?filters[kind]=all&filters[text]=a%20b')
  })
})

const entry = (ref: string, title = ref, type?: string): EntityEntry => ({
  ref,
  title,
  ...(type !== undefined && { type }),
})

describe('an entity as a line of the list', () => {
  it('has a name, a path, and what sort of thing it is', () => {
    const made = entryOf({
      kind: 'API',
      metadata: { name: 'orders', title: 'Orders', description: 'x'.repeat(300) },
      spec: { type: 'openapi' },
    })
    expect(made).toEqual({
      ref: 'API:default/orders',
      title: 'Orders',
      type: 'openapi',
      description: 'x'.repeat(200),
    })
    expect(pathOfEntry(made)).toBe('/catalog/default/api/orders')
  })

  it('comes back from storage as it was, and without what is none', () => {
    const entries = [entry('API:default/orders', 'Orders', 'openapi'), entry('User:a/b')]
    expect(readEntries(JSON.parse(JSON.stringify(entries)))).toEqual(entries)
    expect(readEntries([null, 1, {}, { ref: 'a/b/c/d', title: 't' }, ...entries])).toEqual(entries)
    expect(readEntries({})).toBeUndefined()
  })

  it('is among the hits where all words tell, the best first and at most so many', () => {
    const found = [
      entry('API:default/orders', 'Orders', 'openapi'),
      entry('Component:default/reorders', 'Reorders'),
      entry('API:default/orders-graph', 'Orders graph', 'graphql'),
    ]
    expect(bestEntries('api orders', found, 8).map(({ title }) => title)).toEqual([
      'Orders',
      'Orders graph',
    ])
    expect(bestEntries('orders', found, 1).map(({ title }) => title)).toEqual(['Orders'])
  })
})

describe('the keys', () => {
  const key = { key: 'k', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

  it.each([
    ['Linux', { ctrlKey: true }, true],
    ['Linux', { ctrlKey: true, key: 'K' }, true],
    ['Linux', { metaKey: true }, false],
    ['Linux', { ctrlKey: true, shiftKey: true }, false],
    ['Linux', { ctrlKey: true, key: 'l' }, false],
    ['Macintosh', { metaKey: true }, true],
    // On Apple keyboards it deletes to the end of the line.
    ['Macintosh', { ctrlKey: true }, false],
  ])('on %s %j opens: %s', (userAgent, pressed, expected) => {
    expect(isPaletteShortcut({ ...key, ...pressed }, userAgent)).toBe(expected)
  })

  it('are named as assistive technology wants them', () => {
    expect([shortcutName('Linux'), shortcutName('Macintosh')]).toEqual(['Control+K', 'Meta+K'])
  })
})
