// The first rows, and the user's tiles, stand in the loading screen where the page will have them, before the application
// has come.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { openHeldPage } from './support/heldPage.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

/** Text, and left and top of each name and each cell that is drawn at both times. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('tbody tr')].slice(0, 6).map((row) => {
      const link = row.querySelector('th a')
      const { left, top } = link?.getBoundingClientRect() ?? {}
      const cells = [...row.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().left)
      return { text: link?.textContent, left, top, cells }
    }),
  )

const placeOfTitle = (page: Page) =>
  page.locator('main:not([hidden]) h1').evaluate((title) => {
    const { left, top } = title.getBoundingClientRect()
    return [title.textContent, left, top]
  })

const openHeld = (path: string, width: number, kept?: Readonly<Record<string, string>>) =>
  openHeldPage(browser, { url: site.url + path, width, ...(kept && { kept }) })

for (const [kind, width, kept] of [
  ['component', 1600, {}],
  ['component', 1280, { 'portico.density': 'compact' }],
  ['component', 900, { sidebarPinState: 'false' }],
  ['component', 400, {}],
  ['user', 1280, {}],
  ['user', 400, {}],
  ['group', 1280, {}],
] as const) {
  it(`have their place at once, kind ${kind}, ${String(width)} pixels`, async () => {
    const path = `/catalog?filters[kind]=${kind}`
    const { page, context, release, complaints } = await openHeld(path, width, kept)
    await page.locator('.portico-first tbody th a').first().waitFor()
    assert.equal(await page.evaluate(() => 'isDrawnEarly' in window), true)
    const before = await placesOf(page)
    assert.equal(before.length, 6)
    const title = await placeOfTitle(page)
    release()
    await page.getByRole('columnheader', { name: 'Name' }).waitFor()
    await page.getByText(/^\d+ entities$/).waitFor()
    // What is asked for the rows in view has come.
    if (kind === 'group')
      await page
        .getByText(/^\d+ members?$/)
        .first()
        .waitFor()
    assert.deepEqual(await placesOf(page), before)
    assert.deepEqual(await placeOfTitle(page), title)
    assert.equal(await page.locator('.portico-first').count(), 0)
    assert.deepEqual(complaints, [])
    await context.close()
  })
}

it('lead to their pages already', async () => {
  const { page, context, release } = await openHeld('/catalog', 1280)
  await page.locator('.portico-first').getByRole('link', { name: 'Checkout Service' }).click()
  // Nothing of the next page is loaded before the release.
  await page.waitForURL('**/catalog/default/component/checkout-service', { waitUntil: 'commit' })
  release()
  await page.getByRole('heading', { name: 'Checkout Service', level: 1 }).waitFor()
  await context.close()
})

it('are not drawn where the list has more above it than they know', async () => {
  const { page, context, release } = await openHeld('/catalog?filters[tags]=go', 1280)
  const answer = await page.waitForResponse(/\/entities\/by-query/)
  await answer.finished()
  release()
  await page.locator('#content tbody th a').first().waitFor()
  assert.equal(await page.evaluate(() => 'isDrawnEarly' in window), false)
  await context.close()
})

/** Text, and left and top of what each tile has at both times. */
const tilesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main article')].map((tile) =>
      [...tile.querySelectorAll('a, div > span')].map((one) => {
        const { left, top } = one.getBoundingClientRect()
        return [one.textContent, Math.round(left), Math.round(top)]
      }),
    ),
  )

for (const [width, kept] of [
  [1280, {}],
  [400, { '/start/layout': '{"order":["mine","attention"],"hidden":[]}' }],
] as const) {
  it(`tiles of the start page have their place at once, ${String(width)} pixels`, async () => {
    const { page, context, release, complaints } = await openHeld('/', width, kept)
    await page.locator('.portico-first article a').first().waitFor()
    const before = await tilesOf(page)
    assert.ok(before.length >= 3)
    release()
    await page.locator('#content article a').first().waitFor()
    assert.deepEqual(await tilesOf(page), before)
    assert.equal(await page.locator('.portico-first').count(), 0)
    assert.deepEqual(complaints, [])
    await context.close()
  })
}
