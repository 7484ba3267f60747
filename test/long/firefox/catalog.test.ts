// The catalog in Firefox: rows, filters in the URL, pages.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { becomes } from '../../e2e/support/becomes.ts'
import { byRole, byText, click, see, useFirefox, whenAt, whenGone } from './support/firefox.ts'

const { site, open } = await useFirefox()

const rows = '[aria-busy=false] tbody tr[aria-rowindex]'

it('lets a guest in, and shows the rows of the catalog', async () => {
  const { page, complaints } = await open({ isRemembered: false })
  await page.goto(`${site.url}/catalog`)
  await click(page, byRole('button', 'Enter'))
  await see(page, byRole('heading', 'Larkspur Catalog'))
  await see(page, `${rows} th a`)
  await whenAt(page, '/catalog')
  assert.deepEqual(complaints, [])
})

it('has its filters in the address, and each is a step of the history', async () => {
  const { page, complaints } = await open()
  await page.goto(`${site.url}/catalog`)
  await see(page, `${rows} th a`)
  await click(page, 'fieldset label:has(input[type=checkbox])')
  await becomes(() => page.evaluate(() => location.search.startsWith('?filters[type]=')), true)
  const filtered = await page.evaluate(() => location.pathname + location.search)
  await page.type('input[type=search]', 'ledger')
  await whenAt(page, `${filtered}&filters[text]=ledger`)
  await page.goBack()
  await whenAt(page, filtered)
  await becomes(() => page.$eval('input[type=search]', ({ value }) => value), '')
  await page.goBack()
  await whenAt(page, '/catalog')
  await becomes(() => page.$$eval('fieldset input:checked', ({ length }) => length), 0)
  assert.deepEqual(complaints, [])
})

it('shows the kind that an address names after a reload, and no row of another', async () => {
  const { page } = await open()
  await page.goto(`${site.url}/catalog?filters[kind]=api`)
  await see(page, `${rows} th a`)
  await page.reload()
  await see(page, `${rows} th a`)
  const paths = await page.$$eval(`${rows} th a`, (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  assert.ok(paths.length > 3)
  assert.deepEqual(
    paths.filter((path) => !path.includes('/api/')),
    [],
  )
})

it('draws only the rows in sight, and comes back to where it was left', async () => {
  const { page } = await open()
  await page.goto(`${site.url}/catalog`)
  await see(page, `${rows} th a`)
  await page.mouse.move(640, 600)
  const lastIndex = () =>
    page.$$eval('tbody tr[aria-rowindex]', (all) =>
      Number(all.at(-1)?.getAttribute('aria-rowindex')),
    )
  const first = await lastIndex()
  while ((await lastIndex()) <= first) await page.mouse.wheel({ deltaY: 400 })
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const link = await page.evaluate(() => {
    const inSight = [...document.querySelectorAll('tbody th a')].filter(
      (one) => one.getBoundingClientRect().top > 300,
    )
    return inSight[0]?.getAttribute('href') ?? ''
  })
  const left = await scrolled()
  assert.ok(left > 0)
  await click(page, `tbody th a[href="${link}"]`)
  await whenAt(page, link)
  await see(page, byRole('region', 'About'))
  await page.goBack()
  await see(page, `tbody th a[href="${link}"]`)
  await becomes(scrolled, left)
})

it('says that nothing is at an address that leads nowhere, and leads back', async () => {
  const { page } = await open()
  await page.goto(`${site.url}/settings`)
  await see(page, byRole('heading', 'Settings'))
  await page.goto(`${site.url}/nowhere`)
  await see(page, byText('PAGE NOT FOUND'))
  await click(page, 'section[role=alert] a[href="/catalog"]')
  await whenAt(page, '/catalog')
  await whenGone(page, byText('PAGE NOT FOUND'))
  assert.equal(await page.title(), 'Larkspur Catalog · Portico')
})
