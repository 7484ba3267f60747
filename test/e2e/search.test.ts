// The search page in a browser with the real backend and its Lunr engine: keys, history, scrolling, looks.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessible.ts'
import { becomes, whenFocused } from './support/becomes.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { followLink } from './support/followLink.ts'
import { changeLook, looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

async function openSearch(path: string) {
  const opened = await openPage(browser, { isRemembered: true })
  await opened.page.goto(site.url + path)
  await opened.page.getByRole('searchbox').waitFor()
  return opened
}

const results = (page: Page) => page.getByRole('group', { name: 'Results', exact: true })
const links = (page: Page) => results(page).getByRole('heading', { level: 3 }).getByRole('link')
const types = (page: Page) => page.getByRole('navigation', { name: 'Result type' })
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** The first index has only the entities that the catalog knew then; the next one has all. */
before(async () => {
  const { page, context } = await openSearch('/search?types[]=software-catalog')
  const count = async () => {
    await page.reload()
    await page.getByRole('group', { name: 'Results', exact: true }).waitFor()
    await links(page).first().waitFor()
    return links(page).count()
  }
  await becomes(count, 25)
  // The page waits for an index that is not there yet.
  await page.goto(`${site.url}/search?types[]=techdocs`)
  await links(page).first().waitFor()
  await context.close()
})

it('searches while one types, chooses a type and a filter, and goes back step by step', async () => {
  const { page, complaints } = await openSearch('/search')
  await whenFocused(page.getByRole('searchbox'))
  await page.keyboard.type('checkout', { delay: 20 })
  await page.waitForURL('**/search?query=checkout')
  await links(page).first().waitFor()
  await types(page)
    .getByRole('link', { name: /^Documentation \d+$/ })
    .click()
  await page.waitForURL('**/search?query=checkout&types[]=techdocs')
  await results(page).getByText('Checkout Service').first().waitFor()
  const lifecycle = page.getByRole('combobox', { name: 'Lifecycle' })
  const panel = await page.getByRole('region', { name: 'Filters' }).boundingBox()
  assert.equal(panel?.width, 315)
  const clamp = (snippet: Element) => getComputedStyle(snippet).webkitLineClamp
  assert.equal(await results(page).locator('p:has(mark)').first().evaluate(clamp), '5')
  await lifecycle.click()
  await page.getByRole('option', { name: /^production/ }).click()
  await page.waitForURL('**&filters[lifecycle]=production')
  await page.getByRole('button', { name: 'Remove Lifecycle production' }).waitFor()
  await page.goBack()
  await page.goBack()
  assert.equal(addressOf(page), '/search?query=checkout')
  // The whole word is one step.
  await page.goBack()
  assert.equal(addressOf(page), '/search')
  assert.deepEqual(complaints, [])
})

it('opens a result by keys alone, and comes back to the same place, also after a reload', async () => {
  const { page, complaints } = await openSearch('/search?types[]=software-catalog')
  await links(page).nth(20).waitFor()
  await page.getByRole('searchbox').focus()
  for (let place = 0; place < 18; place += 1) await page.keyboard.press('ArrowDown')
  await whenFocused(page.getByRole('searchbox'))
  const active = await page.getByRole('searchbox').getAttribute('aria-activedescendant')
  const href = await page.locator(`[id="${active ?? ''}"]`).getAttribute('href')
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await becomes(async () => (await scrolled()) > 300, true)
  const beside = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const other = await beside
  await other.waitForURL((url) => url.pathname === href)
  await other.close()
  // Where the page is left: names that come late move the results.
  const place = await scrolled()
  /** Names that come late may move the results by a line. */
  const isAtPlace = async () => Math.abs((await scrolled()) - place) < 24
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await links(page).nth(20).waitFor()
  await becomes(isAtPlace, true)
  await page.goForward()
  await page.waitForURL((url) => url.pathname === href)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await links(page).nth(20).waitFor()
  await becomes(isAtPlace, true)
  assert.deepEqual(complaints, [])
})

it('goes through the pages, and through the results by j, k and o', async () => {
  const { page } = await openSearch('/search?types[]=software-catalog')
  await page.getByText(/^1–25 of/).waitFor()
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await page.getByText(/^26–50 of/).waitFor()
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.getByText(/^1–25 of/).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await whenFocused(links(page).first())
  const href = await links(page).first().getAttribute('href')
  await page.keyboard.press('o')
  await page.waitForURL((url) => url.pathname === href)
})

it("names the searched text in a documentation's address, and lists all types in the palette", async () => {
  const { page } = await openSearch('/search?query=idempotency&types[]=techdocs')
  const link = links(page).filter({ hasText: 'Idempotency' })
  await link.waitFor()
  assert.equal(
    await link.getAttribute('href'),
    '/docs/default/component/checkout-service/how-it-works/?h=idempotency#idempotency',
  )
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await page.keyboard.type('idempotency')
  const found = palette.getByRole('group', { name: 'Documentation' })
  await found.getByRole('option', { name: /^Idempotency/ }).waitFor()
  await palette.getByRole('option', { name: 'All results for “idempotency”' }).click()
  await page.waitForURL('**/search?query=idempotency')
  await links(page).first().waitFor()
})

describe('is accessible and fits', () => {
  let opened: OpenPage
  before(async () => {
    opened = await openSearch('/search')
  })
  after(() => opened.context.close())

  for (const look of looks) {
    it(nameOf(look), async () => {
      const { page } = opened
      await changeLook(page, look)
      await assertAccessible(page)
      await followLink(page, '/search?query=checkout')
      await links(page).first().waitFor()
      await page.getByRole('searchbox').press('ArrowDown')
      await assertAccessible(page)
      if (look.width === 400) {
        await page.getByRole('button', { name: 'Filters' }).click()
        await types(page).getByText('Documentation').waitFor()
        await assertAccessible(page)
        await page.getByRole('button', { name: 'Show results' }).click()
      }
      await followLink(page, '/search?query=qqqqqqqq')
      await page.getByText('Sorry, no results were found').waitFor()
      await assertAccessible(page)
      await followLink(page, '/search')
      await page.getByText('Sorry, no results were found').waitFor({ state: 'detached' })
    })
  }
})
