// Texts of other systems that made expressions slow. Work that grows with the square of a text's length takes minutes for
// these and is stopped; work that grows with the length takes milliseconds.

import { runInNewContext } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { brokenWords } from '../../../src/model/brokenWords.ts'
import { isHeavyMarkdown, mayBeMarkdown } from '../../../src/model/markdownSigns.ts'
import { plainMarkdown } from '../../../src/model/plainMarkdown.ts'
import { withoutTokens } from '../../../src/model/session/withoutTokens.ts'
import { withoutSecrets } from '../../../src/model/shell/errorReport.ts'
import { confinedCss } from '../../../src/ui/docs/articleStyles.ts'

const size = 1_000_000
/** Milliseconds; also interrupts an expression in the middle of its search. */
const patience = 10_000

const filled = (part: string) => part.repeat(size / part.length)
const stopped = <Result>(work: () => Result): Result =>
  runInNewContext('work()', { work }, { timeout: patience }) as Result

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
  'addresses that are not closed': filled('url('),
  'an address of spaces': `url(${filled(' ')}`,
  'addresses in open quotes': filled('url("'),
}

describe.each(Object.entries(texts))('1 MB of %s', (_name, text) => {
  it('is read in one pass by whatever looks for signs, marks, secrets and addresses', () => {
    expect(stopped(() => mayBeMarkdown(text))).toBe(false)
    expect(stopped(() => isHeavyMarkdown(text.slice(0, 50_000)))).toBeDefined()
    expect(stopped(() => brokenWords(text).join('').length)).toBe(text.length)
    expect(stopped(() => plainMarkdown(text)).length).toBeLessThanOrEqual(1_000)
    expect(stopped(() => withoutSecrets(text))).not.toBe('')
    expect(stopped(() => withoutTokens(text))).not.toBe('')
    expect(stopped(() => confinedCss(text, () => undefined))).not.toBe('')
  })
})

it('looks for signs in texts of up to 50,000 characters, and for paragraphs where they would be lost', () => {
  const blank = '\n\t '.repeat(16_000)
  expect(mayBeMarkdown(`${blank}x`, { showsLines: true })).toBe(false)
  expect(mayBeMarkdown(`${blank}x`)).toBe(true)
  expect(mayBeMarkdown('*'.repeat(50_000))).toBe(true)
  expect(mayBeMarkdown('*'.repeat(50_001))).toBe(false)
  for (const text of ['a *b*', '- a', '  + a', '12. a', '3) a', 'see https://a.example'])
    expect(mayBeMarkdown(text, { showsLines: true })).toBe(true)
  expect(mayBeMarkdown('a\n\nb')).toBe(true)
  for (const text of ['a - b', 'a 1. b', 'one line\nand another', '-a', '1.5 times'])
    expect(mayBeMarkdown(text)).toBe(false)
})
