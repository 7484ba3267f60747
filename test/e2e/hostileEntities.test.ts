// Malicious entities are shown as far as possible, never run and never followed.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { hostileEntities } from '../fixtures/hostileEntities.ts'
import { becomes } from './support/becomes.ts'
import { linkProtocols, openPage } from './support/browser.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
const catalog = `${site.backend.url}/api/catalog`

async function openHostile() {
  const opened = await openPage(browser, { isRemembered: true })
  const { page } = opened
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return { ...opened, dialogs }
}

/** Asserts that an entity has no harmful effect. */
async function expectHarmless({
  page,
  complaints,
  requests,
  dialogs,
  context,
}: Awaited<ReturnType<typeof openHostile>>) {
  assert.equal(await page.evaluate(() => 'pwned' in globalThis), false)
  assert.equal(await page.evaluate(() => 'a' in {} || 'b' in {}), false)
  assert.deepEqual(dialogs, [])
  const own = [site.url, site.backend.url]
  const foreign = requests.filter((line) => !own.some((url) => line.includes(` ${url}/`)))
  assert.deepEqual(foreign, [])
  assert.deepEqual(complaints, [])
  const addresses = await linkProtocols(page)
  assert.deepEqual(
    addresses.filter((protocol) => !/^(https?|mailto):$/.test(protocol)),
    [],
  )
  await context.close()
}

/** Whether the page scrolls sideways. */
const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

for (const entity of hostileEntities) {
  const { kind, metadata } = entity
  it(`shows the page of ${kind} ${metadata.name.slice(0, 20)}, and runs nothing of it`, async () => {
    const opened = await openHostile()
    const { page } = opened
    await page.route(`${catalog}/entities/by-name/**`, (route) =>
      route.request().method() === 'OPTIONS' ? route.continue() : route.fulfill({ json: entity }),
    )
    const path = `/catalog/default/${kind.toLowerCase()}/${metadata.name}`
    await page.goto(site.url + path)
    await page.getByRole('region', { name: 'About' }).waitFor()
    assert.equal(await isSideways(page), false)
    await expectHarmless(opened)
  })
}

it('lists them all, and runs nothing of them', async () => {
  const opened = await openHostile()
  const { page } = opened
  await page.route(`${catalog}/entities/by-query?**`, (route) =>
    route.fulfill({
      json: { items: hostileEntities, totalItems: hostileEntities.length, pageInfo: {} },
    }),
  )
  await page.goto(`${site.url}/catalog?filters[kind]=all`)
  const rows = page.locator('tbody tr[aria-rowindex]')
  await becomes(() => rows.count(), hostileEntities.length)
  assert.equal(await isSideways(page), false)
  await expectHarmless(opened)
})

it('says so where an answer has another shape, and where a cursor has expired', async () => {
  const { page, context } = await openHostile()
  let isBroken = true
  await page.route(`${catalog}/entities/by-query?**`, (route) =>
    isBroken ? route.fulfill({ json: { rows: [] } }) : route.continue(),
  )
  await page.goto(`${site.url}/catalog?filters[kind]=all`)
  await page.getByText('Could not fetch catalog entities.').waitFor()
  await page.route(`${catalog}/entities/by-query?*cursor=**`, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { name: 'InputError', message: 'Malformed cursor' } },
    }),
  )
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.waitFor()
  isBroken = false
  await retry.click()
  await page.locator('tbody tr[aria-rowindex]').first().waitFor()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 100_000)
  await page.getByText(/^This list is out of date/).waitFor()
  assert.ok((await page.locator('tbody tr[aria-rowindex]').count()) > 0)
  await context.close()
})
