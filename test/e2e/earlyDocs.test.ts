// The article of a documentation's page stands in the loading screen where the page will have it, before the application
// has come.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { openHeldPage } from './support/heldPage.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

const first = '/docs/default/component/checkout-service'

/** Left, top and width of what the article has. In a narrow window facts of the head, which come later, push it down. */
const articleIn = (page: Page, isNarrow: boolean) =>
  page.locator('main:not([hidden]) article').evaluate((article, isPushed) => {
    const { top: start } = article.getBoundingClientRect()
    return [...article.querySelectorAll('h1, h2, p, li, td, pre')].map((element) => {
      const { left, top, width } = element.getBoundingClientRect()
      return [left, top - (isPushed ? start : 0), width].map(Math.round)
    })
  }, isNarrow)

for (const [path, width] of [
  [first, 1440],
  [`${first}/getting-started`, 1280],
  [first, 400],
] as const) {
  it(`has its place at once: ${path} in ${String(width)} pixels`, async () => {
    const { page, context, release, complaints } = await openHeldPage(browser, {
      url: site.url + path,
      width,
    })
    await page.locator('.portico-first article h1').waitFor()
    const before = await articleIn(page, width < 960)
    release()
    await page.locator('#content article h1').waitFor()
    assert.ok(before.length >= 8)
    assert.deepEqual(await articleIn(page, width < 960), before)
    assert.deepEqual(complaints, [])
    await context.close()
  })
}

it('is left to the page where there is no such page', async () => {
  const { page, context, release } = await openHeldPage(browser, {
    url: `${site.url}${first}/none`,
    width: 1280,
  })
  release()
  await page.getByRole('heading', { name: 'Page not found.' }).waitFor()
  assert.equal(await page.evaluate(() => 'isDrawnEarly' in window), false)
  await context.close()
})
