// A page of a documentation with 4.9 MB: its text is shown first, the page never stops, and places in it are found.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { becomes } from '../e2e/support/becomes.ts'
import { openPage } from '../e2e/support/browser.ts'
import { useSite } from '../e2e/support/useSite.ts'

const { site, browser } = await useSite()

/** Of the time that the same browser takes for the whole text at once, because a busy machine is slow in both. */
const longestShare = 1 / 7
const count = 24_000
const words = 'and words that make this paragraph as long as a usual one. '.repeat(2)
const html = `<!doctype html><html><head><title>Long</title></head><body><main><h1>Long</h1>
  ${Array.from({ length: count }, (_, index) => {
    const n = String(index)
    const heading = index % 20 === 0 ? `<h2 id="h${n}">Part ${n}</h2>` : ''
    return `${heading}<p id="p${n}" onclick="window.attacked = 1">Text ${n} with <code>code</code> ${words}</p>`
  }).join(
    '\n',
  )}<script>window.attacked = 1</script><img src="x" onerror="window.attacked = 1"></main></body></html>`

/** Milliseconds in which this machine copies the article and lays all of it out, in one task. */
function timeAtOnce(article: HTMLElement): number {
  const begin = performance.now()
  const copy = article.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll<HTMLElement>('*'))
    part.style.contentVisibility = 'visible'
  article.after(copy)
  const { height } = copy.getBoundingClientRect()
  copy.remove()
  return height > 0 ? performance.now() - begin : 0
}

it('shows the text, reaches an anchor and a match, and stops the page nowhere', async () => {
  const { page, context, complaints } = await openPage(browser, {
    isRemembered: true,
    isIntercepted: true,
  })
  await page.route('**/api/techdocs/static/docs/**', (route, request) =>
    request.url().endsWith('/long/index.html')
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.continue(),
  )
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    }).observe({ type: 'longtask', buffered: true })
  })
  const place = `${site.url}/docs/default/component/checkout-service/long/`
  const topOf = (id: string) =>
    page.locator(`article #${id}`).evaluate((element) => element.getBoundingClientRect().top)
  await page.goto(`${place}#h23000`)
  await page.getByText('Text 0 with').waitFor()
  await page.locator(`#p${String(count - 1)}`).waitFor({ state: 'attached' })
  await becomes(async () => Math.abs(await topOf('h23000')) < 120, true)
  assert.equal(await page.locator('article p').count(), count)
  await page.goto(`${place}?h=%22Text+20123%22`)
  await page.getByText('1 of 1').waitFor()
  await becomes(async () => Math.abs((await topOf('p20123')) - 450) < 120, true)
  const { tasks, isRun } = await page.evaluate(() => ({
    tasks: (window as unknown as { tasks: readonly number[] }).tasks,
    isRun: 'attacked' in window,
  }))
  const atOnce = await page.locator('article').evaluate(timeAtOnce)
  assert.equal(isRun, false)
  assert.deepEqual(
    tasks.filter((task) => task > atOnce * longestShare),
    [],
  )
  assert.deepEqual(
    complaints.filter((one) => !one.includes('404 (Not Found)')),
    [],
  )
  await context.close()
})
