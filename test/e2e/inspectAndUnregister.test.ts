// The inspector and unregistering, with a real backend that reads a file of this test.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { guestSessionRequest, tokenOfAnswer } from '../../src/model/session/guestSession.ts'
import { askBackend } from '../site/askBackend.ts'
import { eventually } from '../site/eventually.ts'
import { violationsOf } from './support/accessible.ts'
import { whenFocused } from './support/becomes.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { followLink } from './support/followLink.ts'
import { changeLook, looks, nameOf } from './support/looks.ts'
import { readsServedFile, servedFile } from './support/servedFile.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({
  variables: () => readsServedFile,
})
const clock = '/catalog/default/component/tidal-clock'
const checkout = '/catalog/default/component/checkout-service'

const isListed = async (name: string) => {
  const path = `/api/catalog/entities/by-query?filter=metadata.name=${name}&limit=1`
  const { items } = (await askBackend(site.backend.url, path)) as { readonly items: unknown[] }
  return items.length > 0
}

async function register(): Promise<void> {
  const session = await fetch(`${site.backend.url}/api/auth/guest/refresh`, guestSessionRequest)
  const authorization = `Bearer ${tokenOfAnswer(await session.json()) ?? ''}`
  await fetch(`${site.backend.url}/api/catalog/locations`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'url', target: servedFile }),
  })
  await eventually('tidal-gauge is listed', () => isListed('tidal-gauge'))
}

async function expectClean(page: Page): Promise<void> {
  assert.deepEqual(await violationsOf(page), [])
}

describe('the inspector', () => {
  let opened: OpenPage
  before(async () => {
    opened = await openPage(browser, { isRemembered: true })
    await opened.page.goto(site.url + checkout)
    await opened.page.getByRole('region', { name: 'About' }).waitFor()
  })
  after(() => opened.context.close())

  for (const look of looks) {
    it(`inspects an entity, ${nameOf(look)}`, async () => {
      const { page, complaints } = opened
      await changeLook(page, look)
      await followLink(page, `${checkout}?inspect=nonsense`)
      const dialog = page.getByRole('dialog', { name: 'Inspect Checkout Service' })
      await dialog.getByText('component:default/checkout-service').first().waitFor()
      await expectClean(page)
      await page.getByRole('tab', { name: 'Ancestry' }).click()
      await dialog.getByRole('group', { name: /^Ancestry graph of/ }).waitFor()
      await expectClean(page)
      await page.keyboard.press('ArrowRight')
      await dialog.getByText('Entities from the same location.').waitFor()
      assert.equal(new URL(page.url()).search, '?inspect=colocated')
      await dialog.getByRole('listitem').first().waitFor()
      await expectClean(page)
      await page.getByRole('tab', { name: 'Raw YAML' }).click()
      await dialog.getByRole('textbox', { name: 'Checkout Service as YAML' }).waitFor()
      await dialog.getByRole('button', { name: 'Find' }).click()
      await dialog.locator('.cm-search :focus').waitFor()
      await page.keyboard.type('checkout')
      await dialog.locator('.cm-searchMatch').first().waitFor()
      await expectClean(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      assert.ok(overflow <= 0, `${String(overflow)} pixels too wide`)
      // Escape closes the search first, then the inspector.
      await page.keyboard.press('Escape')
      await dialog.locator('.cm-search').waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      assert.equal(new URL(page.url()).search, '')
      assert.deepEqual(complaints, [])
    })
  }
})

it('shows which tab is open on a phone, and what is in it whatever the length of the title', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true, width: 400 })
  await page.route('**/entities/by-name/component/default/checkout-service', async (route) => {
    const response = await route.fetch()
    const entity = (await response.json()) as { readonly metadata: object }
    const metadata = { ...entity.metadata, title: 'Endless '.repeat(250) }
    await route.fulfill({ response, json: { ...entity, metadata } })
  })
  await page.goto(`${site.url}${checkout}?inspect=yaml`)
  await page.getByRole('tab', { name: 'Raw YAML', selected: true }).waitFor()
  await page.waitForFunction(() => {
    const tab = document.querySelector('[role=tab][aria-selected=true]')
    return (tab?.getBoundingClientRect().right ?? Infinity) <= window.innerWidth
  })
  const panel = await page.getByRole('tabpanel').boundingBox()
  assert.ok((panel?.height ?? 0) > 500, JSON.stringify(panel))
  await page.unrouteAll({ behavior: 'wait' })
  await context.close()
})

