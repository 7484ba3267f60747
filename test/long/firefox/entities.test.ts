// An entity in Firefox: page, graph, definition, inspector.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { becomes } from '../../e2e/support/becomes.ts'
import { byRole, byText, click, see, useFirefox, whenAt, whenGone } from './support/firefox.ts'

// The sample backend has a proxy to its own health endpoint.
const { site, open } = await useFirefox({
  config: {
    app: { apiDocs: { proxies: [{ server: 'https://health.example', path: '/health' }] } },
  },
})
const checkout = '/catalog/default/component/checkout-service'

it('has an entity with its card and its relations, and leads on without a new page', async () => {
  const { page, complaints } = await open()
  await page.goto(site.url + checkout)
  await see(page, byRole('region', 'About'))
  await see(page, byRole('region', 'Relations graph'))
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await click(page, 'main a[href="/catalog/default/resource/shared-cache"]')
  await whenAt(page, '/catalog/default/resource/shared-cache')
  await see(page, byRole('region', 'About'))
  assert.equal(await page.evaluate(() => 'isSame' in window), true)
  assert.deepEqual(complaints, [])
})

it('draws a graph, and has the chosen node in its address after a reload', async () => {
  const { page, complaints } = await open()
  await page.goto(`${site.url}/catalog-graph?rootEntityRefs[]=component:default/checkout-service`)
  const name = '::-p-text(Checkout Service)'
  await see(page, `svg [role=button] ${name}`)
  // Not by `click`: in Firefox Puppeteer cannot tell whether a part of a drawing is visible.
  const node = await page.$(`svg [role=button] ${name}`)
  const box = await node?.boundingBox()
  assert.ok(box)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const isChosen = () => page.evaluate(() => location.search.includes('selected='))
  await becomes(isChosen, true)
  await page.reload()
  await see(page, `svg [aria-pressed=true] ${name}`)
  assert.equal(await isChosen(), true)
  const boxes = await page.$$eval('svg [role=button]', (nodes) =>
    nodes.map((one) => one.getBoundingClientRect()).map(({ width, height }) => width * height > 0),
  )
  assert.ok(boxes.length > 5)
  assert.ok(boxes.every(Boolean))
  assert.deepEqual(complaints, [])
})

it('draws a definition of each language', async () => {
  const { page, complaints } = await open()
  for (const [name, text] of [
    ['payments-api', 'POST /payments'],
    ['shipment-events', 'shipment.dispatched'],
    ['storefront-graph', 'Mutation'],
    ['ledger-entries', 'WatchEntries'],
  ] as const) {
    await page.goto(`${site.url}/catalog/default/api/${name}/definition`)
    await see(page, 'section[aria-label] article, main article')
    const shown = () =>
      page.$eval(
        'main',
        ({ innerText }, wanted) => innerText.replaceAll(/\s+/g, ' ').includes(wanted),
        text,
      )
    await becomes(shown, true)
  }
  assert.deepEqual(complaints, [])
})

const health = `openapi: 3.0.0
info: { title: Health, version: 1 }
servers: [{ url: https://health.example }]
paths:
  /readiness: { get: { responses: { 200: { description: Fine } } } }
`

/** Replaces the definition of the page's entity. */
async function redefine(page: Page, definition: string): Promise<void> {
  const path = '/api/catalog/entities/by-name/api/default/payments-api'
  const answer = async (request: HTTPRequest) => {
    if (!request.url().endsWith(path) || request.method() !== 'GET') return request.continue()
    const { authorization = '' } = request.headers()
    const response = await fetch(request.url(), { headers: { authorization } })
    const entity = (await response.json()) as { readonly spec: object }
    const body = JSON.stringify({
      ...entity,
      spec: { ...entity.spec, type: 'openapi', definition },
    })
    const headers = {
      'access-control-allow-origin': site.url,
      'access-control-allow-credentials': 'true',
    }
    return request.respond({ status: 200, contentType: 'application/json', headers, body })
  }
  await page.setRequestInterception(true)
  page.on('request', (request) => void answer(request))
}

it('tries an operation out through the proxy', async () => {
  const { page, requests, complaints } = await open()
  await redefine(page, health)
  await page.goto(`${site.url}/catalog/default/api/payments-api/definition`)
  await click(page, 'article details summary')
  await click(page, byRole('button', 'Try it out'))
  await click(page, byRole('button', 'Send GET request'))
  await see(page, byText('200'))
  const sent = () => requests.filter((line) => line.endsWith('/api/proxy/health/readiness')).length
  await becomes(() => Promise.resolve(sent()), 1)
  assert.deepEqual(complaints, [])
})

it('opens the inspector, changes its tabs by keyboard, and goes back to the page', async () => {
  const { page, complaints } = await open()
  await page.goto(site.url + checkout)
  await see(page, byRole('region', 'About'))
  await click(page, byRole('button', 'Entity actions'))
  await click(page, byRole('menuitem', 'Inspect entity'))
  await see(page, 'dialog[open] [role=tab][aria-selected=true]')
  const chosenTab = () =>
    page.$eval('dialog[open] [role=tab][aria-selected=true]', ({ textContent }) => textContent)
  const first = await chosenTab()
  await page.focus('dialog[open] [role=tab][aria-selected=true]')
  await page.keyboard.press('ArrowRight')
  await becomes(async () => (await chosenTab()) === first, false)
  await page.keyboard.press('End')
  // The viewer has a shadow root.
  await see(page, 'dialog[open] >>> .cm-content')
  const text = await page.$eval('dialog[open] >>> .cm-content', ({ textContent }) => textContent)
  assert.match(text, /title: Checkout Service/)
  await page.goBack()
  await whenGone(page, 'dialog[open]')
  await whenAt(page, checkout)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await becomes(focused, 'Entity actions')
  assert.deepEqual(complaints, [])
})
