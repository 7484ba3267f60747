// Documentation in a real browser, with the real backend: reading, searching, matches, reporting, and a hostile site. All
// tests read in one page, from link to link.

import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Page } from 'playwright-core'
import { violationsOf } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { followLink } from './support/followLink.ts'
import { changeLook, looks } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
const docs = '/docs/default/component'

/** The older of two addresses of the cookie, which current backends answer with 404. */
const expected = (complaint: string) => complaint.includes('404 (Not Found)')

let opened: OpenPage
before(async () => {
  opened = await openPage(browser, { width: 1280, isRemembered: true })
  await opened.page.goto(`${site.url}/docs?view=table`)
})
after(() => opened.context.close())

/** Complaints since a number of them. */
const complaintsSince = (count: number) =>
  opened.complaints.slice(count).filter((one) => !expected(one))

/** The page, at this article. */
async function read(path: string, title?: string): Promise<Page> {
  const { page } = opened
  await followLink(page, docs + path)
  await page.waitForURL(site.url + docs + encodeURI(path))
  await page.locator('article h1', title === undefined ? {} : { hasText: title }).waitFor()
  return page
}

/** Marked text, by the name of its highlight. */
const marked = (page: Page, name: string) =>
  page.evaluate((key) => {
    const ranges = [...(CSS.highlights.get(key) ?? [])]
    return ranges.map((range) => (range as Range).toString())
  }, name)

it('is accessible and allowed by the policy, in every look', async () => {
  const { page } = opened
  const fits = async ({ width }: { readonly width: number }) => {
    assert.deepEqual(await violationsOf(page), [])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(overflow <= width, `the page is ${String(overflow)} pixels wide`)
  }
  await page.getByRole('link', { name: 'Checkout Service' }).waitFor()
  for (const look of looks) {
    await changeLook(page, look)
    await fits(look)
  }
  await read('/checkout-service/how-it-works/')
  const picture = page.getByRole('button', { name: 'The states of an order' })
  await picture.waitFor()
  for (const look of looks) {
    await changeLook(page, look)
    await fits(look)
    // A bright picture does not glare in the dark.
    const filter = await picture.evaluate((element) => getComputedStyle(element).filter)
    assert.equal(filter, look.scheme === 'dark' ? 'brightness(0.8)' : 'none')
    await page.getByRole('button', { name: 'Reader settings' }).click()
    await fits(look)
    await page.keyboard.press('Escape')
  }
  await changeLook(page, { scheme: 'light', width: 1280 })
  assert.deepEqual(complaintsSince(0), [])
})

