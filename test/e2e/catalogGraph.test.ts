// The catalog's graph on the built portal and the real backend: parts that need a browser.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { graphHref } from '../../src/model/graph/graphQuery.ts'
import { violationsOf } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage, textOf } from './support/browser.ts'
import { followLink } from './support/followLink.ts'
import { changeLook } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

const checkout = 'component:default/checkout-service'
const rootNode = { name: /^Checkout Service/ }

it('leads from an entity’s card to the page: filters, selection and more of a node', async () => {
  const { page, context, complaints, requests } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog/default/component/checkout-service`)
  const card = page.getByRole('region', { name: 'Relations graph' })
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('link', { name: /^shared-cache/ }).click({ modifiers: ['Control'] }),
  ])
  await tab.waitForURL(`${site.url}/catalog/default/resource/shared-cache`)
  await tab.close()
  // Like any link of the portal, without loading the page again.
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await card.getByRole('link', { name: /^shared-cache/ }).click()
  await page.waitForURL(`${site.url}/catalog/default/resource/shared-cache`)
  assert.equal(await page.evaluate(() => 'isSame' in window), true)
  await page.goBack()
  await card.getByRole('link', { name: /^Orders API/ }).waitFor()
  await card.getByRole('link', { name: 'View graph' }).click()
  await page.waitForURL('**/catalog-graph?rootEntityRefs*')
  const canvas = page.getByRole('group', { name: /^Graph of \d+ entities$/ })
  await canvas.getByRole('button', { name: /^Orders API/ }).waitFor()
  const depth = page.getByRole('radiogroup', { name: 'Depth' })
  await depth.getByRole('radio', { name: '1', exact: true, checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await depth.getByRole('radio', { name: '2', checked: true }).waitFor()
  await page.waitForURL((url) => !url.search.includes('maxDepth'))
  // The selection is in the URL without a history entry.
  const node = canvas.getByRole('button', rootNode)
  const [tab2] = await Promise.all([context.waitForEvent('page'), node.click({ button: 'middle' })])
  await tab2.waitForURL(`${site.url}/catalog/default/component/checkout-service`)
  await tab2.close()
  await node.click()
  const panel = page.getByRole('region', { name: 'Selected entity' })
  await panel.getByRole('link', { name: 'Storefront' }).waitFor()
  await page.waitForURL(/selected=component%3Adefault%2Fcheckout-service/)
  await page.reload()
  await panel.getByRole('link', { name: 'Open entity' }).waitFor()
  await canvas.getByRole('button', { ...rootNode, pressed: true }).waitFor()
  // All requested levels are loaded.
  await becomes(() => page.getByRole('progressbar').count(), 0)
  const before = requests.filter((request) => request.endsWith('/entities/by-refs')).length
  const size = async () =>
    Number.parseInt(
      await page.getByRole('group', { name: 'Filters' }).getByRole('status').last().innerText(),
      10,
    )
  const shown = await size()
  await page
    .getByRole('button', { name: /: expand / })
    .first()
    .press('Enter')
  await page.waitForFunction(
    (count) =>
      Number.parseInt(
        [...document.querySelectorAll('[aria-label=Filters] [role=status]')].at(-1)?.textContent ??
          '',
        10,
      ) > count,
    shown,
  )
  const after = requests.filter((request) => request.endsWith('/entities/by-refs')).length
  assert.equal(after - before, 1)
  await page.goBack()
  await page.waitForURL(/maxDepth=1/)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('is moved by pointer, wheel and keys, and saved as a picture that runs nothing', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(site.url + graphHref({ roots: [checkout], maxDepth: 1 }))
  const canvas = page.getByRole('group', { name: /^Graph of \d+ entities$/ })
  const node = canvas.getByRole('button', rootNode)
  await node.waitFor()
  const place = async () => {
    const box = await node.boundingBox()
    assert.ok(box)
    return box
  }
  await page.getByRole('button', { name: 'Fit to screen' }).click()
  const still = await place()
  const { x = 0, y = 0 } = (await canvas.boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 50, { steps: 3 })
  await page.mouse.up()
  const away = async () => {
    const { x, y } = await place()
    return [x - still.x, y - still.y].map(Math.round)
  }
  await becomes(away, [60, 30])
  const dragged = await place()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await page.waitForFunction(
    (width) =>
      (document.querySelector('[data-tone=root]')?.getBoundingClientRect().width ?? 0) > width,
    dragged.width,
  )
  await node.focus()
  const zoomed = await place()
  await page.keyboard.press('ArrowLeft')
  // The focus widens its outline a little.
  await becomes(async () => Math.abs((await place()).x - zoomed.x - 60) < 3, true)
  await page.keyboard.press('-')
  await page.keyboard.press('0')

  // Focused elements are scrolled into view.
  for (let zooms = 0; zooms < 4; zooms += 1) await page.keyboard.press('+')
  const frame = await canvas.boundingBox()
  const sighted = new Set<string>()
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await page.keyboard.press('Tab')
    const focused = canvas.locator(':focus')
    await page.waitForFunction(
      ([edge, end]) => {
        const { left = 0, right = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
        return left >= edge && right <= end
      },
      [frame?.x ?? 0, (frame?.x ?? 0) + (frame?.width ?? 0)] as const,
    )
    sighted.add((await focused.textContent()) ?? '')
  }
  assert.equal(sighted.size, 6)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as SVG' }).click()
  const file = await download
  assert.equal(file.suggestedFilename(), 'Catalog graph.svg')
  const text = await textOf(file)
  assert.match(text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  assert.match(text, />Checkout Service</)
  assert.doesNotMatch(text, /<script|<style|href|var\(--|on\w+=/i)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('says that its chunk did not come, in the words of the specification', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await page.route('**/static/catalog-graph.*.js', (route) => route.abort())
  await page.goto(`${site.url}/catalog/default/component/checkout-service`)
  await page
    .getByText(
      'Failed lazy loading of the EntityCatalogGraphCard extension, try to reload the page',
    )
    .waitFor()
  await page.unroute('**/static/catalog-graph.*.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('region', { name: 'Relations graph' }).waitFor()
  await context.close()
})

it('has nothing that axe finds wrong, in both themes', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  const assertBoth = async (width: number) => {
    for (const scheme of ['light', 'dark'] as const) {
      await changeLook(page, { scheme, width })
      assert.deepEqual(await violationsOf(page), [], scheme)
    }
  }
  await page.goto(`${site.url}/catalog-graph`)
  for (const view of ['graph', 'list'] as const) {
    await followLink(page, graphHref({ roots: [checkout], maxDepth: 1, view, selected: checkout }))
    await page.getByRole('region', { name: 'Selected entity' }).getByText('Kind').waitFor()
    await page
      .getByRole('button', { name: /Orders API/ })
      .first()
      .waitFor()
    await assertBoth(1440)
  }
  await followLink(page, '/catalog-graph')
  await page.getByRole('combobox', { name: 'Root entity' }).fill('batch-worker')
  const option = page.getByRole('option', { name: /prevalidation/ })
  await option.waitFor()
  await assertBoth(400)
  const list = page.getByRole('listbox')
  const [inner, outer] = await Promise.all([option.boundingBox(), list.boundingBox()])
  assert.ok((inner?.width ?? Infinity) <= (outer?.width ?? 0))
  assert.deepEqual(complaints, [])
  await context.close()
})
