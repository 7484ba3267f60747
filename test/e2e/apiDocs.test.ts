// API definitions in a browser, including malicious ones.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { violationsOf } from './support/accessible.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { followLink } from './support/followLink.ts'
import { changeLook, looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

// The sample backend has a proxy to its own health endpoint.
const config = {
  app: { apiDocs: { proxies: [{ server: 'https://health.example', path: '/health' }] } },
}
const { site, browser } = await useSite({ config })

const open = () => openPage(browser, { isRemembered: true })
const pathOf = (name: string) => `${site.url}/catalog/default/api/${name}/definition`

/** Opens all folds, also nested ones; a circular schema never ends. */
async function openFolds(page: Page): Promise<void> {
  const folds = page.locator('article details:not([open]) > summary')
  for (let opened = 0; opened < 20 && (await folds.count()) > 0; opened += 1) {
    const fold = await folds.first().elementHandle()
    await fold.click()
    // The content is rendered when the fold is open, and may contain folds.
    await page.waitForFunction((summary) => summary.nextElementSibling, fold)
  }
}

const samples = [
  ['payments-api', 'openapi-viewer', 'POST /payments Authorises'],
  ['shipment-events', 'asyncapi-viewer', 'shipment.dispatched'],
  ['storefront-graph', 'graphql-viewer', 'placeOrder'],
  ['ledger-entries', 'grpc-viewer', 'WatchEntries'],
] as const

it('lists APIs, and fetches a viewer with the first definition that it draws', async () => {
  const { page, context, complaints } = await open()
  // Of the page alone: the service worker fetches other viewers, such as that of logs, in its own time.
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto(`${site.url}/api-docs`)
  await page.getByRole('heading', { name: 'APIs', level: 1 }).waitFor()
  await page.getByRole('checkbox', { name: /^openapi/ }).check()
  await page.waitForURL('**/api-docs?filters[type]=openapi')
  // Rows move when the filter's answer comes, and a press on a row that moves opens nothing.
  await page.getByRole('link', { name: 'Shipment Events' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Payments API' }).click()
  await page.getByRole('region', { name: 'Definition' }).waitFor()
  assert.deepEqual(
    urls.filter((url) => /-viewer\.|markdown\./.test(url)),
    [],
  )
  await page.getByRole('link', { name: 'Definition', exact: true }).click()
  await page.getByRole('heading', { name: 'Payments API', level: 2 }).waitFor()
  assert.deepEqual(
    urls.filter((url) => /-viewer\..*js$/.test(url)).map((url) => /[\w-]+-viewer/.exec(url)?.[0]),
    ['openapi-viewer'],
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  assert.equal((await download).suggestedFilename(), 'payments-api.yaml')
  assert.deepEqual(complaints, [])
  await context.close()
})

describe('every language', () => {
  let opened: OpenPage
  before(async () => {
    opened = await open()
    await opened.page.goto(`${site.url}/api-docs`)
    await opened.page.getByRole('heading', { name: 'APIs', level: 1 }).waitFor()
  })
  after(() => opened.context.close())

  for (const look of looks) {
    it(`is drawn, accessible and as wide as the screen, ${nameOf(look)}`, async () => {
      const { page, complaints } = opened
      await changeLook(page, look)
      for (const [name, , text] of samples) {
        await followLink(page, pathOf(name))
        await page.waitForURL(pathOf(name))
        await page.getByRole('region', { name: 'Definition' }).locator('h2').waitFor()
        if (name === 'storefront-graph')
          await page.getByRole('button', { name: /^Mutation/ }).click()
        await openFolds(page)
        if (name === 'payments-api')
          await page.getByRole('button', { name: 'Try it out' }).first().click()
        await page.waitForFunction(
          (wanted) =>
            document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ').includes(wanted),
          text,
        )
        assert.deepEqual(await violationsOf(page), [], name)
        const [wide, screen] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        assert.ok(wide <= screen, `${name} is ${String(wide)} wide`)
      }
      assert.deepEqual(complaints, [])
    })
  }
})

/** Replaces the definition of the page's entity. */
async function redefine(page: Page, type: string, definition: string): Promise<void> {
  await page.route('**/api/catalog/entities/by-name/api/default/payments-api', async (route) => {
    const response = await route.fetch()
    const entity = (await response.json()) as { spec: Record<string, unknown> }
    await route.fulfill({
      response,
      json: { ...entity, spec: { ...entity.spec, type, definition } },
    })
  })
}

const evil = 'https://evil.example'
const hostileText =
  `**bold** <script>window.ran = 1</script><img src="${evil}/pixel" onerror="window.ran = 1"> ` +
  `![picture](${evil}/markdown) [click](javascript:window.ran=1) [data](data:text/html,<script>window.ran=1</script>)`
const hostile = {
  openapi: `openapi: 3.0.0
info: { title: ${JSON.stringify(hostileText)}, version: 1, description: ${JSON.stringify(hostileText)} }
x-logo: { url: "${evil}/logo" }
externalDocs: { url: "javascript:window.ran=1" }
servers: [{ url: "javascript:window.ran=1" }, { url: "${evil}/api" }]
paths:
  /__proto__:
    get: { summary: ${JSON.stringify(hostileText)}, parameters: [{ $ref: "${evil}/parameters" }], responses: { 200: { $ref: "${evil}/answers" } } }
components: { schemas: { Loop: { type: object, description: ${JSON.stringify(hostileText)}, properties: { loop: { $ref: '#/components/schemas/Loop' }, out: { $ref: "${evil}/schema" } } } } }
`,
  asyncapi: JSON.stringify({
    asyncapi: '2.6.0',
    info: { title: hostileText, version: '1', description: hostileText },
    channels: {
      [hostileText]: {
        description: hostileText,
        subscribe: { message: { $ref: `${evil}/message` } },
      },
    },
  }),
  graphql: `"""${hostileText.replaceAll('"', "'")}"""\ntype Query { a: Int }`,
  grpc: `// ${hostileText}\nmessage A { string a = 1; }`,
}

it('a definition in bad faith runs nothing, and nothing leaves', async () => {
  for (const [type, definition] of Object.entries(hostile)) {
    const { page, context, requests, complaints } = await open()
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await redefine(page, type, definition)
    // An address from which Swagger UI would load a definition.
    await page.goto(
      `${pathOf('payments-api')}?url=${evil}/swagger.json&configUrl=${evil}/config.json`,
    )
    await page.getByRole('region', { name: 'Definition' }).locator('h2').waitFor()
    await openFolds(page)
    await page.locator('strong', { hasText: 'bold' }).first().waitFor()
    assert.equal(await page.evaluate(() => 'ran' in window), false)
    assert.deepEqual(
      requests.filter((line) => !line.includes('localhost')),
      [],
    )
    const hrefs = await page
      .locator('article a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    assert.deepEqual(
      hrefs.filter((href) => !/^(\/|https?:|mailto:)/.test(href)),
      [],
    )
    assert.deepEqual(dialogs, [])
    assert.deepEqual(complaints, [], type)
    await context.close()
  }
})

const health = `openapi: 3.0.0
info: { title: Health, version: 1 }
servers: [{ url: https://health.example }]
paths:
  /readiness: { get: { responses: { 200: { description: Fine } } } }
  /../catalog/entities: { get: { responses: { 200: { description: Climbs } } } }
`

it('tries an operation out through the proxy, and says when the policy refuses to go directly', async () => {
  const { page, context, requests, complaints } = await open()
  await redefine(page, 'openapi', health)
  await page.goto(pathOf('payments-api'))
  const operation = (name: string) => page.locator('details', { hasText: name })
  await operation('/readiness').locator('summary').click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Send GET request' }).click()
  await page.getByText('Response 200').waitFor()
  assert.equal(requests.filter((line) => line.endsWith('/api/proxy/health/readiness')).length, 1)
  assert.deepEqual(complaints, [])

  await page
    .getByRole('combobox', { name: /^Server/ })
    .selectOption({ label: 'https://health.example, from this browser' })
  await page.getByRole('button', { name: 'Send GET request' }).click()
  await page.getByText(/^Blocked by the portal's content security policy/).waitFor()

  // A path that would leave the API, with the portal's own token.
  await operation('/../catalog').locator('summary').click()
  await operation('/../catalog').getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Send GET request' }).click()
  await page.getByText('This path leaves the selected server.').waitFor()
  assert.deepEqual(
    requests.filter((line) => /api\/(proxy\/)?catalog\/entities$/.test(line)),
    [],
  )
  await context.close()
})

it('draws what is too large only when asked, and shows the text of what is broken', async () => {
  const { page, context } = await open()
  await redefine(page, 'openapi', `${health}x-padding: ${'x'.repeat(1_100_000)}\n`)
  await page.goto(pathOf('payments-api'))
  await page.getByText('Large definition').waitFor()
  assert.equal(await page.getByRole('heading', { name: 'Health' }).count(), 0)
  await page.getByRole('button', { name: 'Show anyway' }).click()
  await page.getByRole('heading', { name: 'Health' }).waitFor()
  await page.goto(pathOf('carrier-quotes'))
  await page.getByText('Invalid syntax').waitFor()
  await page.getByText(/^Line \d/).waitFor()
  await page.getByText('paths: <unfinished>').waitFor()
  await context.close()
})