it('closes the inspector with "back", and gives the focus back', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await page.goto(site.url + checkout)
  await page.getByRole('button', { name: 'Entity actions' }).click()
  await page.getByRole('menuitem', { name: 'Inspect entity' }).click()
  await page.getByRole('tab', { name: 'Raw JSON' }).click()
  await page.getByRole('textbox', { name: 'Checkout Service as JSON' }).waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(page.url(), site.url + checkout)
  await whenFocused(page.getByRole('button', { name: 'Entity actions' }))
  await context.close()
})

it('shows the whole text where the viewer cannot be fetched, and gets it on request', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await page.route('**/code-viewer*.js', (route) => route.abort())
  await page.goto(`${site.url}${checkout}?inspect=json`)
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.waitFor()
  const text = await page.getByRole('textbox', { name: /as JSON/ }).inputValue()
  assert.equal((JSON.parse(text) as { readonly kind: string }).kind, 'Component')
  await page.unroute('**/code-viewer*.js')
  await retry.click()
  await page.getByRole('button', { name: 'Find' }).waitFor()
  await context.close()
})

it('unregisters a location after it has named what leaves with it, and undoes it', async () => {
  await register()
  const { page, complaints, context } = await openPage(browser, { isRemembered: true })
  await page.goto(site.url + clock)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body.innerText.includes('Entity was not found')) seen.push('not found')
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('button', { name: 'Entity actions' }).click()
  await page.getByRole('menuitem', { name: 'Unregister entity' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('component:default/tidal-gauge').waitFor()
  await dialog.getByText(servedFile).waitFor()
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Unregister location' }).dblclick()
  await page.getByText('Deleted entity tidal-clock').waitFor()
  await page.waitForURL(`${site.url}/catalog`)
  assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'seen') as string[]), [])
  assert.equal(await isListed('tidal-gauge'), false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^Registered tidal-clock again/).waitFor()
  await eventually('tidal-clock is back', () => isListed('tidal-clock'))
  // Leaves the page: the data is unchanged.
  await page.goto(site.url + clock)
  await page.getByRole('button', { name: 'Entity actions' }).click()
  await page.getByRole('menuitem', { name: 'Unregister entity' }).click()
  await dialog.getByRole('button', { name: 'Unregister location' }).click()
  await page.waitForURL(`${site.url}/catalog`)
  assert.equal(await isListed('tidal-clock'), false)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('deletes an orphan after a question, and leads to the catalog', async () => {
  const orphan = '/api/catalog/entities/by-name/component/default/gift-wrapping-legacy'
  await eventually('an orphan', async () =>
    JSON.stringify(await askBackend(site.backend.url, orphan)).includes('backstage.io/orphan'),
  )
  const { page, context } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog/default/component/gift-wrapping-legacy`)
  const first = page.getByRole('button', { name: 'Delete entity' })
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this entity?' })
  await expectClean(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await first.click()
  await dialog.getByRole('button', { name: 'Delete entity' }).click()
  await page.getByText('Deleted entity Gift Wrapping (legacy)').waitFor()
  await page.waitForURL(`${site.url}/catalog`)
  assert.equal(await isListed('gift-wrapping-legacy'), false)
  await context.close()
})

it('shows an alert above an open dialog, where it can be dismissed', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true, width: 400 })
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('The clipboard is locked.'))
  })
  await page.goto(`${site.url}${checkout}?inspect=`)
  const dialog = page.getByRole('dialog', { name: 'Inspect Checkout Service' })
  await dialog.getByRole('button', { name: 'Copy ref' }).click()
  const alert = page.getByRole('alert')
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await alert.waitFor({ state: 'detached' })
  assert.ok(await dialog.isVisible())
  await context.close()
})
