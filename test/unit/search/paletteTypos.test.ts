// Typos that the command palette forgives, and the kind before a text.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isNamed, ranked, rankOf, typosAtStart } from '../../../src/model/entities/ranking.ts'
import { kindsFrom, paletteQuery } from '../../../src/model/palette/paletteQuery.ts'
import { entitySearch, looserTerms } from '../../../src/model/palette/searchRequest.ts'

describe('typos', () => {
  it.each([
    ['chekout', 'Checkout Service', 5],
    ['cehckout', 'Checkout Service', 5],
    ['checkoutt', 'Checkout Service', 5],
    ['check0ut servise', 'Checkout Service', 5],
    ['servcie', 'checkoutService', 5],
    ['checkout servise', 'Checkout Service', 5],
    // One in a word of up to seven letters, two in a longer one, none in a short one.
    ['chkot', 'Checkout Service', undefined],
    ['chkotserv', 'Checkout Service', undefined],
    ['lde', 'Ledger', undefined],
    ['payroll', 'Checkout Service', undefined],
  ] as const)('%j in %j ranks %s', (typed, name, rank) => {
    expect(rankOf(typed, { names: [name] })).toBe(rank)
  })

  it('are not forgiven where a name is meant as typed', () => {
    const items = ['Rest', 'Test'].map((name) => ({ names: [name] }))
    expect(ranked('test', items).map(({ item }) => item.names[0])).toEqual(['Test'])
    expect(ranked('tost', items).map(({ item }) => item.names[0])).toEqual(['Test'])
    expect([isNamed('test', items), isNamed('tost', items)]).toEqual([true, false])
  })

  const word = fc.string({
    minLength: 5,
    maxLength: 12,
    unit: fc.constantFrom('a', 'b', 'c', 'd', '目'),
  })

  it('count one for each letter that is left out, doubled, or swapped', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, at) => {
        const letters = Array.from(text)
        const place = at % (letters.length - 1)
        const [one = '', other = ''] = letters.slice(place)
        const changed = [
          letters.toSpliced(place, 1),
          letters.toSpliced(place, 0, one),
          letters.toSpliced(place, 2, other, one),
        ]
        for (const typed of changed)
          expect(typosAtStart(typed.join(''), text)).toBeLessThanOrEqual(1)
        expect(typosAtStart(text, `${text} and more`)).toBe(0)
      }),
    )
  })

  it('leave one half of the word as it is, so that the catalog finds it', () => {
    expect(looserTerms('chekout')).toEqual(['che', 'kout'])
    expect(looserTerms('pay')).toEqual([])
    fc.assert(
      fc.property(word, fc.nat(), (text, at) => {
        const typed = Array.from(text)
          .toSpliced(at % Array.from(text).length, 1)
          .join('')
        const halves = looserTerms(typed)
        expect(halves.length === 0 || halves.some((half) => text.includes(half))).toBe(true)
      }),
    )
  })
})

describe('a kind', () => {
  it.each([
    ['pay', { text: 'pay' }],
    ['kind:api pay', { kind: 'api', text: 'pay' }],
    ['  KIND:API   pay ledger ', { kind: 'api', text: 'pay ledger' }],
    ['kind:api ', { kind: 'api', text: '' }],
    ['kind:ap', { kindStart: 'ap', text: '' }],
    ['kind:', { kindStart: '', text: '' }],
    ['kind: ', { kindStart: '', text: '' }],
    ['a kind:api', { text: 'a kind:api' }],
    ['api:default/orders', { text: 'api:default/orders' }],
  ])('in %j is read as %j', (typed, expected) => {
    expect(paletteQuery(typed)).toEqual(expected)
  })

  it('is completed from those that are known, else taken as it is', () => {
    expect(kindsFrom('co')).toEqual(['Component'])
    expect(kindsFrom('').length).toBeGreaterThan(5)
    expect(kindsFrom('robot')).toEqual(['robot'])
  })

  it('narrows what the catalog is asked', () => {
    expect(entitySearch('pay', 'api').filters).toEqual([{ kind: 'api' }])
    expect(entitySearch('pay').filters).toEqual([])
  })
})
