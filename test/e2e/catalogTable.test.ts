// The catalog's table in a browser: columns, focus while rows change, saved files, accessibility.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { exportFields } from '../../src/model/catalog/exportFile.ts'
import { guestSessionRequest, tokenOfAnswer } from '../../src/model/session/guestSession.ts'
import { askBackend } from '../site/askBackend.ts'
import { eventually } from '../site/eventually.ts'
import { violationsOf } from './support/accessible.ts'
import { becomes, whenFocused } from './support/becomes.ts'
import { openPage, textOf, type OpenPage, type PageOptions } from './support/browser.ts'
import { changeLook, looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
// The sample's history ends with this change, some seconds after the start.
await eventually('an orphan', async () => {
  const path = '/api/catalog/entities/by-name/component/default/gift-wrapping-legacy'
  return JSON.stringify(await askBackend(site.backend.url, path)).includes('backstage.io/orphan')
})

interface Row {
  readonly kind: string
  readonly metadata: { readonly name: string; readonly namespace: string }
}

/** The backend's own answer with all rows. */
async function everything(): Promise<readonly Row[]> {
  const api = `http://localhost:${String(site.ports.backend)}/api`
  const session = await fetch(`${api}/auth/guest/refresh?env=default`, guestSessionRequest)
  const token = tokenOfAnswer(await session.json()) ?? ''
  const fields = exportFields.join(',')
  const url = `${api}/catalog/entities/by-query?limit=500&orderField=metadata.name,asc&fields=${fields}`
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { readonly items: readonly Row[] }).items
}

async function openCatalog(options: PageOptions = {}, search = '') {
  const opened = await openPage(browser, { isRemembered: true, ...options })
  await opened.page.goto(`${site.url}/catalog${search}`)
  await opened.page.locator('#content tbody tr th a').first().waitFor()
  await opened.page.getByText(/^[\d,]+ entities$/).waitFor()
  return opened
}

async function exported(page: Page, format: 'CSV' | 'JSON'): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export entities' })
  await dialog.getByText(/^Exports .* entities, sorted by name/).waitFor()
  await dialog.getByRole('radio', { name: format }).check()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const file = await saving
  assert.equal(file.suggestedFilename(), `catalog-all.${format.toLowerCase()}`)
  await dialog.getByText(/^Saved .* entities as /).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  return textOf(file)
}

it('saves what the backend has, as JSON and as CSV, whatever the order of the table', async () => {
  const { page, complaints, longestAnswer } = await openCatalog(
    { measuresAnswers: true },
    '?filters[kind]=all&sort=owner,desc',
  )
  const rows = await everything()
  assert.ok(rows.length > 80)
  assert.deepEqual(JSON.parse(await exported(page, 'JSON')), rows)
  const lines = (await exported(page, 'CSV')).split('\r\n')
  const refs = rows.map(({ kind, metadata: { namespace, name } }) =>
    `${kind}:${namespace}/${name}`.toLowerCase(),
  )
  assert.equal(lines[0], 'entityRef,Name,Kind,Owner,Type,Lifecycle,Tags')
  assert.deepEqual(
    lines.slice(1, -1).map((line) => line.split(',')[0]),
    refs,
  )
  const characters = longestAnswer()
  assert.ok(characters > 0 && characters < 200_000, String(characters))
  assert.deepEqual(complaints, [])
})

it('exports by keyboard alone', async () => {
  const { page, context, complaints } = await openCatalog({})
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export entities' })
  const csv = dialog.getByRole('radio', { name: 'CSV' })
  await csv.focus()
  await page.keyboard.press('ArrowDown')
  assert.ok(await dialog.getByRole('radio', { name: 'JSON' }).isChecked())
  await page.keyboard.press('ArrowUp')
  await dialog.getByRole('checkbox').waitFor()
  await page.keyboard.press('Tab')
  await whenFocused(dialog.getByRole('checkbox'))
  await page.keyboard.press('Space')
  assert.ok(await dialog.getByRole('checkbox').isChecked())
  const saving = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  assert.match(await textOf(await saving), /^entityRef,Name,/)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  assert.deepEqual(complaints, [])
  await context.close()
})

