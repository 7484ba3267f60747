// What a person sees when the real backend stops, and when it is there again.

import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Browser } from 'playwright-core'
import { startBackend } from '../../scripts/backendProcess.ts'
import { startSite, type TestSite } from '../../scripts/testSite.ts'
import { openBrowser, openPage } from './support/browser.ts'

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

it('tells a missing entity, an orphan and one with errors apart', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog/default/component/no-such-thing`)
  await page.getByRole('heading', { name: 'Entity was not found' }).waitFor()
})

it('reads app-config.yaml beside the page where nothing is written into it', async () => {
  const { page, requests, complaints } = await openPage(browser, { isRemembered: true })
  await page.route(`${site.url}/catalog`, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/<script type="backstage.io\/config">.*?<\/script>/, '')
    const headers = { ...answer.headers(), 'content-encoding': 'identity' }
    await route.fulfill({ status: 200, headers, body: html })
  })
  await page.goto(`${site.url}/catalog`)
  await page.locator('tbody tr th a').first().waitFor()
  assert.ok(requests.some((line) => line.endsWith('/app-config.yaml')))
  assert.deepEqual(complaints, [])
})

it('names the chunk that did not come', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  await page.route('**/static/catalog.*.js', (route) => route.abort())
  await page.goto(`${site.url}/catalog`)
  await page.getByText(/^Lazy loaded chunk failed to load, try to reload the page: /).waitFor()
  await page.unroute('**/static/catalog.*.js')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.locator('tbody tr th a').first().waitFor()
})

it('names the failure while the backend is stopped, and goes on when it is back', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  await page.locator('tbody tr th a').first().waitFor()
  await site.backend.stop()
  await page.getByRole('link', { name: /^API/ }).click()
  const alert = page.getByRole('alert')
  await alert.getByText('Could not fetch catalog entities.').waitFor()
  await alert.getByText(/^The backend could not be reached/).waitFor()
  assert.equal(await page.locator('tbody tr').count(), 0)
  await page.reload()
  await page.getByText('Login failed').waitFor()
  const backend = startBackend({ ports: site.ports, dataDirectory: site.dataDirectory })
  try {
    await backend.ready
    await page.getByRole('button', { name: 'Enter' }).click()
    await page.locator('tbody a[href*="/api/"]').first().waitFor()
    assert.match(page.url(), /filters\[kind\]=api$/)
  } finally {
    await backend.stop()
  }
})
