// Texts of other systems that made expressions slow: each ends within the test's time only if the work grows with the
// length of the text and not with its square.

import { describe, expect, it } from '@jest/globals'
import { mayBeMarkdown } from '../../src/model/markdownSigns.ts'
import { plainMarkdown } from '../../src/model/plainMarkdown.ts'
import { withoutTokens } from '../../src/model/session/withoutTokens.ts'
import { withoutSecrets } from '../../src/model/shell/errorReport.ts'

const size = 1_000_000
const filled = (part: string) => part.repeat(size / part.length)

const texts: Readonly<Record<string, string>> = {
  'blank lines': filled('\n'),
  spaces: filled(' '),
  'spaces and line breaks': filled(' \n'),
  digits: filled('1'),
  brackets: filled('['),
  parentheses: filled('('),
  asterisks: filled('*a'),
  underscores: filled('_a'),
  quotes: filled('>'),
  items: filled('- '),
  'one word': filled('a'),
  'queries of tokens': `?${filled('token')}`,
  'parts of a token': `eyJ${filled('.a')}`,
  'comments that are not closed': filled('<!--'),
}

describe.each(Object.entries(texts))('1 MB of %s', (_name, text) => {
  it('is read in one pass by whatever looks for signs, marks and secrets', () => {
    expect(mayBeMarkdown(text)).toBe(false)
    expect(plainMarkdown(text).length).toBeLessThanOrEqual(1_000)
    expect(withoutSecrets(text).length).toBeGreaterThan(0)
    expect(withoutTokens(text).length).toBeGreaterThan(0)
  })
})

it('looks for signs up to 50,000 characters', () => {
  const blank = '\n \t'.repeat(16_000)
  expect(mayBeMarkdown(`${blank}x`)).toBe(true)
  expect(mayBeMarkdown(' '.repeat(49_999))).toBe(false)
  for (const text of ['a *b*', 'a\n\nb', '- a', '  + a', '12. a', '3) a', 'see https://a.example'])
    expect(mayBeMarkdown(text)).toBe(true)
  for (const text of ['a - b', 'a 1. b', 'one line\nand another', '-a', '1.5 times'])
    expect(mayBeMarkdown(text)).toBe(false)
})
