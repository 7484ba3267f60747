// Keyboard shortcuts with real keys: visible focus, and keys in fields.

import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessible.ts'
import { becomes, whenFocused } from './support/becomes.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { followLink } from './support/followLink.ts'
import { changeLook, everyLook } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

let opened: OpenPage
before(async () => {
  opened = await openPage(browser, { isRemembered: true })
  await opened.page.goto(`${site.url}/catalog`)
})
after(() => opened.context.close())

/** The list as it is first, with nothing focused. */
async function goToCatalog(search = ''): Promise<Page> {
  const { page } = opened
  await followLink(page, '/settings')
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await followLink(page, `/catalog${search}`)
  await page.locator('#content tbody th a').first().waitFor()
  await page.locator('[aria-busy=false]').first().waitFor()
  return page
}

const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex') ?? null)
const pathOf = (page: Page) => () => Promise.resolve(new URL(page.url()).pathname)
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

it('moves through the rows where the focus can be seen, selects and opens one, and comes back', async () => {
  const page = await goToCatalog()
  await page.keyboard.press('j')
  await becomes(() => focusedRow(page), '2')
  for (const row of ['3', '4', '5']) {
    await page.keyboard.press('j')
    await becomes(() => focusedRow(page), row)
  }
  await page.keyboard.press('k')
  await becomes(() => focusedRow(page), '4')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  assert.equal(outline, true)
  await page.keyboard.press('x')
  await page.locator('tr[aria-rowindex="4"] input:checked').waitFor()
  const name = await page.locator('tr[aria-rowindex="4"] th a').innerText()
  await page.keyboard.press('o')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.locator('#content tbody th a').first().waitFor()
  assert.deepEqual(opened.complaints, [])
})

it('goes on beyond the rows on screen while the key is held', async () => {
  const page = await goToCatalog('?filters[kind]=all')
  await page.locator('tbody tr[aria-rowindex="20"]').waitFor()
  for (let times = 0; times < 30; times += 1) await page.keyboard.down('j')
  await page.keyboard.up('j')
  await becomes(async () => Number(await focusedRow(page)) > 20, true)
  await page.waitForFunction(() => {
    const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    return top > 0 && bottom < window.innerHeight
  })
})

it('types into the search box, and leaves it with its text by Escape', async () => {
  const page = await goToCatalog()
  const box = page.getByRole('searchbox')
  await page.keyboard.press('/')
  await whenFocused(box)
  assert.equal(await box.inputValue(), '')
  await page.keyboard.type('gc/?jx')
  assert.equal(await box.inputValue(), 'gc/?jx')
  assert.equal(await page.getByRole('dialog').count(), 0)
  await page.keyboard.press('Escape')
  await box.and(page.locator(':not(:focus)')).waitFor()
  assert.equal(await box.inputValue(), 'gc/?jx')
})

it('leaves keys to the palette, to open menus, and to whom presses a modifier', async () => {
  const page = await goToCatalog()
  await page.keyboard.press('Alt+j')
  await page.keyboard.press('Control+j')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('?')
  await page.keyboard.press('Escape')
  await followLink(page, '/settings')
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await page.keyboard.press('/')
  const field = page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox')
  await whenFocused(field)
  await page.keyboard.type('/gc')
  assert.equal(await field.inputValue(), '/gc')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await becomes(pathOf(page), '/api-docs')
})

it('lists all shortcuts in a sheet that everyone can use, and gives the focus back', async () => {
  const page = await goToCatalog()
  await page.keyboard.press('j')
  await becomes(() => focusedRow(page), '2')
  await page.keyboard.press('?')
  await sheetOf(page).getByText('Register entities').waitFor()
  for (const look of everyLook) {
    await changeLook(page, look)
    await assertAccessible(page)
  }
  await changeLook(page, { scheme: 'light', width: 1440 })
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await sheetOf(page).waitFor({ state: 'detached' })
  await becomes(() => focusedRow(page), '2')
  assert.deepEqual(opened.complaints, [])
})

it('is silent in all tabs once it is switched off', async () => {
  const page = await goToCatalog()
  const settings = await opened.context.newPage()
  await settings.goto(`${site.url}/settings`)
  await settings.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck()
  await page.locator('input[aria-keyshortcuts]').waitFor({ state: 'detached' })
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Command palette' }).waitFor()
  assert.equal(await sheetOf(page).count(), 0)
})
