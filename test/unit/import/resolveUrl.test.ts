import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { IncorrectUrlError } from '../../../src/model/integrations/repositoryAddress.ts'
import { resolveEditUrl, resolveUrl } from '../../../src/model/integrations/resolveUrl.ts'
import { manyIntegrations } from '../../support/integrations.ts'

const resolve = (base: string, url: string, lineNumber?: number) =>
  resolveUrl(manyIntegrations, { base, url, ...(lineNumber !== undefined && { lineNumber }) })

const github = 'https://github.com/o/r'
const gitlab = 'https://gitlab.com/g/p/-'
const azure = 'https://dev.azure.com/o/p/_git/r'
const gitiles = 'https://gitiles.example/g/p/+/refs/heads/main'

describe('a link in a repository leads', () => {
  it.each([
    [`${github}/blob/main/docs/a.md`, 'b.md', `${github}/tree/main/docs/b.md`],
    [`${github}/blob/main/docs/a.md`, './b.md#part', `${github}/tree/main/docs/b.md#part`],
    [`${github}/blob/main/docs/a.md`, '../b%20c.md', `${github}/tree/main/b%20c.md`],
    [`${github}/blob/main/docs/a.md`, '../../../../b.md', `${github}/tree/main/b.md`],
    [`${github}/blob/main/docs/a.md`, '/b.md', `${github}/tree/main/b.md`],
    [
      `${github}/blob/main/docs/a.md`,
      '//evil.example/b.md',
      `${github}/tree/main/evil.example/b.md`,
    ],
    [`${github}/blob/main/docs/a.md`, '', `${github}/tree/main/docs/a.md`],
    [`${github}/blob/feature/x/a.md`, 'b.md', `${github}/tree/feature/x/b.md`],
    [`${github}/tree/main/docs/`, 'b.md', `${github}/tree/main/docs/b.md`],
    [`${github}/tree/main/docs`, 'b.md', `${github}/tree/main/b.md`],
    [`${github}/tree/main`, 'b.md', `${github}/tree/main/b.md`],
    [github, 'docs/b.md', `${github}/tree/HEAD/docs/b.md`],
    [`https://user:token@github.com/o/r/blob/main/a`, 'b', `${github}/tree/main/b`],
    [`${gitlab}/blob/main/docs/a.md`, 'b.md', `${gitlab}/blob/main/docs/b.md`],
    [`${gitlab}/blob/main/docs/a.md`, 'img/', `${gitlab}/tree/main/docs/img`],
    [`${gitlab}/raw/main/docs/a.md`, 'b.png', `${gitlab}/raw/main/docs/b.png`],
    [
      `${azure}?path=/docs/a.md&version=GBmain`,
      'b.md',
      `${azure}?path=%2Fdocs%2Fb.md&version=GBmain`,
    ],
    [`${azure}?path=/docs/`, 'b.md', `${azure}?path=%2Fdocs%2Fb.md`],
    [`${azure}?path=/docs/a.md`, '/b.md', `${azure}?path=%2Fb.md`],
    [`${gitiles}/docs/a.md`, '/b.md', `${gitiles}/b.md`],
    [
      'https://b.s3.amazonaws.com/x/a.yaml?v=1',
      'b.yaml',
      'https://b.s3.amazonaws.com/x/b.yaml?v=1',
    ],
    ['https://elsewhere.example/x/a.yaml', '/b.yaml', 'https://elsewhere.example/b.yaml'],
    ['https://user:token@elsewhere.example/x/a.yaml', 'b', 'https://elsewhere.example/x/b'],
    ['https://token@elsewhere.example/x/a.yaml', 'b', 'https://elsewhere.example/x/b'],
    ['https://user:token@raw.githubusercontent.com/o/r/main/a', 'b', `${github}/tree/main/b`],
    ['https://github.com/features', '/pricing', 'https://github.com/pricing'],
    [`${github}/blob/main/a`, 'https://elsewhere.example/b?c#d', 'https://elsewhere.example/b?c#d'],
    [`${github}/blob/main/a`, 'mailto:ada@example.org', 'mailto:ada@example.org'],
    [
      `${github}/blob/main/a`,
      'https://user:token@elsewhere.example/',
      'https://elsewhere.example/',
    ],
  ])('from %s by %s to %s', (base, url, expected) => {
    expect(resolve(base, url)).toBe(expected)
  })

  it.each([
    [`${github}/blob/main/a`, `${github}/tree/main/b#L3`],
    [`${gitlab}/blob/main/a`, `${gitlab}/blob/main/b#L3`],
    ['https://bitbucket.org/w/r/src/main/a', 'https://bitbucket.org/w/r/src/main/b#lines-3'],
    [
      'https://bitbucket.example/context/projects/P/repos/r/browse/a',
      'https://bitbucket.example/context/projects/P/repos/r/browse/b#3',
    ],
    [`${gitiles}/a`, `${gitiles}/b#3`],
    [`${azure}?path=/a`, `${azure}?path=%2Fb&line=3&lineEnd=4&lineStartColumn=1&lineEndColumn=1`],
    ['https://elsewhere.example/a', 'https://elsewhere.example/b#L3'],
  ])('from %s to line 3: %s', (base, expected) => {
    expect(resolve(base, 'b', 3)).toBe(expected)
  })

  it.each([
    [`${github}/blob/main/a`, 'javascript:alert(1)'],
    [`${github}/blob/main/a`, ' javascript:alert(1)'],
    [`${github}/blob/main/a`, 'java\nscript:alert(1)'],
    [`${github}/blob/main/a`, 'file:///etc/passwd'],
    [`${github}/blob/main/a`, '..%2f..%2fb'],
    [`${github}/blob/main/a`, '%zz'],
    [`${github}/blob/main/a`, 'http://['],
    ['https://elsewhere.example/a', '//evil.example/b'],
    ['https://elsewhere.example/a', '\\\\evil.example/b'],
    ['javascript:alert(1)', 'b'],
    ['', 'b'],
  ])('nowhere else, and to nothing that runs: from %s by %s', (base, url) => {
    expect(() => resolve(base, url)).toThrow(IncorrectUrlError)
  })

  it('whatever it is, to a page of the same repository', () => {
    const relative = fc.string({ unit: 'grapheme' }).filter((url) => !URL.canParse(url))
    fc.assert(
      fc.property(relative, (url) => {
        try {
          expect(resolve(`${gitlab}/blob/main/docs/a.md`, url)).toMatch(
            /^https:\/\/gitlab\.com\/g\/p\/-\/(?:blob|tree)\/main(?:[/#]|$)/,
          )
        } catch (error) {
          expect(error).toBeInstanceOf(IncorrectUrlError)
        }
      }),
    )
  })
})

describe('the editor', () => {
  it.each([
    [`${github}/blob/main/a`, `${github}/edit/main/a`],
    [`${gitlab}/blob/main/a`, `${gitlab}/edit/main/a`],
    [
      'https://bitbucket.org/w/r/src/main/a',
      'https://bitbucket.org/w/r/src/main/a?mode=edit&at=main',
    ],
    [`${azure}?path=%2Fa`, `${azure}?path=%2Fa`],
    [`${github}/tree/main`, `${github}/tree/main`],
    ['https://b.s3.amazonaws.com/a.yaml', 'https://b.s3.amazonaws.com/a.yaml'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ])('of %s is %s', (url, expected) => {
    expect(resolveEditUrl(manyIntegrations, url)).toBe(expected)
  })
})
