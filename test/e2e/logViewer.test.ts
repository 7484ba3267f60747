// The log viewer in a real browser, on the components page: sizes, scrolling, wrapping, search, and what it looks like.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { buildComponents } from '../../scripts/build.ts'
import { violationsOf } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage } from './support/browser.ts'
import { looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
await site.serve({ folder: await buildComponents() })

async function openLog(scheme: 'light' | 'dark' = 'light', width = 1280) {
  const opened = await openPage(browser, { width, isRemembered: true, scheme })
  const { page } = opened
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/dev/components`)
  const group = page.locator('[data-group=log]')
  const log = group.getByRole('log')
  await log.getByText('Ausgeführt').waitFor()
  return { ...opened, group, log }
}

const press = (page: Page, name: string) =>
  page.locator('[data-group=log]').getByRole('button', { name, exact: true }).click()

for (const look of looks) {
  const { scheme, width } = look
  it(`is accessible and allowed by the policy, ${nameOf(look)}`, async () => {
    const { page, context, complaints, group, log } = await openLog(scheme, width)
    await log.press('g')
    await log.press('ArrowDown')
    await log.press('Enter')
    assert.deepEqual(await violationsOf(page), [])
    await press(page, 'Log settings')
    await group.getByLabel('Wrap lines').check()
    await group.getByLabel('Timestamps').selectOption('absolute')
    assert.deepEqual(await violationsOf(page), [])
    await page.keyboard.press('Escape')
    await press(page, 'Full screen')
    assert.deepEqual(await violationsOf(page), [])
    assert.deepEqual(complaints, [])
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(pageWidth <= width, `the page is ${String(pageWidth)} pixels wide`)
    await context.close()
  })
}

it('opens a hundred thousand lines at their end, and scrolls to any of them', async () => {
  const { page, context, log } = await openLog()
  await press(page, '100,000 lines')
  await log.getByText('request 100000 took').waitFor()
  await log.press('g')
  await log.getByText('request 1 took').waitFor()
  await log.evaluate((box) => {
    box.scrollTop = box.scrollHeight / 2
  })
  await log.getByText('request 50000 took').waitFor()
  const rows = await log.locator('[data-line]').count()
  assert.ok(rows < 120, `${String(rows)} rows are drawn`)
  await context.close()
})

it('has every line where it belongs when lines wrap at 400 pixels', async () => {
  const { page, context, log } = await openLog('light', 400)
  await press(page, '10,000 lines')
  await log.press('w')
  await log.press('G')
  await log.getByText('request 10000 took').waitFor()
  await log.press('g')
  const places = () =>
    log
      .locator('[data-line]')
      .evaluateAll((rows) =>
        rows.map((row) => [row.getBoundingClientRect().top, row.getBoundingClientRect().bottom]),
      )
  await log.getByText('request 1 took').waitFor()
  const rows = await places()
  for (const [index, [top]] of rows.entries()) {
    if (index > 0) assert.ok(Math.abs((top ?? 0) - (rows[index - 1]?.[1] ?? 0)) < 1)
  }
  await context.close()
})

it('stays where one reads while lines arrive, and follows again', async () => {
  const { page, context, group, log } = await openLog()
  await press(page, '10,000 lines')
  await log.getByText('request 10000 took').waitFor()
  await log.evaluate((box) => {
    box.scrollTop = 40_000
  })
  await log.getByText('request 2010 took').waitFor()
  await press(page, 'Add 5,000 lines')
  await group.getByRole('button', { name: '5000 new lines' }).waitFor()
  assert.equal(await log.evaluate((box) => box.scrollTop), 40_000)
  await group.getByRole('button', { name: '5000 new lines' }).click()
  await becomes(
    () => log.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight)),
    0,
  )
  await press(page, 'Add 5,000 lines')
  await log.getByText('request 15000 took').waitFor()
  await context.close()
})

it('searches a hundred thousand lines, also with a pattern that never ends', async () => {
  const { page, context, group, log } = await openLog()
  await press(page, '100,000 lines')
  await log.press('/')
  await page.keyboard.type('request 77777 ')
  await group.getByText('1 of 1', { exact: true }).waitFor()
  await log.getByText('request 77777 took').waitFor()
  assert.equal(await log.locator('mark').textContent(), 'request 77777 ')
  const field = group.getByRole('textbox', { name: 'Search log' })
  await press(page, 'Regular expression')
  await field.fill('((?:[a-z0-9]+\\s?)+)+!')
  await group.getByText('Pattern too slow').waitFor()
  await field.fill('took 399 ms')
  await group.getByText(/^1 of \d+$/).waitFor()
  await context.close()
})

it('downloads the selected lines, without escape codes', async () => {
  const { page, context, log } = await openLog()
  await log.press('g')
  await log.locator('[data-line="2"] [data-act=select]').click()
  await log.locator('[data-line="4"] [data-act=select]').click({ modifiers: ['Shift'] })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Download lines 2–4'),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  assert.equal(
    Buffer.concat(chunks).toString(),
    'info: Fetching template content from remote URL\nReceiving objects: 100% (88/88), done.\nSee the documentation of the template',
  )
  await context.close()
})

it('keeps its parts apart in forced colours', async () => {
  const { page, context, log } = await openLog()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await log.press('g')
  await log.press('ArrowDown')
  const cursor = log.locator('[data-cursor]')
  assert.notEqual(await cursor.evaluate((row) => getComputedStyle(row).outlineStyle), 'none')
  assert.deepEqual(await violationsOf(page), [])
  await context.close()
})
