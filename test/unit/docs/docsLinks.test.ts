import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { docsFileUrl, docsLinkOf, pageAddressOf } from '../../../src/model/docs/docsLinks.ts'
import {
  matchPlaceOf,
  withMatch,
  withoutMatches,
  withQuery,
} from '../../../src/model/docs/docsMatches.ts'
import { docsFileOf, docsPlaceOf } from '../../../src/model/docs/docsPlace.ts'

const siteAddress = 'http://localhost:7007/api/techdocs/static/docs/default/component/shop/'
const page = {
  address: pageAddressOf(siteAddress, 'guides/start/index.html'),
  siteAddress,
  sitePath: '/docs/default/component/shop',
}

describe('the place of a path', () => {
  it.each([
    ['/docs/default/component/shop', '', '/docs/default/component/shop', false],
    ['/docs/default/component/shop/', '', '/docs/default/component/shop', false],
    ['/docs/default/Component/shop/a/b/', 'a/b/', '/docs/default/component/shop', false],
    ['/catalog/default/component/shop/docs/a/', 'a/', '/catalog/default/component/shop/docs', true],
  ])('of %s', (pathname, path, sitePath, isTab) => {
    expect(docsPlaceOf(pathname)).toMatchObject({ page: path, sitePath, isTab })
  })

  it.each(['/docs', '/docs/default/component', '/docs/default/component/..%2fx', '/catalog/a/b/c'])(
    'is none for %s',
    (pathname) => {
      expect(docsPlaceOf(pathname)).toBeUndefined()
    },
  )

  it('has the file of each page, and none outside of the documentation', () => {
    expect(docsFileOf('')).toBe('index.html')
    expect(docsFileOf('a/b/')).toBe('a/b/index.html')
    expect(docsFileOf('a/b.html')).toBe('a/b.html')
    expect(docsFileOf('日本 語/')).toBe('%E6%97%A5%E6%9C%AC%20%E8%AA%9E/index.html')
    for (const page of ['../x', 'a/../../x', 'a\\..\\x', '%2e%2e/x', './x'])
      expect(docsFileOf(page)).toBeUndefined()
  })
})

