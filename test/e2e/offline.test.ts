// The network is pulled: what was seen can be read, says how old it is and why it cannot be changed, and goes on by
// itself once the network is back.

import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { openPage, type OpenPage } from './support/browser.ts'
import { followLink } from './support/followLink.ts'
import { keptBy, whenKept, whenShellKept } from './support/keptVisits.ts'
import { keepRecordings } from './support/recordedPages.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
const checkout = '/catalog/default/component/checkout-service'
const adr = '/create/templates/default/document-decision'
const docs = '/docs/default/component/checkout-service/'

/** Opens the catalog, an entity, its documentation and the templates, and waits until they are kept. */
async function visit(): Promise<OpenPage> {
  const opened = await openPage(browser, { isRemembered: true })
  const { page } = opened
  await page.goto(`${site.url}/catalog`)
  await page.locator('#content tbody tr').first().waitFor()
  await whenKept(page, 'entities/by-query', 'entity-facets')
  await followLink(page, checkout)
  await page.getByRole('region', { name: 'About' }).waitFor()
  await whenKept(page, 'by-name/component/default/checkout-service')
  await followLink(page, docs)
  await page.getByText('At a glance').first().waitFor()
  await whenKept(page, 'static/docs')
  await whenShellKept(page)
  return opened
}

// One browser, which has everything; each test has a page of its own. The last one signs out.
let context: BrowserContext
before(async () => {
  const opened = await visit()
  ;({ context } = opened)
  await opened.page.close()
})
after(() => context.close())

async function leave(page: Page): Promise<void> {
  await context.unrouteAll()
  await keepRecordings(context)
  await page.close()
}

it('opens what was seen, says how old it is, and goes on by itself', async () => {
  await context.setOffline(true)
  const again = await context.newPage()
  const errors: string[] = []
  again.on('pageerror', (error) => errors.push(error.message))

  await again.goto(`${site.url}/catalog`)
  await again.locator('#content tbody a').first().waitFor()
  await again.getByText(/^Offline · as of \d/).waitFor()
  // Once, and not as an alert, too.
  assert.equal(await again.getByText(/offline/i).count(), 1)

  await again.getByRole('link', { name: 'Checkout Service', exact: true }).first().click()
  await again.getByRole('region', { name: 'About' }).waitFor()
  const refresh = again.getByRole('button', { name: 'Schedule entity refresh' })
  assert.equal(await refresh.getAttribute('aria-disabled'), 'true')
  await refresh.focus()
  await again.getByText('This needs the backend, which cannot be reached now.').first().waitFor()

  await again.goto(site.url + docs)
  await again.getByText('At a glance').first().waitFor()

  // A page that was never opened: its files are there, its content says what is wrong.
  await again.goto(`${site.url}/settings`)
  await again.getByRole('region', { name: 'Profile' }).waitFor()

  await followLink(again, checkout)
  await again.getByRole('region', { name: 'About' }).waitFor()
  await context.setOffline(false)
  await again.getByText(/^Offline/).waitFor({ state: 'detached' })
  await again
    .locator('[aria-disabled="true"]', { hasText: 'Schedule' })
    .waitFor({ state: 'detached' })
  assert.deepEqual(errors, [])
  await leave(again)
})

it('keeps a star that a guest set without a network, in this browser only', async () => {
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(site.url + checkout)
  await page.getByRole('region', { name: 'About' }).waitFor()
  await context.setOffline(true)
  await page.reload()
  await page.getByText(/^Offline/).waitFor()
  const star = page.getByRole('main').getByRole('button', { name: /star/i }).first()
  const before = await star.getAttribute('aria-pressed')
  await star.click()
  await page.reload()
  await page.getByRole('region', { name: 'About' }).waitFor()
  assert.notEqual(await star.getAttribute('aria-pressed'), before)
  await context.setOffline(false)
  await page.getByText(/^Offline/).waitFor({ state: 'detached' })
  await page.goto(`${site.url}/settings`)
  await page.getByText(/^Saved in this browser only. Guests share/).waitFor()
  await page.getByRole('region', { name: 'Starred' }).getByText('Checkout Service').waitFor()
  assert.deepEqual(
    requests.filter((url) => url.includes('/user-settings/')),
    [],
  )
  await leave(page)
})

it('keeps a view and a draft begun without a network', async () => {
  const page = await context.newPage()
  await page.goto(site.url + adr)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.waitFor()
  await whenKept(page, 'parameter-schema')
  await followLink(page, '/catalog')
  await page.locator('#content tbody tr').first().waitFor()
  await context.setOffline(true)
  await page.reload()
  await page.getByText(/^Offline/).waitFor()
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Without a network')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Without a network' }).waitFor()
  await followLink(page, adr)
  await title.fill('Begun on a train')
  await page.getByText('Draft saved').waitFor()
  await page.reload()
  await page.getByText('Continue with your draft?').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  assert.equal(await title.inputValue(), 'Begun on a train')
  await context.setOffline(false)
  await followLink(page, '/catalog')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('link', { name: 'Without a network' }).waitFor()
  await leave(page)
})

it('shows what was kept while a slow backend answers', async () => {
  const page = await context.newPage()
  await context.route('**/api/catalog/entities/by-name/**', async (route) => {
    await slow
    await route.continue()
  })
  let answer: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (answer = resolve))
  await page.goto(site.url + checkout)
  await page.getByRole('region', { name: 'About' }).waitFor()
  await page.getByText(/^Not refreshed · as of \d/).waitFor()
  const head = page.getByRole('heading', { level: 1 })
  const before = await head.boundingBox()
  answer()
  await page.getByText(/^Not refreshed/).waitFor({ state: 'detached' })
  // The notice comes and goes with each slow answer: nothing may move, least of all what was scrolled to.
  assert.deepEqual((await head.boundingBox())?.y, before?.y)
  await leave(page)
})

it('leaves the rows of the last visit on the screen while a slow backend signs one in', async () => {
  const page = await context.newPage()
  let answer: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (answer = resolve))
  await context.route('**/api/auth/guest/refresh*', async (route) => {
    await slow
    await route.continue()
  })
  await page.goto(`${site.url}/catalog`, { waitUntil: 'commit' })
  const row = page.getByRole('link', { name: 'Checkout Service', exact: true }).first()
  await row.waitFor()
  await page.locator('.portico-first time').waitFor()
  // After a second the application would say what it waits for.
  await page.waitForFunction(() => performance.now() > 2_500)
  assert.equal(await row.isVisible(), true)
  assert.equal(await page.getByText('Signing you in').count(), 0)
  answer()
  await page.locator('#content tbody tr').first().waitFor()
  await leave(page)
})

it('shows nothing after a sign-out', async () => {
  const page = await context.newPage()
  await page.goto(`${site.url}/settings`)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('button', { name: 'Enter' }).waitFor()
  const kept = await keptBy(page)
  assert.equal(kept.answers, 0)
  // Files of the portal only, and no answer of the backend.
  assert.deepEqual(
    kept.files.filter((url) => url.includes('/api/')),
    [],
  )
  await context.setOffline(true)
  await page.goto(site.url + checkout)
  await page.getByRole('button', { name: 'Enter' }).waitFor()
  assert.equal(await page.getByText('Checkout Service').count(), 0)
  await leave(page)
})
