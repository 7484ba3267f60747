// A user's way through a large catalog, on the built portal and the real backend.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { becomes, whenFocused } from './support/becomes.ts'
import { isLong } from './support/breadth.ts'
import { openPage } from './support/browser.ts'
import { assertReplays } from './support/replays.ts'
import { useSite } from './support/useSite.ts'

const generated = isLong ? 10_000 : 500

const { site, browser } = await useSite({ generate: generated })

it('signs in, filters, searches, pages, opens, comes back, reloads; and the log replays', async () => {
  const { page, complaints, longestAnswer } = await openPage(browser, { measuresAnswers: true })
  await page.goto(`${site.url}/catalog`)
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('heading', { name: 'Larkspur Catalog' }).waitFor()
  const count = page.locator('header [role=status]')
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.getByText(/^\d{1,3}(?:,?\d{3})* entities$/).waitFor()

  // Filters: each adds a history entry.
  await page.getByRole('checkbox', { name: /^service/ }).check()
  await page.waitForURL('**/catalog?filters[type]=service')
  await page.getByRole('searchbox').pressSequentially('ledger', { delay: 20 })
  await page.waitForURL('**/catalog?filters[type]=service&filters[text]=ledger')
  // The previous rows stay until the matching ones arrive.
  await page.waitForFunction(() => {
    const rows = document.querySelectorAll('[aria-busy=false] tbody tr[aria-rowindex]')
    return rows.length > 0 && [...rows].every(({ textContent }) => /ledger/i.test(textContent))
  })
  await page.keyboard.press('Enter')
  await page.goBack()
  await page.waitForURL('**/catalog?filters[type]=service')
  await becomes(() => page.getByRole('searchbox').inputValue(), '')
  await page.goBack()
  await page.waitForURL('**/catalog')

  // Pages: scrolling loads more rows, and only visible ones are rendered.
  await page.locator('[aria-busy=false] tbody tr').first().waitFor()
  const rowIndex = () =>
    page.locator('tbody tr[aria-rowindex]').last().getAttribute('aria-rowindex')
  // The pointer must be over the rows, because the panel beside them scrolls separately.
  await page.locator('tbody tr[aria-rowindex]').nth(3).hover()
  while (Number(await rowIndex()) < 220) {
    const before = await rowIndex()
    await page.mouse.wheel(0, 3_000)
    await page.waitForFunction(
      (last) => [...document.querySelectorAll('tr[aria-rowindex]')].at(-1)?.ariaRowIndex !== last,
      before,
    )
  }
  assert.ok((await page.locator('tbody tr').count()) < 60)
  // What the wheel began is over: two frames at the same place.
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const before = window.scrollY
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(window.scrollY === before)
          }),
        )
      }),
  )

  // Opens the row in the middle of the screen, and returns to the same position.
  const drawn = page.locator('tbody tr[aria-rowindex]')
  const middle = drawn.nth(Math.floor((await drawn.count()) / 2))
  const index = (await middle.getAttribute('aria-rowindex')) ?? ''
  const link = page.locator(`tbody tr[aria-rowindex="${index}"] th a`)
  const name = await link.innerText()
  // The position on leaving: wheel events may arrive after the pointer has moved.
  await page.evaluate(() => {
    const note = () => Object.assign(window, { leftAt: window.scrollY })
    addEventListener('click', note, { capture: true, once: true })
  })
  await link.click()
  const left = await page.evaluate(() => Number(Reflect.get(window, 'leftAt')))
  assert.ok(left > 5_000)
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByRole('region', { name: 'About' }).getByText('Owner').waitFor()
  await page.goBack()
  await whenFocused(link)
  await becomes(scrolled, left)

  // Replaying the exported log gives the page's state.
  const replayed = await assertReplays(page)
  // Neither contains anything that looks like a token.
  assert.doesNotMatch(replayed, /eyJ[\w-]+\.eyJ/)

  // A reload keeps the position too: its rows are loaded page by page.
  await page.reload()
  await link.waitFor()
  assert.equal(await link.innerText(), name)
  await becomes(scrolled, left)
  // Afterwards, "back" returns to the newest position.
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  await page.locator('tbody tr[aria-rowindex="2"] th a').click()
  await page.getByRole('region', { name: 'About' }).waitFor()
  await page.goBack()
  await page.locator('tbody tr[aria-rowindex="2"] th a').waitFor()
  await becomes(scrolled, 0)
  await count.waitFor()
  assert.equal(new URL(page.url()).pathname, '/catalog')
  assert.deepEqual(complaints, [])
  const characters = longestAnswer()
  assert.ok(characters > 0 && characters < 200_000, String(characters))
})

