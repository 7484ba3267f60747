// Actions of rows and of selected rows, and saved views, with the real backend. Nothing is removed from it.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { violationsOf } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

async function openCatalog(search = '') {
  const opened = await openPage(browser, { isRemembered: true })
  await opened.page.goto(`${site.url}/catalog${search}`)
  await opened.page.locator('#content tbody tr th a').first().waitFor()
  return opened
}

async function select(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
}

/** Without those of locations: the sample comes from the backend's configuration, so none is registered. */
const others = (complaints: readonly string[]) =>
  complaints.filter((complaint) => !complaint.includes('status of 404'))

/** Dialogs cover the page behind them, so they alone are checked, in every look. */
async function assertAccessibleInEveryLook(page: Page): Promise<void> {
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [])
  }
}

it('has the catalog refresh selected entities, and sums up each', async () => {
  const { page, context, complaints } = await openCatalog()
  await select(page, 'Checkout Service', 'Gift Cards')
  await page.getByRole('button', { name: 'Refresh' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refresh 2 entities' })
  await dialog.getByText('Scheduled refresh of 2 of 2 entities.').waitFor()
  assert.equal(await dialog.getByText('Succeeded').count(), 2)
  await assertAccessibleInEveryLook(page)
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('2 selected').waitFor()
  await assertAccessibleInEveryLook(page)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('says what unregistering would remove, and removes nothing on Escape', async () => {
  const { page, context, complaints } = await openCatalog()
  await select(page, 'Checkout Service', 'Gift Cards')
  await page.getByRole('button', { name: 'Unregister' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unregister 2 entities?' })
  await dialog.getByText('Removes 2 entities from the catalog.').waitFor()
  await assertAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Checkout Service', exact: true }).waitFor()
  assert.deepEqual(others(complaints), [])
  await context.close()
})

it('asks before it unregisters the entity of a row', async () => {
  const { page, context, complaints } = await openCatalog()
  const button = page.getByRole('button', { name: 'Actions for Checkout Service' })
  await button.press('Enter')
  const menu = page.getByRole('menu', { name: 'Actions for Checkout Service' })
  await menu.getByRole('menuitem', { name: 'Unregister entity' }).waitFor()
  assert.deepEqual(await violationsOf(page), [])
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /delete this entity|Unregister this entity/ })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  assert.equal(await button.evaluate((element) => element === document.activeElement), true)
  assert.deepEqual(others(complaints), [])
  await context.close()
})

it('opens the default view, and every saved view by its link', async () => {
  const { page, context, complaints } = await openCatalog('?filters[type]=service')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Services')
  await page.keyboard.press('Enter')
  const view = page.getByRole('link', { name: 'Services' })
  await view.waitFor()
  await page.getByRole('button', { name: 'Open Services by default' }).click()
  assert.deepEqual(await violationsOf(page), [])
  const { search } = new URL(page.url())
  assert.equal(search, '?filters[type]=service')
  await page.goto(`${site.url}/catalog`)
  await page.waitForURL(/columns=owner,system,type,lifecycle,tags&density=comfortable$/)
  await page.getByRole('button', { name: 'Remove Type service' }).waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
})
