// The portal's layout in Firefox: keyboard, settings, narrow screens, and the page's security policies.

import assert from 'node:assert/strict'
import { beforeEach, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { becomes } from '../../e2e/support/becomes.ts'
import { forgetUserSettings } from '../../site/warmBackends.ts'
import { byRole, click, see, useFirefox, whenAt, whenFocused, whenGone } from './support/firefox.ts'

const { site, open } = await useFirefox()

beforeEach(() => {
  forgetUserSettings(site.dataDirectory)
})

const palette = 'dialog[open] [role=combobox]'

async function pressPaletteKeys(page: Page): Promise<void> {
  await page.keyboard.down('Control')
  await page.keyboard.press('k')
  await page.keyboard.up('Control')
}

it('finds an entity by the palette, by keyboard alone', async () => {
  const { page, complaints } = await open()
  await page.goto(`${site.url}/catalog`)
  await see(page, 'tbody th a')
  await pressPaletteKeys(page)
  await page.keyboard.type('checkout serv')
  await see(page, 'dialog[open] [role=option] ::-p-text(Checkout Service)')
  await page.keyboard.press('Enter')
  await whenAt(page, '/catalog/default/component/checkout-service')
  await whenGone(page, palette)
  assert.deepEqual(complaints, [])
})

it('gives the focus back when the palette is closed', async () => {
  const { page } = await open()
  await page.goto(`${site.url}/settings`)
  await see(page, byRole('heading', 'Settings'))
  await page.focus('a[href="/catalog"]')
  await pressPaletteKeys(page)
  await whenFocused(page, palette)
  await page.keyboard.press('Escape')
  await whenGone(page, palette)
  await whenFocused(page, 'a[href="/catalog"]')
  assert.equal(await page.evaluate(() => location.pathname), '/settings')
})

it('leads by keyboard past the sidebar, to the content', async () => {
  const { page } = await open()
  await page.goto(`${site.url}/settings`)
  await see(page, byRole('heading', 'Settings'))
  await page.keyboard.press('Tab')
  await whenFocused(page, 'a[href="#content"]')
  await page.keyboard.press('Enter')
  await whenFocused(page, '#content')
  assert.equal(await page.evaluate(() => location.pathname), '/settings')
})

it('wears the theme that was chosen, after a reload as well', async () => {
  const { page, complaints } = await open()
  await page.goto(`${site.url}/settings`)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await click(page, 'label:has(input[type=radio]) ::-p-text(Light)')
  await see(page, 'html[data-theme=light]')
  const light = await background()
  await click(page, 'label:has(input[type=radio]) ::-p-text(Dark)')
  await see(page, 'html[data-theme=dark]')
  await page.reload()
  await see(page, 'html[data-theme=dark]')
  assert.notEqual(await background(), light)
  assert.deepEqual(complaints, [])
})

it('speaks the language that was chosen, after a reload as well', async () => {
  const { page, complaints } = await open()
  await page.goto(`${site.url}/settings`)
  await see(page, 'select:has(option[lang=de])')
  await page.select('select:has(option[lang=de])', 'de')
  await see(page, 'html[lang=de]')
  await see(page, byRole('heading', 'Einstellungen'))
  await page.reload()
  await see(page, byRole('heading', 'Einstellungen'))
  await page.select('select:has(option[lang=de])', 'en')
  await see(page, byRole('heading', 'Settings'))
  assert.deepEqual(complaints, [])
})

const addresses = [
  '/catalog',
  '/catalog/default/component/checkout-service',
  '/catalog/default/api/payments-api/definition',
  '/catalog-graph?rootEntityRefs[]=component:default/checkout-service',
  '/api-docs',
  '/catalog-import',
  '/settings',
] as const

/** Its content once it is loaded. */
const whenThere = async (page: Page) => {
  await see(page, 'h1')
  await becomes(
    () => page.$$eval('[role=progressbar], [aria-busy=true]', ({ length }) => length),
    0,
  )
}

it('fits into 400 pixels on every page, with its bar at the bottom', async () => {
  const { page } = await open({ width: 400 })
  for (const address of addresses) {
    await page.goto(site.url + address)
    await whenThere(page)
    const [wide, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    assert.ok((wide ?? 0) <= (screen ?? 0), `${address} is ${String(wide)} wide`)
  }
  const bar = await page.$eval('[data-status]:has(nav)', (sidebar) => {
    const { bottom, height } = sidebar.getBoundingClientRect()
    return [bottom, height]
  })
  assert.deepEqual(bar, [900, 56])
})

it('breaks no policy of its own on any page, and asks nobody else for anything', async () => {
  const { page, complaints, requests } = await open()
  for (const address of addresses) {
    await page.goto(site.url + address)
    await whenThere(page)
  }
  assert.deepEqual(complaints, [])
  const own = [site.url, site.backend.url]
  assert.deepEqual(
    requests.filter(
      (line) => !/ (?:data|blob):/.test(line) && !own.some((url) => line.includes(url)),
    ),
    [],
  )
})
