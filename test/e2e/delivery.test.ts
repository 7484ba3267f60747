// How the page is delivered, and whether everyone can use it.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { startSite, type TestSite } from '../../scripts/testSite.ts'
import { openBrowser, openPage, type PageOptions } from './support/browser.ts'

let site: TestSite
let browser: Browser

before(async () => {
  site = await startSite()
  browser = await openBrowser()
})

after(async () => {
  await browser.close()
  await site.stop()
})

it('sends the headers of a real deployment', async () => {
  const answer = await fetch(site.url)
  const policy = answer.headers.get('content-security-policy') ?? ''
  assert.match(policy, /script-src 'self';/)
  assert.match(policy, /frame-ancestors 'none'/)
  assert.doesNotMatch(policy, /unsafe/)
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  assert.equal(answer.headers.get('referrer-policy'), 'strict-origin-when-cross-origin')
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
})

it('compresses, keeps hashed files for ever, and tells a missing file from a page', async () => {
  const html = await (await fetch(`${site.url}/catalog`)).text()
  const [script = ''] = /\/static\/vendor\.[^"\s>]+\.js/.exec(html) ?? []
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(site.url + script, { headers: { 'accept-encoding': encoding } })
    assert.equal(answer.headers.get('content-encoding'), encoding)
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  }
  assert.equal((await fetch(`${site.url}/static/no-such-file.js`)).status, 404)
  assert.equal((await fetch(`${site.url}/catalog/default/component/with.dots`)).status, 200)
  assert.equal((await fetch(site.url, { method: 'POST' })).status, 405)
})

const looks: readonly PageOptions[] = [
  { scheme: 'light' },
  { scheme: 'dark' },
  { scheme: 'light', width: 400 },
  { scheme: 'dark', width: 400 },
]

const routes: readonly (readonly [
  name: string,
  path: string,
  ready: string,
  isRemembered: boolean,
  title: RegExp,
])[] = [
  ['sign-in', '/', 'text=Guest', false, /^Sign in to Portico$/],
  ['index', '/catalog', 'tbody tr th a', true, /^Halden Freight Catalog$/],
  [
    'empty index',
    '/catalog?filters[text]=nosuchthing',
    'text=No records to display',
    true,
    /^Halden Freight Catalog$/,
  ],
  [
    'entity',
    '/catalog/default/component/checkout-service',
    'text=About',
    true,
    /^Checkout Service$/,
  ],
  [
    'missing entity',
    '/catalog/default/component/nope',
    'text=Entity was not found',
    true,
    /^Entity was not found$/,
  ],
  ['settings', '/settings', 'text=Appearance', true, /^Settings$/],
  ['no page', '/nowhere', 'text=PAGE NOT FOUND', true, /^PAGE NOT FOUND$/],
]

for (const look of looks) {
  describe(`in ${look.scheme ?? ''} at ${String(look.width ?? 1280)} pixels`, () => {
    for (const [name, path, ready, isRemembered, title] of routes) {
      it(`${name} breaks no rule of accessibility, no policy, and does not scroll sideways`, async () => {
        const { page, complaints, context } = await openPage(browser, { ...look, isRemembered })
        await page.goto(site.url + path)
        await page.locator(ready).first().waitFor()
        assert.match(await page.title(), title)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        assert.deepEqual(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
          [],
        )
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        assert.ok(overflow <= 0, `${String(overflow)} pixels too wide`)
        const isMissing = name === 'missing entity'
        assert.deepEqual(
          complaints.filter((text) => !(isMissing && text.includes('404'))),
          [],
        )
        await context.close()
      })
    }
  })
}
