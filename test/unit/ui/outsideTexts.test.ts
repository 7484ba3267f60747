// Texts of others, of any length and shape: cut, broken, or shown as they are, in a time that grows with their length.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { brokenWords } from '../../../src/model/brokenWords.ts'
import { isHeavyMarkdown } from '../../../src/model/markdownSigns.ts'

describe('long words', () => {
  it('have a place to break every 500 characters, and lose nothing', () => {
    expect(brokenWords('a few words')).toEqual(['a few words'])
    expect(brokenWords('x'.repeat(1_200)).map(({ length }) => length)).toEqual([500, 500, 200])
    fc.assert(
      fc.property(fc.array(fc.constantFrom('x', ' ', 'ü', '\n', 'y'.repeat(499))), (letters) => {
        const text = letters.join('')
        expect(brokenWords(text).join('')).toBe(text)
      }),
    )
  })
})

describe('Markdown that would block the page', () => {
  it.each([
    ['quotes within quotes', '>'.repeat(5_000)],
    ['lists within lists', '- '.repeat(3_000)],
    ['numbered lists within lists', '1. '.repeat(3_000)],
    ['marks without an end', '_a'.repeat(30_000 / 2)],
    ['tables of one cell', '|a|\n|-|\n\n'.repeat(1_500)],
    ['open brackets', '['.repeat(10_000)],
    ['one word', 'x'.repeat(30_000)],
  ])('is seen: %s', (_name, text) => {
    expect(isHeavyMarkdown(text)).toBe(true)
  })

  it.each([
    [
      'a readme',
      '# Title\n\n- a *list*\n  - of two\n\n> a quote\n\n`code` and [a link](https://a.b)\n',
    ],
    ['a rule', '---\n\n***\n\n----------------------------------------\n'],
    ['a table', `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(300)}`],
    ['dashes in a sentence', 'one - two - three - four - five - six - seven - eight'],
  ])('is not suspected: %s', (_name, text) => {
    expect(isHeavyMarkdown(text)).toBe(false)
  })
})
