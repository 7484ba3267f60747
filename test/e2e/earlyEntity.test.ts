// An entity's header and main facts stand in the loading screen where the page will have them, before the application
// has come.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { openHeldPage } from './support/heldPage.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

const openHeld = (path: string, width: number, kept?: Readonly<Record<string, string>>) =>
  openHeldPage(browser, { url: site.url + path, width, ...(kept && { kept }) })

/** Left and top of what is drawn at both times. Names of others are known later, and may push the header's facts. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('main:not([hidden]) section')
    const placed = [
      ...document.querySelectorAll('main:not([hidden]) :is(h1, header code)'),
      ...(card?.querySelectorAll('h2, dt, dd') ?? []),
    ].map((element) => element.getBoundingClientRect())
    const facts = [...document.querySelectorAll('header dt')]
    return {
      placed: placed.map(({ left, top }) => [Math.round(left), Math.round(top)]),
      facts: facts.map((fact) => Math.round(fact.getBoundingClientRect().top)),
    }
  })

const component = '/catalog/default/component/checkout-service'

for (const [path, width, kept] of [
  [component, 1600, {}],
  [component, 1280, { sidebarPinState: 'false' }],
  [component, 900, {}],
  [component, 400, { language: 'de' }],
  ['/catalog/default/api/payments-api', 1280, { language: 'zh' }],
  ['/catalog/default/system/storefront', 1280, {}],
] as const) {
  it(`has its place at once: ${path} in ${String(width)} pixels`, async () => {
    const { page, context, release, complaints } = await openHeld(path, width, kept)
    await page.locator('.portico-first h1').waitFor()
    const before = await placesOf(page)
    release()
    await page.locator('#content h1').waitFor()
    assert.ok(before.placed.length >= 8)
    assert.deepEqual(await placesOf(page), before)
    assert.equal(await page.locator('.portico-first').count(), 0)
    assert.deepEqual(complaints, [])
    await context.close()
  })
}

it('says its facts in the chosen language', async () => {
  const { page, context, release } = await openHeld(component, 1280, { language: 'de' })
  await page.locator('.portico-first h2').waitFor()
  const [title, about] = await page.locator('.portico-first :is(h1, section)').allInnerTexts()
  assert.equal(title, 'Checkout Service')
  assert.match(about ?? '', /^Über\n+Beschreibung\n+.+\n+Verantwortlich\n/)
  assert.equal(await page.locator('.portico-first article').getAttribute('lang'), 'de')
  release()
  await page.getByRole('region', { name: 'Über' }).waitFor()
  await context.close()
})

it('leads to other pages already', async () => {
  const { page, context, release } = await openHeld(component, 1280)
  await page.locator('.portico-first section a[href*="/system/"]').click()
  // Nothing of the next page is loaded before the release.
  await page.waitForURL('**/catalog/default/system/*', { waitUntil: 'commit' })
  release()
  await page.locator('#content h1').waitFor()
  await context.close()
})

it('is left to the page where there is no such entity', async () => {
  const { page, context, release } = await openHeld('/catalog/default/component/none', 1280)
  const answer = await page.waitForResponse(/\/entities\/by-name/)
  await answer.finished()
  release()
  await page.getByRole('heading', { name: 'Entity was not found' }).waitFor()
  assert.equal(await page.evaluate(() => 'isDrawnEarly' in window), false)
  await context.close()
})
