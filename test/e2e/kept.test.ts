// Preferences with the real backend: kept in the browser, saved on the server, restored in another browser. Those of
// guests are not saved there, so here somebody signs in by a token.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { startBackend } from '../../scripts/backendProcess.ts'
import { guestSessionRequest, tokenOfAnswer } from '../../src/model/session/guestSession.ts'
import { askBackend } from '../site/askBackend.ts'
import { eventually } from '../site/eventually.ts'
import { openPage } from './support/browser.ts'
import { useSite } from './support/useSite.ts'

const checkout = 'component:default/checkout-service'
const starsPath = '/api/user-settings/buckets/default.starredEntities/keys/entityRefs'

const { site, browser } = await useSite({
  hasOwnBackend: true,
  config: { app: { signInPage: { providers: [{ id: 'guest' }, { id: 'custom' }] } } },
})

const starOf = (page: Page, name: string) => page.getByRole('button', { name: `Star ${name}` })
const pressed = (page: Page, name: string, isPressed: boolean) =>
  page.getByRole('button', { name: `Star ${name}`, pressed: isPressed }).waitFor()
/** Opens the address as `user:default/guest`, whom the page does not know to be a guest. */
async function visit(page: Page, path: string): Promise<void> {
  const session = await fetch(`${site.backend.url}/api/auth/guest/refresh`, guestSessionRequest)
  await page.goto(site.url + path)
  const form = page.getByRole('region', { name: 'Custom User' })
  await form.getByRole('button', { name: 'Other user' }).click()
  await form.getByLabel('User ID').fill('user:default/guest')
  await form.getByLabel('ID Token (optional)').fill(tokenOfAnswer(await session.json()) ?? '')
  await form.getByRole('button', { name: 'Continue' }).click()
}
const whenSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT')
const starsOnServer = async () => {
  const { value } = (await askBackend(site.backend.url, starsPath)) as { value?: string[] }
  return value
}

it('saves a star on the server, and shows it in another browser of the same person', async () => {
  const one = await openPage(browser)
  await visit(one.page, '/catalog')
  const saved = whenSaved(one.page)
  await starOf(one.page, 'Checkout Service').click()
  await pressed(one.page, 'Checkout Service', true)
  assert.equal((await saved).status(), 200)
  assert.deepEqual(await starsOnServer(), [checkout])

  const other = await openPage(browser, { width: 400 })
  await visit(other.page, '/catalog/default/component/checkout-service')
  await pressed(other.page, 'Checkout Service', true)
  const taken = whenSaved(other.page)
  await starOf(other.page, 'Checkout Service').click()
  await taken
  assert.deepEqual(await starsOnServer(), [])
  await visit(one.page, '/catalog')
  await pressed(one.page, 'Checkout Service', false)
  assert.deepEqual([...one.complaints, ...other.complaints], [])
})

it('follows the other tabs of the same browser at once', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  const second = await context.newPage()
  await second.goto(`${site.url}/catalog`)
  await starOf(page, 'Design Tokens').click()
  await pressed(second, 'Design Tokens', true)
  await starOf(second, 'Design Tokens').click()
  await pressed(page, 'Design Tokens', false)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('brings the theme along, and says where it is kept', async () => {
  const one = await openPage(browser)
  await visit(one.page, '/settings')
  await one.page.getByText(/^Saved on the server for user:default\/guest/).waitFor()
  const dark = whenSaved(one.page)
  await one.page.getByRole('radio', { name: 'Dark' }).check()
  await dark
  await one.page.getByText(/^Saved on the server/).waitFor()

  const other = await openPage(browser)
  await visit(other.page, '/settings')
  await other.page.locator('html[data-theme=dark]').waitFor()
  const light = whenSaved(other.page)
  await other.page.getByRole('radio', { name: 'Same as system' }).check()
  await other.page.locator('html[data-theme=light]').waitFor()
  await light
  await visit(one.page, '/settings')
  await one.page.locator('html[data-theme=light]').waitFor()
  assert.deepEqual([...one.complaints, ...other.complaints], [])
})

it('begins at the part in its address, also if the page comes after its frame', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  const chunk = Promise.withResolvers<undefined>()
  await page.route('**/static/settings.*.js', async (route) => {
    await chunk.promise
    await route.continue()
  })
  await page.goto(`${site.url}/settings#about`, { waitUntil: 'commit' })
  await page.locator('main p', { hasText: 'Loading page…' }).waitFor()
  chunk.resolve(undefined)
  await page.waitForFunction(() => window.scrollY > 0)
})

it('begins a page whose address was typed at its top, however far the page before was scrolled', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/settings`)
  await page.getByText('Package licences').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => window.scrollY > 100)
  await page.goto(`${site.url}/catalog/default/component/checkout-service`)
  await page.getByRole('heading', { name: 'Links' }).waitFor()
  assert.equal(await page.evaluate(() => window.scrollY), 0)
  await page.goBack()
  await page.waitForFunction(() => window.scrollY > 100)
  await context.close()
})

it('leads to its parts, and lists the packages it is made of', async () => {
  const { page, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/settings`)
  await page.getByRole('link', { name: 'About this portal' }).click()
  await page.waitForURL('**/settings#about')
  await page.waitForFunction(() => window.scrollY > 0)
  await page.getByText('Package licences').click()
  const rows = page.locator('details details summary')
  await rows.filter({ hasText: /^react \d.*MIT$/ }).waitFor()
  const names = await rows.allInnerTexts()
  assert.ok(names.some((name) => name.startsWith('redux-saga')))
  assert.ok(!names.some((name) => /^(?:webpack|jest|css-loader)\b/.test(name)))
  assert.deepEqual(complaints, [])
})

it('keeps what cannot be saved, says why, and saves it when the backend is back', async () => {
  const { page } = await openPage(browser)
  await visit(page, '/settings')
  await page.getByText(/^Saved on the server/).waitFor()
  await page.getByRole('link', { name: 'Catalog' }).first().click()
  await starOf(page, 'Checkout Service').waitFor()
  await site.backend.stop()
  await starOf(page, 'Checkout Service').click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page
    .getByText("Saved in this browser, not on the server: Can't reach the backend")
    .waitFor()
  const backend = startBackend({ ports: site.ports, dataDirectory: site.dataDirectory })
  try {
    await backend.ready
    const saved = page.getByText(/^Saved on the server/).waitFor()
    // It may have retried by itself meanwhile.
    await Promise.race([page.getByRole('button', { name: 'Retry' }).click(), saved])
    await saved
    await eventually('the star on the server', async () =>
      JSON.stringify(await starsOnServer()).includes(checkout),
    )
  } finally {
    await backend.stop()
  }
})
