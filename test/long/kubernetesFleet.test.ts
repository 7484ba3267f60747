// An entity with more pods than a page can show: read by a worker, shown in part, narrowed by its filter. It has a
// backend of its own because its clusters are large.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { assertAccessible } from '../e2e/support/accessible.ts'
import { becomes } from '../e2e/support/becomes.ts'
import { openPage } from '../e2e/support/browser.ts'
import { useSite } from '../e2e/support/useSite.ts'

const { site, browser } = await useSite({ clusters: { clusters: [], fleetPods: 9_000 } })

it('shows pods with errors first, says how many there are, and finds the others by the filter', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog/default/component/checkout-service/kubernetes`)
  await page.getByText(/^Showing [45],\d{3} of 9,000 pods/).waitFor({ timeout: 60_000 })
  const overview = page.getByRole('list', { name: 'Pods by cluster' })
  assert.equal(await overview.getByText('1,500 pods').count(), 6)
  const panels = page.locator('details > summary')
  assert.equal(await panels.getByText('1,500 pods').count(), 6)
  await assertAccessible(page)
  const answered = page.waitForResponse((response) => response.url().includes('/services/'))
  const filter = page.getByRole('searchbox', { name: 'Filter by name or label' })
  await filter.fill('checkout-shard-1-')
  await answered
  await page
    .getByRole('link', { name: /^checkout-shard-1-/ })
    .first()
    .waitFor()
  const last = page.locator('details', { hasText: 'south-1' })
  await last.locator('> summary').click()
  await becomes(() => last.getAttribute('open'), null)
  await overview.getByRole('button', { name: 'south-1' }).click()
  await becomes(() => last.getAttribute('open'), '')
  assert.equal(
    await last.locator('> summary').evaluate((it) => it === document.activeElement),
    true,
  )
  const isInView = () =>
    last.evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect()
      return top >= -1 && bottom <= innerHeight
    })
  await becomes(isInView, true)
  assert.deepEqual(complaints, [])
  await context.close()
})
