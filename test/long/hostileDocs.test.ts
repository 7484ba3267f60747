// 10,000 pieces of hostile documentation in Chromium: nothing runs, nothing but pictures and media is asked of another host, and
// the page stays.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { openPage } from '../e2e/support/browser.ts'
import { useSite } from '../e2e/support/useSite.ts'
import { foreignHost, hostilePages } from '../support/hostileHtml.ts'

const { site, browser } = await useSite()
const seed = Number(process.env['PORTICO_SEED'] ?? 1)
const [pages, casesPerPage] = [100, 100]
/** Sent by a page of documentation that may have pictures of elsewhere. */
const passive = new Set(['image', 'media'])

it(`runs nothing of ${String(pages * casesPerPage)} cases, seed ${String(seed)}`, async () => {
  const { page, context } = await openPage(browser, { isRemembered: true, isIntercepted: true })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const foreign: string[] = []
  await context.route(`https://${foreignHost}/**`, (route) => {
    const type = route.request().resourceType()
    if (!passive.has(type)) foreign.push(`${type} ${route.request().url()}`)
    return route.abort()
  })
  const bodies = hostilePages(seed, pages, casesPerPage)
  await page.route('**/api/techdocs/static/docs/**', (route, request) => {
    const number = /\/hostile(\d+)\/index\.html/.exec(request.url())?.[1]
    if (number === undefined) return route.continue()
    const body = `<main><h1>Page ${number}</h1>${bodies[Number(number)] ?? ''}</main>`
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` })
  })
  for (const index of bodies.keys()) {
    const name = `page ${String(index)}, seed ${String(seed)}`
    await page.goto(`${site.url}/docs/default/component/checkout-service/hostile${String(index)}/`)
    await page.getByRole('heading', { level: 1, name: `Page ${String(index)}` }).waitFor()
    // As if somebody moved over everything.
    const found = await page.locator('article').evaluate((article) => {
      for (const one of article.querySelectorAll<HTMLElement>('*')) {
        one.dispatchEvent(new Event('mouseover'))
        one.dispatchEvent(new Event('focus'))
        one.dispatchEvent(new Event('animationstart'))
      }
      const all = [...article.querySelectorAll('*')]
      const attributes = all.flatMap((one) => [...one.attributes])
      return {
        handlers: attributes.map(({ name }) => name).filter((one) => /^on/i.test(one)),
        scripts: attributes
          .map(({ value }) => value.replaceAll(/\s/g, ''))
          .filter((value) => /^(?:java|vb)script:|^data:text/i.test(value)),
        elements: all
          .map(({ localName }) => localName)
          .filter((one) =>
            /^(?:script|iframe|object|embed|form|base|meta|link|animate|set)$/.test(one),
          ),
      }
    })
    assert.deepEqual(found, { handlers: [], scripts: [], elements: [] }, name)
    assert.equal(await page.evaluate(() => 'attacked' in window), false, name)
    assert.equal(page.url().startsWith(site.url), true, name)
    assert.deepEqual([foreign, errors], [[], []], name)
  }
  await context.close()
})
