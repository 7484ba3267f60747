// The portal while the real backend is stopped, and after its restart.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startBackend } from '../../scripts/backendProcess.ts'
import { askBackend } from '../site/askBackend.ts'
import { eventually } from '../site/eventually.ts'
import { assertAccessible } from './support/accessible.ts'
import { linkProtocols, openPage } from './support/browser.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ hasOwnBackend: true })

it('shows what the catalog itself says is wrong with an entity', async () => {
  const orphan = 'component/default/gift-wrapping-legacy'
  await eventually('an orphan', async () => {
    const path = `/api/catalog/entities/by-name/${orphan}`
    return JSON.stringify(await askBackend(site.backend.url, path)).includes('backstage.io/orphan')
  })
  const { page } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog/default/component/gift-wrapping-legacy`)
  await page
    .getByRole('alert')
    .getByText(/No location references this entity/)
    .waitFor()
  await page.goto(`${site.url}/catalog/default/component/returns-portal`)
  await page
    .getByRole('alert')
    .getByText(/couldn't process this entity/)
    .waitFor()
  await page.goto(`${site.url}/catalog/default/component/half-written`)
  await page.getByRole('heading', { name: 'Entity was not found' }).waitFor()
})

it('says for what it waits, and for how long one waits for it', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  const session = '**/api/auth/guest/refresh*'
  await page.clock.install()
  await page.route(session, () => undefined)
  await page.goto(`${site.url}/catalog`)
  await page.clock.runFor(1_000)
  await page.locator('#root p', { hasText: 'Signing you in…' }).waitFor()
  await page.clock.runFor(30_000)
  await page.getByText('The backend timed out: No response within 30 s').waitFor()
  await page.unroute(session)
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('link', { name: 'Checkout Service' }).waitFor()
  await context.close()
})

it('runs nothing that an entity smuggled in', async () => {
  const { page, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog/default/component/price-calculator`)
  await page.getByRole('region', { name: 'About' }).waitFor()
  await page.goto(`${site.url}/catalog/default/component/gift-cards`)
  await page.getByRole('region', { name: 'Links' }).waitFor()
  const addresses = await linkProtocols(page)
  assert.ok(addresses.length > 0)
  assert.ok(
    addresses.every((protocol) => /^https?:$/.test(protocol)),
    addresses.join(),
  )
  assert.deepEqual(complaints, [])
})

it('reads app-config.yaml beside the page where nothing is written into it', async () => {
  const { page, requests, complaints } = await openPage(browser, { isRemembered: true })
  await site.serve({ isInjected: false })
  await page.goto(`${site.url}/catalog`)
  await page.locator('#content tbody tr th a').first().waitFor()
  assert.ok(requests.some((line) => line.endsWith('/app-config.yaml')))
  assert.deepEqual(complaints, [])
  // Before the server stops, because pending requests would fail.
  await page.close()
  await site.serve()
})

it('names the chunk that did not come', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  await page.route('**/static/catalog.*.js', (route) => route.abort())
  await page.goto(`${site.url}/catalog`)
  await page.getByText(/^Lazy loaded chunk failed to load, try to reload the page: /).waitFor()
  await page.unroute('**/static/catalog.*.js')
  await page.getByRole('button', { name: 'Reload page' }).click()
  await page.locator('#content tbody tr th a').first().waitFor()
})

it('says so where the application itself did not come', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  await page.route('**/static/main.*.js', (route) => route.abort())
  await page.goto(`${site.url}/catalog`)
  const said = page.getByText(/^Lazy loaded chunk failed to load, try to reload the page: .*main\./)
  await said.waitFor()
  await assertAccessible(page)
  await page.unroute('**/static/main.*.js')
  await page.getByRole('button', { name: 'Reload page' }).click()
  await page.locator('#content tbody tr th a').first().waitFor()
})

it('names the failure while the backend is stopped, and goes on when it is back', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  await page.locator('#content tbody tr th a').first().waitFor()
  await site.backend.stop()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('api')
  const alert = page.getByRole('alert')
  await alert.getByText('Could not fetch catalog entities.').waitFor()
  await alert.getByText(/^Couldn't reach http/).waitFor()
  assert.equal(await page.locator('tbody tr').count(), 0)
  await page.reload()
  await page.getByText('Backend not reachable').waitFor()
  await alert.getByText('Could not fetch catalog entities.').waitFor()
  const backend = startBackend({ ports: site.ports, dataDirectory: site.dataDirectory })
  try {
    await backend.ready
    // By itself, after a pause of up to a minute.
    await page.locator('tbody a[href*="/api/"]').first().waitFor({ timeout: 120_000 })
    assert.match(page.url(), /filters\[kind\]=api$/)
  } finally {
    await backend.stop()
  }
})