it('leads from a word to its paragraph, and back to the same place', async () => {
  const page = await read('/checkout-service/')
  await page.getByRole('searchbox', { name: 'Search in this documentation' }).fill('cards')
  await page.getByRole('list', { name: 'Matches in this documentation' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/^1 of \d+ for “cards”$/).waitFor()
  assert.match(new URL(page.url()).search, /\?h=cards/)
  const all = await marked(page, 'docs-match')
  assert.ok(all.length > 0 && all.every((text) => text.toLowerCase() === 'cards'), all.join())
  assert.equal((await marked(page, 'docs-current-match')).length, 1)
  if (all.length > 1) {
    await page.getByRole('button', { name: 'Next match' }).click()
    await page.getByText(/^2 of \d+ for “cards”$/).waitFor()
    assert.match(page.url(), /match=2/)
  }
  await page.getByRole('button', { name: 'Hide matches' }).click()
  await becomes(async () => (await marked(page, 'docs-match')).length, 0)
  await page.goBack()
  await page.locator('article h1').waitFor()
  assert.match(page.url(), /checkout-service\/$/)
})

it('goes to an anchor, follows links inside the portal, and enlarges text and pictures', async () => {
  const page = await read('/checkout-service/getting-started/', 'Getting started')
  await page.locator('article').getByRole('link', { name: 'payments gateway' }).click()
  await page.waitForURL(/how-it-works\/#payment$/)
  const heading = page.locator('article #payment')
  // Short pages cannot scroll it to the top.
  const isReached = () =>
    heading.evaluate((one) => {
      const { scrollHeight } = document.documentElement
      const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1
      return window.scrollY > 0 && (isAtEnd || one.getBoundingClientRect().top < 200)
    })
  await becomes(isReached, true)
  await page.getByRole('button', { name: 'The states of an order' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  await page.keyboard.press('Escape')
  await becomes(() => page.getByRole('button', { name: 'Zoom in' }).count(), 0)
  const sizeOf = () =>
    page
      .locator('article p')
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
  const before = await sizeOf()
  await page.getByRole('button', { name: 'Reader settings' }).click()
  const slider = page.getByRole('slider', { name: 'Text size' })
  await slider.press('End')
  assert.equal(await slider.getAttribute('aria-valuetext'), '150 %')
  assert.equal(await sizeOf(), before * 1.5)
  await page.reload()
  await page.locator('article h1').waitFor()
  await becomes(sizeOf, before * 1.5)
})

it('keeps the tab that was chosen on another page, where the documentation links its tabs', async () => {
  const { page } = opened
  await followLink(page, '/docs/default/system/developer-platform/services/metrics/')
  await page.getByRole('tab', { name: 'Python' }).click()
  await page.getByRole('link', { name: 'Tracing' }).first().click()
  await page.locator('article h1', { hasText: 'Tracing' }).waitFor()
  await page.getByRole('tab', { name: 'Python', selected: true }).waitFor()
  await page.locator('article').getByText('with trace(').waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Python', selected: true }).waitFor()
})

it('reports an issue about selected text to the host of its source', async () => {
  const page = await read('/checkout-service/getting-started/', 'Getting started')
  await page.locator('article p').first().click({ clickCount: 3 })
  const report = page.getByRole('link', { name: 'Report an issue' })
  const url = new URL((await report.getAttribute('href')) ?? '')
  assert.equal(url.origin + url.pathname, 'https://github.com/larkspur/checkout-service/issues/new')
  assert.match(url.searchParams.get('title') ?? '', /^Documentation feedback: You need Node 24/)
  assert.match(url.searchParams.get('body') ?? '', /> You need Node 24 and a container runtime/)
})

it('shows the documentation in the tab of an entity, and that of another where it is named', async () => {
  const page = await read('/checkout-service/')
  await followLink(page, '/catalog/default/component/checkout-service/docs/runbook/')
  await page.locator('article h1', { hasText: 'Runbook' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Docs', exact: true }).count(), 2)
  await page.getByRole('link', { name: 'Getting started' }).click()
  await page.waitForURL(/catalog\/default\/component\/checkout-service\/docs\/getting-started\/$/)
  await page.locator('article h1', { hasText: 'Getting started' }).waitFor()
  await followLink(page, '/catalog/default/component/basket-service/docs')
  await page.getByText('Missing annotation').waitFor()
})

it('says what is missing', async () => {
  const page = await read('/checkout-service/')
  await followLink(page, `${docs}/checkout-service/no-such-page/`)
  await page.getByText('Page not found.', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await page.locator('article h1').waitFor()
  await followLink(page, `${docs}/basket-service/`)
  await page.getByText('there is no index.md file in the root').waitFor()
})

it('keeps a hostile documentation inert, readable and in its place', async () => {
  const complained = opened.complaints.length
  const page = await read('/voucher-service/')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.reload()
  await page.getByText('nothing else of it happens').waitFor()
  await page.getByText("The documentation's own styles hide its text").waitFor()
  await page.getByText('Blocked embed from host evil.example').waitFor()
  await page.locator('article').getByText('A link with a script').click()
  assert.equal(await page.evaluate(() => 'hostileRan' in window), false)
  assert.deepEqual(
    requested.filter((url) => url.includes('evil.example')),
    [],
  )
  // The portal around it can still be used.
  await page.getByRole('link', { name: 'Catalog' }).first().click({ trial: true })
  const article = page.locator('article')
  assert.equal(await article.locator('form, iframe, script, object, input').count(), 0)
  assert.deepEqual(complaintsSince(complained), [])
})

it('reads and searches Japanese', async () => {
  const page = await read('/demand-forecast/?h=確認')
  await page.getByText('1 of 3 for “確認”').waitFor()
  assert.deepEqual(await marked(page, 'docs-match'), ['確認', '確認', '確認'])
  await page.getByRole('searchbox', { name: 'Search in this documentation' }).fill('売上')
  await page.getByRole('link', { name: '使い方' }).first().waitFor()
})
