import { describe, expect, it } from '@jest/globals'
import { issueTitle, issueUrl, quoted } from '../../../src/model/docs/docsIssue.ts'
import { decodeDocsMetadata } from '../../../src/model/docs/docsMetadata.ts'
import { docsAddress, docsRequest, parseDocsQuery } from '../../../src/model/docs/docsQuery.ts'
import { readReading, withTab } from '../../../src/model/docs/docsReading.ts'
import { readSyncEvent } from '../../../src/model/docs/docsSync.ts'
import type { Integration } from '../../../src/model/integrations/integration.ts'
import { createDocsIndex } from '../../../src/ui/docs/docsIndex.ts'
import { findMatches } from '../../../src/ui/docs/textMatches.ts'

const found = (html: string, query: string): readonly string[] => {
  const article = document.createElement('article')
  article.innerHTML = html
  document.body.replaceChildren(article)
  return findMatches(article, query).map((range) => range.toString())
}

describe('matches on a page', () => {
  it.each([
    ['<p>Pay, PAY and payment</p>', 'pay', ['Pay', 'PAY', 'pay']],
    ['<p>one <b>ord</b>er and <i>orders</i></p>', 'order', ['order', 'order']],
    ['<p>two\n words, words two</p>', '"two words"', ['two\n words']],
    ['<p>two</p><p>words</p>', '"two words"', []],
    ['<p>a.b axb</p>', 'a.b', ['a.b']],
    ['<p>支払いを確認する</p>', '確認', ['確認']],
    ['<p>İstanbul pay</p>', 'pay', ['pay']],
    ['<h2>Pay<a class="headerlink">pay</a></h2>', 'pay', ['Pay']],
    ['<p>pay</p>', '  ', []],
  ])('in %s', (html, query, texts) => {
    expect(found(html, query)).toEqual(texts)
  })
})

describe('the index of a documentation', () => {
  const index = createDocsIndex(
    JSON.stringify({
      config: {},
      docs: [
        { location: 'pay/', title: 'Payment', text: '<p>All &lt;cards&gt; are tested.</p>' },
        { location: 'pay/#limits', title: 'Limits', text: 'At most 500 per card.' },
        { location: 'ja/', title: '決済', text: '支払いを確認する手順' },
        { location: 7, title: null },
      ],
    }),
  )

  it('finds pages and sections, and shows text only', () => {
    expect(index.search('cards')).toEqual([
      { location: 'pay/', title: 'Payment', page: undefined, snippet: 'All <cards> are tested.' },
    ])
    expect(index.search('limit')).toEqual([
      {
        location: 'pay/#limits',
        title: 'Limits',
        page: 'Payment',
        snippet: 'At most 500 per card.',
      },
    ])
  })

  it('finds words of languages without spaces', () => {
    expect(index.search('確認').map(({ location }) => location)).toEqual(['ja/'])
  })

  it('is refused if it is none', () => {
    expect(() => createDocsIndex('<html>')).toThrow('the index has no list of pages')
  })
})

describe('reporting an issue', () => {
  const hosts = [
    { type: 'github', host: 'github.com', title: 'GitHub', apiBaseUrl: 'https://api.github.com' },
    {
      type: 'gitlab',
      host: 'gitlab.com',
      title: 'GitLab',
      baseUrl: 'https://gitlab.com',
      apiBaseUrl: 'https://gitlab.com/api/v4',
    },
    { type: 'azure', host: 'dev.azure.com', title: 'Azure' },
  ] as const satisfies readonly Integration[]
  const texts = { title: 'A & B', body: quoted('one\ntwo') }

  it('leads to the page of GitHub or GitLab, and of no other host', () => {
    expect(issueUrl('https://github.com/a/b/edit/main/docs/x.md', hosts, texts)).toBe(
      'https://github.com/a/b/issues/new?title=A%20%26%20B&body=%3E%20one%0A%3E%20two',
    )
    expect(issueUrl('https://gitlab.com/a/b/-/blob/main/x.md', hosts, texts)).toMatch(
      /^https:\/\/gitlab\.com\/a\/b(?:\/-)?\/issues\/new\?issue%5Btitle%5D=A%20%26%20B&issue%5Bdescription%5D=/,
    )
    expect(issueUrl('https://dev.azure.com/a/_git/b', hosts, texts)).toBeUndefined()
    expect(issueUrl('https://example.com/a/b', hosts, texts)).toBeUndefined()
  })

  it('cuts a title to 70 characters', () => {
    expect(issueTitle('x'.repeat(70))).toBe('x'.repeat(70))
    expect(issueTitle('😀'.repeat(71))).toBe(`${'😀'.repeat(70)}...`)
  })
})

