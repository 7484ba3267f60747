import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { checkValues } from '../../../src/model/scaffolder/form/checkValues.ts'
import {
  isCostly,
  loadPatternEngine,
  matchesPattern,
} from '../../../src/model/scaffolder/form/patternMatch.ts'

const evil = '^(a+)+$'
const longer = `${'a'.repeat(40)}!`

const problemsOf = (pattern: string, value: string) =>
  checkValues({ properties: { name: { type: 'string', pattern } } }, { name: value })

it('names what cannot be checked without blocking the page, while the engine is missing', () => {
  expect(problemsOf(evil, longer)).toEqual([
    { pointer: '/name', keyword: 'unchecked', params: { limit: evil } },
  ])
})

it('tells what would take long, and nothing usual, from the rest', () => {
  const costly = [evil, '^(a|aa)+$', '^(a?){30}a{30}$', '^(.*,)*$', '^([a-z]+-?)+$', '^.*a.*b.*c$']
  const cheap = [
    '^[a-z0-9]+$',
    '^a{1,63}$',
    '^(yes|no)$',
    String.raw`^\(+$`,
    '^[(+)*]+$',
    '^(ab)*$',
  ]
  expect(costly.filter((pattern) => !isCostly(pattern))).toEqual([])
  expect(cheap.filter(isCostly)).toEqual([])
})

describe('with the engine', () => {
  beforeAll(loadPatternEngine)

  it.each([evil, '^(a|aa)+$', '^(a?){40}a{40}$', String.raw`^(\w+\s?)*$`, '(x+x+)+y'])(
    'refuses what %s does not match, at once',
    (pattern) => {
      expect(
        problemsOf(pattern, longer.replaceAll('a', pattern.includes('x') ? 'x' : 'a')),
      ).toEqual([{ pointer: '/name', keyword: 'pattern', params: { limit: pattern } }])
    },
  )

  it('leaves a pattern that looks around or refers back to the browser, unless it could block', () => {
    expect(matchesPattern('^(?!.*--)[a-z-]+$', 'a-b')).toBe(true)
    expect(matchesPattern('^(?!.*--)[a-z-]+$', 'a--b')).toBe(false)
    expect(matchesPattern(String.raw`^(a+)\1+$`, 'aaaa')).toBe(true)
    expect(problemsOf('^(?=(a+)+$)', longer)).toEqual([
      { pointer: '/name', keyword: 'unchecked', params: { limit: '^(?=(a+)+$)' } },
    ])
  })

  it('tells a costly pattern together with the other problems of the field', () => {
    const schema = { properties: { name: { pattern: evil, format: 'email', maxLength: 3 } } }
    const found = checkValues(schema, { name: longer })
    expect(found.map(({ keyword }) => keyword)).toEqual(['maxLength', 'pattern', 'format'])
    expect(checkValues(schema, { name: 'aaa' }).map(({ keyword }) => keyword)).toEqual(['format'])
  })

  it('matches as the browser does', () => {
    const piece = fc.constantFrom(
      'a',
      '[ab]',
      'b*',
      '(a|b)',
      '(ab)*',
      '(a+b?)*',
      '.',
      String.raw`\d+`,
    )
    const pattern = fc
      .array(piece, { minLength: 1, maxLength: 4 })
      .map((all) => `^${all.join('')}$`)
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'ä'), maxLength: 6 })
    fc.assert(
      fc.property(pattern, text, (one, value) => {
        expect(matchesPattern(one, value)).toBe(new RegExp(one, 'u').test(value))
      }),
      { numRuns: 500 },
    )
  })
})
