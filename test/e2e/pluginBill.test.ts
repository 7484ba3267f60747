// What plugins cost, as Chromium measures it, and the place of one that is switched off.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { assertAccessible } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

it('measures chunks, requests and long tasks of each plugin', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog/default/component/checkout-service`)
  await page.getByRole('region', { name: 'About' }).waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'For developers' }).click()
  const bill = page.getByRole('region', { name: 'Plugin costs' })
  const cells = async (name: string) =>
    bill
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .allTextContents()
  await bill.getByRole('button', { name: 'Copy as report' }).waitFor()
  const [code = '', loadTime = '', requests = '', failures, longTasks = '', ...faults] =
    await cells('catalog ')
  assert.match(code, /^\d+(\.\d)? kB$/)
  assert.match(loadTime, /^\d[\d,]* ms$/)
  assert.ok(Number(requests) > 0, 'requests of the catalog')
  assert.match(longTasks, /^\d+$/)
  assert.deepEqual([failures, ...faults], ['0', '0', '0'])
  const [shared = ''] = await cells('Portal and shared code')
  assert.ok(Number.parseFloat(shared) > 200, shared)
  for (const look of looks) {
    await changeLook(page, look)
    await bill.scrollIntoViewIfNeeded()
    await assertAccessible(page).catch((thrown: unknown) => {
      throw new Error(nameOf(look), { cause: thrown })
    })
  }
  assert.deepEqual(complaints, [])
  await context.close()
})

it('says where a plugin is switched off, loads nothing of it, and switches it on by keyboard', async () => {
  const { page, context, complaints, requests } = await openPage(browser, { isRemembered: true })
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('begun'))
      localStorage.setItem('portico.switchedOff', '["catalog-graph"]')
    sessionStorage.setItem('begun', 'yes')
  })
  await page.goto(
    `${site.url}/catalog-graph?rootEntityRefs%5B%5D=component:default/checkout-service`,
  )
  await page
    .getByRole('heading', { name: 'catalog-graph is switched off in this browser', level: 1 })
    .waitFor()
  assert.deepEqual(
    requests.filter((request) => request.includes('/static/catalog-graph')),
    [],
  )
  for (const look of looks) {
    await changeLook(page, look)
    await assertAccessible(page)
  }
  await page.getByRole('button', { name: 'Switch on again' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Graph of Checkout Service', level: 1 }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Graph of Checkout Service', level: 1 }).waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
})
