// The real backend stops and starts again while pages of every kind are open: each shows its content without a click.
// Stops the backend, so it has its own.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { startBackend } from '../../scripts/backendProcess.ts'
import { openPage } from '../e2e/support/browser.ts'
import { followLink } from '../e2e/support/followLink.ts'
import { useSite } from '../e2e/support/useSite.ts'

const { site, browser } = await useSite({ hasOwnBackend: true })

const checkout = '/catalog/default/component/checkout-service'

/** What each place shows of the backend's data. */
const places: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/catalog': (page) => page.locator('#content tbody tr th a').first().waitFor(),
  [checkout]: (page) => page.getByRole('region', { name: 'About' }).waitFor(),
  '/catalog-graph?rootEntityRefs[]=component:default/checkout-service': (page) =>
    page
      .getByRole('button', { name: /Checkout Service/ })
      .first()
      .waitFor(),
  '/catalog-import?url=https://example.org/catalog-info.yaml': (page) =>
    page
      .getByText(/is not allowed|integration/i)
      .first()
      .waitFor(),
  '/create': (page) =>
    page
      .getByRole('link', { name: /Choose|Select|Node/ })
      .first()
      .waitFor(),
  '/docs': (page) => page.locator('main a[href*="/docs/"]').first().waitFor(),
  // The index of a backend that has just started may still be empty, or not built.
  '/search?query=checkout': (page) =>
    page
      .getByText(/^\d+ results?\b|^Not indexed yet/)
      .first()
      .waitFor(),
  [`${checkout}/ci-cd`]: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  [`${checkout}/kubernetes`]: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  '/settings': (page) => page.getByRole('region', { name: 'Profile' }).waitFor(),
}

it('shows every kind of place again by itself once the backend is back', async () => {
  const opened = await Promise.all(
    Object.keys(places).map(async (path) => {
      const { page, complaints } = await openPage(browser, { isRemembered: true })
      // A pause before the page asks again is up to 90 seconds long, and a backend that starts may refuse once more.
      page.setDefaultTimeout(240_000)
      await page.goto(`${site.url}/settings`)
      await page.getByRole('region', { name: 'Profile' }).waitFor()
      return { path, page, complaints }
    }),
  )
  await site.backend.stop()
  for (const { path, page } of opened) await followLink(page, path)
  const away = "Can't reach the backend. Retrying automatically."
  for (const { path, page } of opened) {
    if (path !== '/settings') await page.getByText(away).waitFor()
  }
  const backend = startBackend({ ports: site.ports, dataDirectory: site.dataDirectory })
  try {
    await backend.ready
    for (const { path, page } of opened) {
      await assert.doesNotReject(async () => places[path]?.(page), `${path} stays away`)
      await page.getByText(away).waitFor({ state: 'hidden' })
    }
  } finally {
    for (const { page } of opened) await page.close()
    await backend.stop()
  }
})
