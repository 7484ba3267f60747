// The layout in a browser: the specification's sizes (spec 1 §9), pointer, keyboard and touch.

import assert from 'node:assert/strict'
import { beforeEach, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { forgetUserSettings } from '../site/warmBackends.ts'
import { becomes, whenFocused } from './support/becomes.ts'
import { openPage } from './support/browser.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

// Resets the pinned sidebar, which is stored on the server.
beforeEach(() => {
  forgetUserSettings(site.dataDirectory)
})

async function openCatalog(width = 1440) {
  const opened = await openPage(browser, { isRemembered: true, width })
  await opened.page.goto(`${site.url}/catalog`)
  const last = width <= 600 ? 'More' : 'My groups'
  await opened.page.getByRole('button', { name: last }).waitFor()
  const sidebar = opened.page.locator('[data-status]', {
    has: opened.page.getByRole('navigation', { name: 'Main navigation' }),
  })
  return { ...opened, sidebar }
}

const sizeOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return { width: box?.width, height: box?.height }
}

/** Stops animations before measuring. */
const settle = (page: Page) =>
  page.evaluate(() => {
    document.getAnimations().forEach((animation) => {
      animation.finish()
    })
  })

it('has the measures of the specification', async () => {
  const { page, context, sidebar } = await openCatalog()
  assert.equal((await sizeOf(sidebar)).width, 224)
  assert.equal((await sizeOf(sidebar.getByRole('link', { name: 'Portico' }))).height, 32)
  const fade = sidebar.getByText('Settings')
  assert.equal(await fade.evaluate((text) => getComputedStyle(text).transitionDuration), '0.2s')
  await page.getByRole('button', { name: 'My groups' }).click()
  const submenu = await page.getByRole('list', { name: 'My groups' }).boundingBox()
  assert.equal(submenu?.width, 202)
  // Beside its button.
  assert.equal(submenu.y, (await page.getByRole('button', { name: 'My groups' }).boundingBox())?.y)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Unpin sidebar' }).click()
  await page.mouse.move(900, 500)
  await page.locator('main').click({ position: { x: 600, y: 4 } })
  await sidebar.and(page.locator('[data-status=closed]')).waitFor()
  await settle(page)
  assert.equal((await sizeOf(sidebar)).width, 72)
  await context.close()
})

it('opens under a pointer that stays, closes behind it, and stays pinned when asked', async () => {
  const { page, context, sidebar } = await openCatalog()
  const is = (status: string) => sidebar.and(page.locator(`[data-status=${status}]`)).waitFor()
  await page.getByRole('button', { name: 'Unpin sidebar' }).click()
  await page.locator('main').click({ position: { x: 600, y: 4 } })
  await is('closed')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(30, 400)
  await is('hoverPending')
  await page.clock.runFor(99)
  await is('hoverPending')
  await page.clock.runFor(1)
  await is('open')
  await page.mouse.move(900, 400)
  await is('closed')
  // Focus opens it for users without a pointer.
  await page.getByRole('link', { name: 'Settings' }).focus()
  await is('open')
  await page.getByRole('button', { name: 'Pin sidebar' }).press('Enter')
  await is('pinned')
  // The loading screen has a clock, too.
  await page.clock.resume()
  await page.reload()
  await is('pinned')
  await context.close()
})

it('is a bar at the bottom of a narrow screen, with an overlay for what does not fit', async () => {
  const { page, context, sidebar } = await openCatalog(400)
  const width = await page.evaluate(() => document.body.clientWidth)
  assert.deepEqual(await sizeOf(sidebar), { width, height: 56 })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const overlay = page.getByRole('group', { name: 'More' })
  await overlay.getByRole('link', { name: 'Platform' }).click()
  await page.getByRole('heading', { name: 'Platform', level: 1 }).waitFor()
  await overlay.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await overlay.getByRole('button', { name: 'Sign out' }).press('Enter')
  await page.getByRole('heading', { name: 'Sign in to Portico' }).waitFor()
  await context.close()
})

it('lets what is at its foot be reached in a low window', async () => {
  const { page, context, sidebar } = await openCatalog()
  await page.setViewportSize({ width: 1280, height: 400 })
  const unpin = await page.getByRole('button', { name: 'Unpin sidebar' }).elementHandle()
  const isInSight = (button: Element) => button.getBoundingClientRect().bottom <= innerHeight
  assert.equal(await page.evaluate(isInSight, unpin), false)
  await sidebar.hover({ position: { x: 100, y: 100 } })
  await page.mouse.wheel(0, 1_000)
  await page.waitForFunction(isInSight, unpin)
  assert.equal((await sizeOf(sidebar.getByRole('link', { name: 'Portico' }))).height, 32)
  await context.close()
})

it('is a rail in a window of 640 × 400, which shows six rows and opens over them', async () => {
  const { page, context, sidebar } = await openCatalog()
  await page.setViewportSize({ width: 640, height: 400 })
  await page.mouse.move(600, 300)
  await settle(page)
  assert.equal((await sizeOf(sidebar)).width, 72)
  assert.equal((await page.locator('main').boundingBox())?.x, 72)
  const rowsInSight = () =>
    page
      .locator('tbody tr[aria-rowindex]')
      .evaluateAll(
        (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      )
  await becomes(rowsInSight, 6)
  const link = sidebar.getByRole('link', { name: 'Docs' })
  assert.equal(await link.getAttribute('title'), 'Docs (g d)')
  await link.hover()
  await settle(page)
  assert.equal((await sizeOf(sidebar)).width, 224)
  assert.equal((await page.locator('main').boundingBox())?.x, 72)
  await page.mouse.move(600, 300)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await whenFocused(sidebar.getByRole('link', { name: 'Portico' }))
  await settle(page)
  assert.equal((await sizeOf(sidebar)).width, 224)
  await context.close()
})

it('gives the page’s beginning the focus, and the keyboard a way past the sidebar', async () => {
  const { page, context } = await openCatalog()
  await page.keyboard.press('Tab')
  await whenFocused(page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await whenFocused(page.locator('#content'))
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await whenFocused(page.locator('#content'))
  await context.close()
})
