import assert from 'node:assert/strict'
import { it } from 'node:test'
import { violationsOf } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { followLink } from './support/followLink.ts'
import { changeLook, everyLook, looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

const pages = [
  'component/checkout-service/dependencies',
  'component/price-calculator',
  'component/voucher-service',
  'component/cross-border-customs-declaration-prevalidation-batch-worker-eu1',
  'group/storefront-team',
  'domain/commerce',
  'system/storefront',
] as const

it('is clean for assistive technology, and fits, in both themes and widths', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  for (const [index, path] of pages.entries()) {
    await followLink(page, `/catalog/default/${path}`)
    await page.waitForURL(`${site.url}/catalog/default/${path}`)
    await page.getByRole('article').getByRole('region').first().waitFor()
    await page.getByText(/^Loaded /).waitFor()
    for (const look of index < 2 ? everyLook : looks) {
      await changeLook(page, look)
      assert.deepEqual(await violationsOf(page), [], `${path}, ${nameOf(look)}`)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      assert.ok(overflow <= 0, `${path}, ${nameOf(look)}`)
    }
  }
  const ran = await page.evaluate(() => '__portico_script_ran' in window)
  assert.equal(ran, false)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('shows no frame of another entity, nor "not found", on the way from one to the next', async () => {
  const { page, complaints } = await openPage(browser, { isRemembered: true })
  await page.addInitScript(() => {
    const wrong: string[] = []
    Object.assign(window, { wrong_: wrong })
    const look = () => {
      const shown = document.querySelector('article header code')?.textContent ?? ''
      const tabs = document.querySelectorAll('nav[aria-label="Entity tabs"] a')
      for (const tab of tabs) {
        const [, , namespace = '', kind = '', name = ''] = (
          tab as HTMLAnchorElement
        ).pathname.split('/')
        if (shown !== `${kind}:${namespace}/${name}`) wrong.push(`tabs of ${name} below ${shown}`)
      }
      const title = document.querySelector('article h1')?.textContent
      if (shown !== '' && !document.title.split(' · ').includes(title ?? ''))
        wrong.push(`${document.title} above ${shown}`)
      if (document.querySelector('h1')?.textContent === 'Entity was not found')
        wrong.push(`not found at ${location.pathname}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`${site.url}/catalog/default/system/storefront`)
  const list = page.getByRole('list', { name: 'Has components' })
  await list.getByRole('link').first().waitFor()
  const links = await list.locator('li > span:nth-child(2) a').count()
  assert.ok(links > 2)
  for (let index = 0; index < Math.min(links, 4); index += 1) {
    // Leaves again before any answer.
    await list.locator('li > span:nth-child(2) a').nth(index).click()
    await page.goBack()
    await list.locator('li > span:nth-child(2) a').nth(index).click()
    await page.getByRole('region', { name: 'About' }).waitFor()
    await page.goBack()
    await list.getByRole('link').first().waitFor()
  }
  assert.deepEqual(
    await page.evaluate(() => (window as unknown as { wrong_: string[] }).wrong_),
    [],
  )
  assert.deepEqual(complaints, [])
})

it('is readable after three requests from the list, and nothing moves when the rest comes', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog?filters[text]=voucher`)
  await page.getByText(/\d entit(?:y|ies)$/).waitFor()
  await page.evaluate(() => {
    const shifts: number[] = []
    const seen = { shifts, readableAt: Infinity }
    Object.assign(window, { seen })
    const look = new MutationObserver(() => {
      if (![...document.querySelectorAll('main h2')].some((title) => title.textContent === 'About'))
        return
      seen.readableAt = performance.now()
      look.disconnect()
    })
    look.observe(document, { subtree: true, childList: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: false })
  })
  const clickedAt = await page.evaluate(() => performance.now())
  await page.getByRole('link', { name: 'voucher-service' }).click()
  await page.getByRole('region', { name: 'About' }).waitFor()
  await page.getByRole('button', { name: '3 related entities missing' }).waitFor()
  const { shifts, asked } = await page.evaluate((from) => {
    const { shifts, readableAt } = (
      window as unknown as { seen: { shifts: readonly number[]; readableAt: number } }
    ).seen
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/catalog/'))
      .filter(({ startTime }) => startTime > from && startTime < readableAt)
    return { shifts, asked: asked.map(({ name }) => name) }
  }, clickedAt)
  // One may have been prefetched on hover.
  assert.ok(asked.length <= 3, asked.join('\n'))
  assert.ok(shifts.reduce((sum, one) => sum + one, 0) < 0.02, JSON.stringify(shifts))
})
