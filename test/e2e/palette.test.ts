// The command palette in a real browser: focus, keys, chunk, accessibility.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessible.ts'
import { whenFocused } from './support/becomes.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

async function openPortal(path = '/catalog') {
  const opened = await openPage(browser, {
    isRemembered: true,
    isIntercepted: true,
  })
  await opened.page.goto(site.url + path)
  await opened.page.getByRole('button', { name: 'Search', exact: true }).waitFor()
  return opened
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const optionOf = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('option', { name })
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

it('loses no keystroke while its chunk is on the way', async () => {
  const { page, complaints } = await openPortal()
  // The index may not be built yet, which the browser would write to the console.
  await page.route('**/api/search/**', (route) => route.fulfill({ json: { results: [] } }))
  const chunk = Promise.withResolvers<undefined>()
  await page.route('**/static/palette.*.js', async (route) => {
    await chunk.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('checkout')
  assert.equal(await dialogOf(page).getByRole('combobox').inputValue(), 'checkout')
  assert.equal(await dialogOf(page).getByRole('option').count(), 0)
  chunk.resolve(undefined)
  await optionOf(page, /^Checkout Service/).waitFor()
  assert.equal(await focusedName(page), 'Search for entities, pages and actions')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Checkout Service', level: 1 }).waitFor()
  assert.deepEqual(complaints, [])
})

it('opens over the page that was still on its way when its keys were pressed', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  const chunk = Promise.withResolvers<undefined>()
  await page.route('**/static/catalog.*.js', async (route) => {
    await chunk.promise
    await route.continue()
  })
  await page.goto(`${site.url}/catalog`, { waitUntil: 'commit' })
  await page.locator('#root p', { hasText: 'Loading page…' }).waitFor()
  await page.keyboard.press('Control+k')
  chunk.resolve(undefined)
  await page.locator('tbody a').first().waitFor({ state: 'attached' })
  await optionOf(page, 'Settings').waitFor()
})

it('names a chunk that does not come, and fetches it again', async () => {
  const { page } = await openPortal()
  await page.route('**/static/palette.*.js', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await dialogOf(page)
    .getByText(/^Couldn't load the command palette: /)
    .waitFor()
  await page.unroute('**/static/palette.*.js')
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click()
  await optionOf(page, 'Settings').waitFor()
})

it('gives the focus back, closes beside itself, and knows what was visited after a reload', async () => {
  const { page, complaints } = await openPortal('/catalog/default/component/checkout-service')
  await page.getByRole('region', { name: 'About' }).waitFor()
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await optionOf(page, 'Settings').waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await whenFocused(button)

  await page.goto(`${site.url}/settings`)
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const recents = dialogOf(page).getByRole('group', { name: 'Recently visited' })
  await recents.getByRole('option', { name: /^Checkout Service/ }).waitFor()
  await page.mouse.click(5, 890)
  await dialogOf(page).waitFor({ state: 'detached' })
  assert.deepEqual(complaints, [])
})

it('opens in a new tab with Ctrl Enter, and leaves the page where it is', async () => {
  const { page, context } = await openPortal()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('settings')
  await dialogOf(page)
    .getByRole('option', { name: /^Settings$/, selected: true })
    .waitFor()
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ])
  await other.waitForURL('**/settings')
  assert.equal(new URL(page.url()).pathname, '/catalog')
})

it('breaks no rule of accessibility in any look: empty, with results, and where the search failed', async () => {
  const { page, context } = await openPortal()
  const assertLooks = async () => {
    for (const look of looks) {
      await changeLook(page, look)
      await assertAccessible(page)
    }
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await optionOf(page, 'Settings').waitFor()
  await assertLooks()
  await page.keyboard.type('pay')
  await dialogOf(page).getByRole('group', { name: 'Catalog' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await assertLooks()
  await page.route('**/entities/by-query*', (route) => route.abort())
  await page.keyboard.type('ments')
  await optionOf(page, /^Couldn't search the catalog/).waitFor()
  await assertLooks()
  await context.close()
})
