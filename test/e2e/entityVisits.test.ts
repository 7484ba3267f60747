// "1 change since Tuesday" on an entity's page, and the time line that it opens, in both themes and on a phone.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { SeenEntity } from '../../src/model/inspector/entityVisits.ts'
import { assertAccessible } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
const path = '/catalog/default/component/checkout-service'
const key = 'portico.entityVisits'

it('tells what changed since the last look, opens it by keyboard, and knows it at the next visit', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(site.url + path)
  const kept = () => page.evaluate((name) => localStorage.getItem(name) ?? '', key)
  await page.waitForFunction((name) => localStorage.getItem(name), key)
  const [seen = {}] = JSON.parse(await kept()) as Partial<SeenEntity>[]
  const before = {
    ...seen,
    at: Date.now() - 2 * 86_400_000,
    fields: { ...seen.fields, 'metadata.title': 'Basket' },
  }
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text)
    },
    [key, JSON.stringify([before])] as const,
  )
  await page.reload()
  const note = page.getByRole('link', { name: /^1 change since \w+day$/ })
  for (const look of looks) {
    await changeLook(page, look)
    await note.waitFor()
    await assertAccessible(page)
  }
  await note.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Inspect Checkout Service' })
  await dialog.getByText('Basket').waitFor()
  assert.equal(new URL(page.url()).search, '?inspect=changes')
  for (const look of looks) {
    await changeLook(page, look)
    await assertAccessible(page)
  }
  const last = await kept()
  await page.goto(site.url + path)
  await page.waitForFunction(([name, text]) => localStorage.getItem(name) !== text, [
    key,
    last,
  ] as const)
  assert.equal(await note.count(), 0)
  await page.goto(`${site.url}${path}?inspect=changes`)
  await dialog.getByText('Basket').waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
})