describe('what the backend says', () => {
  it('is read as far as it is known', () => {
    const sent = { site_name: 'Shop', site_description: 'None', build_timestamp: 1760000000000 }
    expect(decodeDocsMetadata(sent)).toEqual({
      siteName: 'Shop',
      siteDescription: '',
      builtAt: 1760000000000,
    })
    expect(decodeDocsMetadata({})).toEqual({ siteName: '', siteDescription: '', builtAt: null })
    expect(() => decodeDocsMetadata([])).toThrow('an object')
    expect(readSyncEvent({ type: 'log', data: '"INFO"' })).toEqual({ type: 'log', text: 'INFO' })
    expect(readSyncEvent({ type: 'finish', data: '{"updated":true}' })).toEqual({
      type: 'finish',
      updated: true,
    })
    expect(readSyncEvent({ type: 'error', data: 'no JSON' })).toEqual({
      type: 'error',
      message: 'no JSON',
    })
    expect(readSyncEvent({ type: 'ping', data: '' })).toBeUndefined()
  })

  it('has reading settings of the allowed sizes only', () => {
    expect(readReading({ textSize: 130, isExpanded: true, tabs: ['npm', 7, 'yarn'] })).toEqual({
      textSize: 130,
      isExpanded: true,
      tabs: ['npm', 'yarn'],
    })
    const usual = { textSize: 100, isExpanded: false, tabs: [] }
    expect(readReading({ textSize: 120 })).toEqual(usual)
    expect(readReading({ tabs: 'npm' })).toEqual(usual)
    expect(readReading('large')).toBeUndefined()
  })

  it('remembers the tabs that were chosen last, thirty of them', () => {
    expect(withTab(['npm', 'yarn'], 'yarn')).toEqual(['yarn', 'npm'])
    expect(withTab(['npm'], '')).toEqual(['npm'])
    expect(withTab(['npm'], 'x'.repeat(101))).toEqual(['npm'])
    const many = Array.from({ length: 40 }, (_, index) => String(index))
    const kept = readReading({ tabs: many })
    expect(kept?.tabs).toHaveLength(30)
    expect(withTab(kept?.tabs ?? [], 'npm').slice(0, 2)).toEqual(['npm', '0'])
  })
})

describe('the list of documentation', () => {
  it('has its filters in the URL', () => {
    for (const address of ['/docs', '/docs?filters[user]=starred&filters[text]=pay&view=table'])
      expect(docsAddress(parseDocsQuery(address.replace('/docs', '')))).toBe(address)
    expect(parseDocsQuery('?filters[user]=x&view=y')).toEqual(parseDocsQuery(''))
  })

  it('is asked for by annotation, owner and stars', () => {
    const mine = { owned: ['group:default/a'], starred: ['api:default/x', 'api:default/y'] }
    const filters = (search: string) => docsRequest(parseDocsQuery(search), mine)?.filters
    const exists = expect.anything() as unknown
    expect(filters('')).toEqual([{ 'metadata.annotations.backstage.io/techdocs-ref': exists }])
    expect(filters('?filters[user]=owned')?.[0]).toMatchObject({
      'relations.ownedBy': ['group:default/a'],
    })
    expect(filters('?filters[user]=starred')).toMatchObject([
      { kind: 'api', 'metadata.namespace': 'default', 'metadata.name': ['x', 'y'] },
    ])
    expect(
      docsRequest(parseDocsQuery('?filters[user]=starred'), { owned: [], starred: [] }),
    ).toBeUndefined()
  })
})