it('keeps the focus on its row wherever the page is scrolled to, and walks on from there', async () => {
  const { page } = await openCatalog({}, '?filters[kind]=all')
  const focusedRow = () =>
    page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'))
  await page.locator('tbody tr[aria-rowindex="3"] th a').focus()
  await page.mouse.move(900, 500)
  await page.mouse.wheel(0, 6_000)
  await page.locator('tbody tr[aria-rowindex="60"]').waitFor()
  await page.locator('tbody tr[aria-rowindex="20"]').waitFor({ state: 'detached' })
  assert.equal(await focusedRow(), '3')
  await page.keyboard.press('ArrowDown')
  await becomes(focusedRow, '4')
  await page.waitForFunction(() => {
    const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    return top > 0 && bottom < window.innerHeight
  })
  await page.keyboard.press('PageDown')
  await becomes(async () => Number(await focusedRow()) > 10, true)
})

it('sizes a column by its edge and orders columns by their grip, and keeps both', async () => {
  const { page, requests, complaints } = await openCatalog()
  const edge = page.getByRole('slider', { name: 'Width of Owner' })
  const { x = 0, y = 0, width = 0 } = (await edge.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 40, y + 10, { steps: 4 })
  await page.mouse.up()
  const sized = () => edge.getAttribute('aria-valuenow')
  await becomes(sized, '150')
  // On a wider screen only the other columns grow.
  const widthOf = async (name: string) =>
    (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0
  const [owner, type] = [await widthOf('Owner'), await widthOf('Type')]
  await page.setViewportSize({ width: 2_560, height: 900 })
  await becomes(async () => (await widthOf('Type')) > type, true)
  assert.equal(await widthOf('Owner'), owner)
  await page.setViewportSize({ width: 1_280, height: 900 })
  await page.getByRole('button', { name: 'Display' }).click()
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const from = await item('Tags').boundingBox()
  const to = await item('Owner').boundingBox()
  assert.ok(from && to)
  await page.mouse.move(from.x + 8, from.y + 14)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + 6, { steps: 8 })
  await page.mouse.up()
  const heads = () =>
    page
      .locator('thead th[data-column]')
      .evaluateAll((all) => all.map((head) => (head as HTMLElement).dataset['column']))
  const order = ['name', 'tags', 'owner', 'system', 'type', 'lifecycle']
  await becomes(heads, order)
  const before = requests.length
  await page.reload()
  await page.locator('#content tbody tr th a').first().waitFor()
  await becomes(heads, order)
  await becomes(sized, '150')
  // The rows requested by the early script are the ones shown.
  const rows = requests.slice(before).filter((line) => /kind%3Dcomponent.*limit=50/.test(line))
  assert.equal(rows.length, 1, rows.join('\n'))
  assert.deepEqual(complaints, [])
})

describe('is for everyone', () => {
  let opened: OpenPage
  before(async () => {
    opened = await openCatalog()
  })
  after(() => opened.context.close())

  for (const look of looks) {
    it(`in ${nameOf(look)}`, async () => {
      const { page } = opened
      await changeLook(page, look)
      const check = async () => {
        assert.deepEqual(await violationsOf(page), [])
      }
      await page.getByRole('checkbox', { name: 'Select Checkout Service' }).check()
      await page.getByText('1 selected').waitFor()
      await check()
      await page.getByRole('button', { name: 'Clear selection' }).click()
      await page.getByRole('button', { name: 'Display' }).click()
      await check()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Actions for Checkout Service' }).press('Enter')
      await page.getByRole('menuitem', { name: 'View source' }).waitFor()
      await check()
      await page.keyboard.press('Escape')
      await page.locator('[class*=toolbar]').getByRole('button', { name: 'Export' }).click()
      await page.getByText(/^Exports /).waitFor()
      await check()
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    })
  }
})
