// A new deployment while the page is open: its chunks are gone, and the server has another version.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage } from './support/browser.ts'
import { makeNextBuild } from './support/nextBuild.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

/** A page of the build in dist/. */
async function openCatalog() {
  await site.serve()
  const opened = await openPage(browser, { isRemembered: true, hasWorkers: false })
  const documents: string[] = []
  opened.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await opened.context.clock.install()
  const lastChunks = ['deferred', 'streams'].map((name) =>
    opened.page.waitForResponse((response) => response.url().includes(`/static/${name}.`)),
  )
  await opened.page.goto(`${site.url}/catalog`)
  await opened.page.locator('#content tbody tr th a').first().waitFor()
  // Waits for the last chunks, because their server is about to stop.
  await opened.page.getByRole('combobox', { name: 'Owner' }).waitFor()
  for (const chunk of lastChunks) await (await chunk).finished()
  return { ...opened, documents }
}

const settingsLink = (page: Page) => page.getByRole('link', { name: 'Settings' })
const banner = (page: Page) => page.getByText('A new version is available.')

it('says which build it is, in the page and beside it', async () => {
  const html = await (await fetch(site.url)).text()
  const served = (await (await fetch(`${site.url}/version.json`)).json()) as { version: string }
  const [, version] = /<meta name="portico-version" content="(\w+)">/.exec(html) ?? []
  assert.match(served.version, /^[0-9a-f]{16}$/)
  assert.equal(version, served.version)
})

it('recovers by one reload from a chunk that is gone', async () => {
  const { page, documents, context } = await openCatalog()
  await site.serve({ folder: makeNextBuild() })
  await settingsLink(page).click()
  // The old page may show the heading, too, before it is replaced.
  await becomes(() => Promise.resolve(documents.join(' ')), '/catalog /settings')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  assert.deepEqual(documents, ['/catalog', '/settings'])
  await context.clock.fastForward('05:00')
  assert.equal(await banner(page).count(), 0)
  await context.close()
})

it('says so after a while, and loads the next page anew before anything is missing', async () => {
  const { page, documents, complaints, context } = await openCatalog()
  await site.serve({ folder: makeNextBuild() })
  await context.clock.fastForward('05:01')
  await banner(page).waitFor()
  await assertAccessible(page)
  await settingsLink(page).click()
  // The old page may show the heading, too, before it is replaced.
  await becomes(() => Promise.resolve(documents.join(' ')), '/catalog /settings')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  assert.deepEqual(documents, ['/catalog', '/settings'])
  // What comes a second after the first screen may be on its way while the server is replaced.
  assert.deepEqual(
    complaints.filter((complaint) => !complaint.includes('ERR_CONNECTION_RESET')),
    [],
  )
  await context.close()
})

it('never loads a second time where the old page comes again, and says what is missing', async () => {
  const { page, documents, context } = await openCatalog()
  await site.serve({ folder: makeNextBuild({ isPageStale: true }) })
  await settingsLink(page).click()
  await page.getByText(/Lazy loaded chunk failed to load/).waitFor()
  await banner(page).waitFor()
  await page.getByRole('link', { name: 'Catalog' }).first().click()
  await page.locator('#content tbody tr th a').first().waitFor()
  await settingsLink(page).click()
  await page.getByText(/Lazy loaded chunk failed to load/).waitFor()
  assert.deepEqual(documents, ['/catalog', '/settings'])
  await context.close()
})
