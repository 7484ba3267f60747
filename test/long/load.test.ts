// Many tabs of one browser before a backend that answers 429 and 503 in turns. `PORTICO_LOAD_TABS=50` opens more.

import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { becomes } from '../e2e/support/becomes.ts'
import { openPage } from '../e2e/support/browser.ts'
import { followLink } from '../e2e/support/followLink.ts'
import { useSite } from '../e2e/support/useSite.ts'
import { startBusyProxy } from '../servers/startBusyProxy.ts'

const proxy = await startBusyProxy()
after(() => proxy.stop())
const { site, browser } = await useSite({ config: { backend: { baseUrl: proxy.url } } })
proxy.passTo(site.backend.url)
const tabCount = Number(process.env['PORTICO_LOAD_TABS'] ?? 10)

/** A request of a page, by the page's own clock. */
interface Asked {
  readonly at: number
  /** Address and body. */
  readonly question: string
  readonly status: number
  /** Milliseconds. */
  readonly retryAfter: number | null
}

/** Notes each request and its answer in the page. */
const note = (context: BrowserContext) =>
  context.addInitScript(() => {
    const asked: Asked[] = []
    const send = window.fetch.bind(window)
    Object.assign(window, { asked })
    window.fetch = async (input, init) => {
      const { href } = new URL(input instanceof Request ? input.url : input, location.href)
      const question = href + (typeof init?.body === 'string' ? init.body : '')
      const at = Date.now()
      const answer = await send(input, init)
      const seconds = answer.headers.get('retry-after')
      const retryAfter = seconds === null ? null : Number(seconds) * 1_000
      if (href.includes('/api/')) asked.push({ at, question, status: answer.status, retryAfter })
      return answer
    }
  })

/** In the order of asking. */
const askedOf = async (page: Page): Promise<readonly Asked[]> => {
  const asked = await page.evaluate(
    () => (window as unknown as { readonly asked: readonly Asked[] }).asked,
  )
  return asked.toSorted((a, b) => a.at - b.at)
}

const now = (page: Page) => page.evaluate(() => Date.now())

const checkout = '/catalog/default/component/checkout-service'
const places = [checkout, '/create', '/docs', '/catalog', '/search?query=checkout']

const isAnswered = () => Promise.resolve(proxy.pending() === 0)

/** Time passes for the pages alone, in steps, after each of which everything is answered. */
async function pass(context: BrowserContext, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 500) {
    await context.clock.runFor(500)
    if (proxy.pending() > 0) await becomes(isAnswered, true)
  }
}

/** Pages that are settled, and whose time stands still. */
async function openTabs() {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await note(context)
  await context.clock.install()
  const pages = [page]
  while (pages.length < tabCount) pages.push(await context.newPage())
  for (const tab of pages) {
    await tab.goto(`${site.url}/settings`)
    await tab.getByRole('region', { name: 'Profile' }).waitFor()
    await tab.waitForLoadState('networkidle')
  }
  await context.clock.pauseAt((await now(page)) + 60_000)
  return { context, pages }
}

/** Milliseconds. */
const outage = 120_000
const longestPause = 100_000
/** With pauses that double, up to a minute. */
const mostOfQuestion = 16
/** What a place shows, asked once or twice. */
const mostAfterwards = 25

function assertBounded(asked: readonly Asked[]): void {
  const byQuestion = Object.groupBy(asked, ({ question }) => question)
  for (const [question, times = []] of Object.entries(byQuestion))
    assert.ok(times.length <= mostOfQuestion, `${question}: ${String(times.length)}`)
}

/** No question is repeated before the time that its answer has named. */
function assertPatient(asked: readonly Asked[]): void {
  for (const [index, { at, question, retryAfter }] of asked.entries()) {
    const next = asked.slice(index + 1).find((one) => one.question === question)
    if (next && retryAfter !== null)
      assert.ok(next.at - at >= retryAfter, `${question}: ${String(next.at - at)} ms`)
  }
}

it(`asks within bounds from each of ${String(tabCount)} tabs, keeps Retry-After, and spreads what follows`, async () => {
  const { context, pages } = await openTabs()
  const [first] = pages
  assert.ok(first)
  const began = await now(first)
  proxy.beBusy(20)
  for (const [index, page] of pages.entries())
    await followLink(page, places[index % places.length] ?? '')
  await pass(context, outage)
  const ended = await now(first)
  proxy.beBusy(null)
  await pass(context, longestPause)

  const firsts: number[] = []
  for (const page of pages) {
    const asked = (await askedOf(page)).filter(({ at }) => at >= began)
    const during = asked.filter(({ at }) => at <= ended)
    const afterwards = asked.filter(({ at }) => at > ended)
    assert.ok(during.some(({ status }) => status === 429 || status === 503))
    assertBounded(during)
    assertPatient(asked)
    assert.ok(afterwards.length <= mostAfterwards, String(afterwards.length))
    assert.ok(afterwards.every(({ status }) => status === 200))
    firsts.push((afterwards[0]?.at ?? NaN) - ended)
    assert.equal(await page.getByRole('main').getByRole('button', { name: 'Retry' }).count(), 0)
  }
  // Not at the same time.
  const bySecond = Object.groupBy(firsts, (at) => Math.floor(at / 1_000))
  for (const tabs of Object.values(bySecond))
    assert.ok((tabs?.length ?? 0) <= tabCount / 2, firsts.join(' '))
  assert.ok(firsts.every(Number.isFinite), firsts.join(' '))
  const { 429: tooMany, 503: unavailable } = proxy.refused()
  assert.ok(tooMany > 0 && unavailable > 0)
  await context.close()
})
