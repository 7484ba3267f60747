// The components page: under the page's policy, accessible, and with unchanged looks, in both themes.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { buildComponents } from '../../scripts/build.ts'
import { violationsOf } from './support/accessible.ts'
import { becomes, whenFocused } from './support/becomes.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { assertLooksAsBefore, stillPage } from './support/photos.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
const folder = await buildComponents()
await site.serve({ folder })

const schemes = ['light', 'dark'] as const

async function openComponents(scheme: (typeof schemes)[number]) {
  const opened = await openPage(browser, { width: 1280, isRemembered: true, scheme })
  const { page } = opened
  // Otherwise elements would be checked while they fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2026-11-22T12:00:00Z')
  await page.goto(`${site.url}/dev/components`)
  await page.locator(`html[data-theme=${scheme}]`).waitFor()
  await page.getByText(/^5 minutes ago/).waitFor()
  return opened
}

const group = (page: Page, name: string) => page.locator(`[data-group=${name}]`)
const groups = ['actions', 'messages', 'content', 'fields', 'forms', 'overlays', 'log', 'pictures']

for (const scheme of schemes)
  describe(scheme, () => {
    let opened: OpenPage
    before(async () => {
      opened = await openComponents(scheme)
    })
    after(() => opened.context.close())

    it('is accessible and allowed by the policy', async () => {
      const { page, complaints } = opened
      assert.deepEqual(await violationsOf(page), [])
      assert.deepEqual(complaints, [])
    })

    it('opens a list without a style that the policy refuses', async () => {
      const { page, complaints } = opened
      const list = page.locator('.ant-select-dropdown:visible')
      await group(page, 'forms').getByRole('combobox').first().click()
      await list.waitFor()
      // An open list of antd is at the end of the body, and belongs to its field by `aria-controls`.
      assert.deepEqual(await violationsOf(page, ['region']), [])
      await page.keyboard.press('Escape')
      await list.waitFor({ state: 'hidden' })
      assert.deepEqual(complaints, [])
    })

    it('looks as before', async () => {
      const { page, context } = await openComponents(scheme)
      await stillPage(page)
      await group(page, 'log').getByRole('log').getByText('Ausgeführt').waitFor()
      await group(page, 'pictures').getByText('Checkout Service').first().waitFor()
      for (const name of groups) await assertLooksAsBefore(group(page, name), `${name}-${scheme}`)
      await context.close()
    })

    if (scheme === 'dark') return

    it('opens a select inside a modal dialog, above it, and Escape closes one after the other', async () => {
      const { page, complaints } = opened
      await page.locator('[data-opens=dialog]').click()
      const dialog = page.getByRole('dialog', { name: 'Details' })
      const select = dialog.getByRole('combobox')
      await select.click()
      const option = page.locator('.ant-select-dropdown:visible [title=Overview]')
      await option.waitFor()
      const isOnTop = await option.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      assert.ok(isOnTop)
      await page.keyboard.press('Escape')
      await option.waitFor({ state: 'hidden' })
      assert.ok(await dialog.isVisible())
      await select.click()
      await option.click()
      await dialog.locator('.ant-select-content', { hasText: 'Overview' }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await whenFocused(page.locator('[data-opens=dialog]'))
      assert.deepEqual(complaints, [])
    })

    it('shows one focus ring, whatever the control', async () => {
      const { page } = opened
      const ringOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element)
            return `${outlineWidth} ${outlineStyle} ${outlineColor}`
          })
      await page.keyboard.press('Tab')
      await page.locator('[data-group=actions] button').first().focus()
      const ring = await ringOf('[data-group=actions] button')
      assert.match(ring, /^2px solid/)
      const fields = [
        ['[data-group=forms] input[type=text]', '[data-group=forms] .ant-input-affix-wrapper'],
        ['[data-group=forms] [role=combobox]', '[data-group=forms] .ant-select'],
        ['[data-group=forms] [type=radio]', '[data-group=forms] .ant-radio'],
        ['[data-group=forms] .ant-switch', '[data-group=forms] .ant-switch'],
      ] as const
      for (const [focused, ringed] of fields) {
        await page.locator(focused).first().focus()
        await becomes(() => ringOf(ringed), ring)
      }
    })
  })

it('loads nothing of antd for the first screen', async () => {
  const { page, context, requests } = await openPage(browser, { width: 1280, isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  await page.locator('#content tbody tr th a').first().waitFor()
  await page.getByText(/\d entities$/).waitFor()
  assert.ok(requests.some((one) => one.includes('/static/catalog.')))
  assert.deepEqual(
    requests.filter((one) => /static\/(?:antd|dayjs)/.test(one)),
    [],
  )
  await context.close()
})

it('loads for all of antd’s forms at most 150 KB of script', () => {
  const files = globSync('static/{antd,antd-forms}.*.js', { cwd: folder })
  assert.equal(files.length, 2)
  const sizes = files.map(
    (file) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length,
  )
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= 150_000, String(sizes))
})