it('shows the first row after few requests, of which two wait for each other', async () => {
  const { page, complaints } = await openPage(browser, { isRemembered: true })
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('#content tbody tr th a')) return
      performance.mark('first row')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${site.url}/catalog`)
  await page.getByText(/^[\d,]+ entities$/).waitFor()
  // Names and counts are requested after the rows are rendered.
  const toFirstRow = await page.evaluate(() => {
    const [row] = performance.getEntriesByName('first row')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => row && startTime < row.startTime)
      .map(({ name }) => name)
  })
  const api = toFirstRow.filter((url) => url.includes('/api/'))
  assert.ok(toFirstRow.length <= 14, toFirstRow.join('\n'))
  assert.match(api[0] ?? '', /guest\/refresh/)
  assert.match(api[1] ?? '', /by-query.*limit=50/)
  assert.ok(api.length <= 4, api.join('\n'))
  assert.deepEqual(complaints, [])
})

it('never shows a row of another query as current, nor "not found" before the answer', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames_: frames })
    const look = () => {
      const list = document.querySelector('[aria-busy]')
      const isCurrent = list?.getAttribute('aria-busy') === 'false'
      const kind = document.querySelector<HTMLSelectElement>('select[aria-label=Kind]')?.value ?? ''
      const wrong = [...document.querySelectorAll('#content tbody tr th a')].filter(
        (link) => !(link as HTMLAnchorElement).pathname.includes(`/${kind}/`),
      )
      if (isCurrent && wrong.length > 0) frames.push(`${kind}: ${wrong[0]?.textContent ?? ''}`)
      if (document.querySelector('h2')?.textContent === 'Entity was not found')
        frames.push('not found')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`${site.url}/catalog`)
  await page.locator('#content tbody tr th a').first().waitFor()
  for (const kind of ['API', 'System', 'Resource', 'Component']) {
    await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind.toLowerCase())
    await page.locator(`tbody a[href*="/${kind.toLowerCase()}/"]`).first().waitFor()
  }
  await page.locator('#content tbody tr th a').first().click()
  await page.getByRole('region', { name: 'About' }).waitFor()
  const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_)
  assert.deepEqual(frames, [])
})

it('narrows the rows with each key, and has one request for rows under way at most', async () => {
  const { page, complaints } = await openPage(browser, { isRemembered: true })
  // In the page, because the browser tells of a cancelled request some time after it was cancelled.
  await page.addInitScript(() => {
    const counts = { running: 0, most: 0, asked: 0 }
    const send = window.fetch.bind(window)
    window.fetch = (url, init = {}) => {
      // The others count.
      const isRows = typeof url === 'string' && /fullTextFilterTerm.*limit=50(?!\d)/.test(url)
      if (!isRows) return send(url, init)
      counts.asked += 1
      counts.running += 1
      counts.most = Math.max(counts.most, counts.running)
      const controller = new AbortController()
      const end = () => {
        if (controller.signal.aborted) return
        controller.abort()
        counts.running -= 1
      }
      init.signal?.addEventListener('abort', end, { signal: controller.signal })
      return send(url, init).finally(end)
    }
    Object.assign(window, { counts_: counts })
  })
  await page.goto(`${site.url}/catalog`)
  await page.locator('#content tbody tr th a').first().waitFor()
  await page.evaluate(() => {
    const strangers: string[] = []
    Object.assign(window, { strangers_: strangers })
    const look = () => {
      const typed = document.querySelector<HTMLInputElement>('input[type=search]')?.value ?? ''
      for (const row of document.querySelectorAll('tbody tr[aria-rowindex]'))
        if (!row.textContent.toLowerCase().includes(typed)) strangers.push(row.textContent)
      if (document.body.textContent.includes('No records to display')) strangers.push('nothing')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.getByRole('searchbox').pressSequentially('ledger', { delay: 30 })
  await page.waitForURL('**/catalog?filters[text]=ledger')
  await page.locator('[aria-busy=false] tbody tr[aria-rowindex]').first().waitFor()
  const strangers = await page.evaluate(
    () => (window as unknown as { strangers_: string[] }).strangers_,
  )
  const counts = await page.evaluate(
    () => (window as unknown as { counts_: { most: number; asked: number } }).counts_,
  )
  assert.deepEqual(strangers, [])
  assert.equal(counts.most, 1)
  assert.ok(counts.asked <= 6, `${String(counts.asked)} requests for six letters`)
  assert.deepEqual(complaints, [])
})