describe('a link of a page', () => {
  it.each([
    ['../other/#x', { kind: 'portal', path: '/docs/default/component/shop/guides/other/#x' }],
    ['../../', { kind: 'portal', path: '/docs/default/component/shop' }],
    ['#top', { kind: 'portal', path: '/docs/default/component/shop/guides/start/#top' }],
    ['../../index.html#a', { kind: 'portal', path: '/docs/default/component/shop#a' }],
    ['../../../cart/pay/', { kind: 'portal', path: '/docs/default/component/cart/pay/' }],
    [
      '/catalog/default/component/shop',
      { kind: 'portal', path: '/catalog/default/component/shop' },
    ],
    ['catalog:api:default/orders', { kind: 'portal', path: '/catalog/default/api/orders' }],
    ['../../files/plan.pdf', { kind: 'file', url: `${siteAddress}files/plan.pdf` }],
    ['https://example.com/a', { kind: 'external', url: 'https://example.com/a' }],
    ['mailto:a@example.com', { kind: 'external', url: 'mailto:a@example.com' }],
  ])('%s', (href, link) => {
    expect(docsLinkOf(href, page)).toEqual(link)
  })

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    '../../..%2f..%2fsecret',
    '../../../../../../../catalog/entities',
    'slack://channel',
  ])('leads nowhere: %s', (href) => {
    expect(docsLinkOf(href, page)).toBeUndefined()
  })

  it('may have the protocols of the configuration', () => {
    expect(docsLinkOf('slack://channel', page, ['slack'])).toEqual({
      kind: 'external',
      url: 'slack://channel',
    })
  })

  const pages = ['/catalog', '/docs', '/search']
  const portalAt = (url: string) => ({
    ...page,
    portal: { url, isPage: (path: string) => pages.some((one) => path.startsWith(one)) },
  })
  const inPortal = (path: string) => ({ kind: 'portal', path })
  const outside = (url: string) => ({ kind: 'external', url })
  const own = 'http://portal.example'

  it.each([
    [own, `${own}/catalog/default/component/a`, inPortal('/catalog/default/component/a')],
    [own, `${own}/search?query=a#b`, inPortal('/search?query=a#b')],
    [own, '/catalog/default/component/a', inPortal('/catalog/default/component/a')],
    [own, '/grafana/d/1', outside(`${own}/grafana/d/1`)],
    [own, `${own}/grafana/d/1`, outside(`${own}/grafana/d/1`)],
    [own, '/api/catalog/entities', undefined],
    [`${own}/tools`, `${own}/tools/catalog`, inPortal('/catalog')],
    [`${own}/tools/`, '/tools/catalog', inPortal('/catalog')],
    [`${own}/tools`, '/catalog', inPortal('/catalog')],
    [`${own}/tools`, `${own}/catalog`, outside(`${own}/catalog`)],
    [`${own}/tools`, `${own}/toolsmith`, outside(`${own}/toolsmith`)],
    // The portal and its backend share an origin.
    ['http://localhost:7007', 'http://localhost:7007/catalog/a', inPortal('/catalog/a')],
    [
      'http://localhost:7007',
      'http://localhost:7007/grafana',
      outside('http://localhost:7007/grafana'),
    ],
    ['http://localhost:7007', 'http://localhost:7007/api/catalog/entities', undefined],
    ['http://localhost:7007', '../../../../../../../catalog/entities', undefined],
    ['http://localhost:7007', '../start/', inPortal('/docs/default/component/shop/guides/start/')],
  ])('of a portal at %s: %s', (url, href, link) => {
    expect(docsLinkOf(href, portalAt(url))).toEqual(link)
  })

  it.each(['tel:+43123', 'sms:+43123?body=a'])('%s is called', (href) => {
    expect(docsLinkOf(href, page)).toEqual(outside(href))
  })

  it('never loads a file outside of the documentation from the backend, however it is written', () => {
    const step = fc.constantFrom('..', '.', 'a', '%2e%2e', '..%2f', '%5c..', '%252e', '//', 'api')
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const url = docsFileUrl(steps.join('/'), page)
        if (url === undefined || new URL(url).host !== 'localhost:7007') return
        expect(decodeURIComponent(decodeURIComponent(new URL(url).pathname))).toMatch(
          /^\/api\/techdocs\/static\/docs\/default\/component\/shop\/(?!.*\.\.)/,
        )
      }),
    )
  })

  it('loads pictures of the documentation, of https and of the text itself only', () => {
    expect(docsFileUrl('../../a.png', page)).toBe(`${siteAddress}a.png`)
    expect(docsFileUrl('https://example.com/a.png', page)).toBe('https://example.com/a.png')
    expect(docsFileUrl('data:image/png;base64,AA', page)).toBe('data:image/png;base64,AA')
    for (const source of ['http://example.com/a.png', 'data:text/html,x', '/api/catalog/entities'])
      expect(docsFileUrl(source, page)).toBeUndefined()
  })
})

describe('the searched text in the URL', () => {
  it('is read, stepped through and removed', () => {
    expect(matchPlaceOf('?h=pay+now&match=3')).toEqual({ query: 'pay now', match: 2 })
    expect(matchPlaceOf('?match=x')).toEqual({ query: '', match: undefined })
    expect(withMatch('?h=pay', 4)).toBe('?h=pay&match=5')
    expect(withoutMatches('?h=pay&match=5')).toBe('')
    expect(withQuery('/docs/a/b/c/x/#y', 'pay now')).toBe('/docs/a/b/c/x/?h=pay%20now#y')
    expect(withQuery('/docs/a/b/c/x/#y', ' ')).toBe('/docs/a/b/c/x/#y')
  })
})
