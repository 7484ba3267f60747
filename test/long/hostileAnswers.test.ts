// 10,000 hostile objects in the answers of backend, clusters and code host, in Chromium: nothing runs, nothing is asked of another
// host, the page stays, and no task is much longer than with as many real objects. It also stays with texts of 10 million
// characters.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { openPage } from '../e2e/support/browser.ts'
import { useSite } from '../e2e/support/useSite.ts'
import {
  hostilePage,
  hostilePages,
  hugePage,
  soundPage,
  type HostilePage,
  type HostilePageName,
} from '../support/hostileAnswers.ts'

const { site, browser } = await useSite({ sourceControl: true })
/** Asked for runs; the answers are the test's own. */
const codeHost = site.sourceControl?.github?.url ?? ''
const seed = Number(process.env['PORTICO_SEED'] ?? 1)
const [rounds, casesPerPage, hugeRounds] = [25, 50, 3]
const names = Object.keys(hostilePages) as readonly HostilePageName[]

/** Runs in the page: everything that it has asked is answered. */
const isAnswered = () => {
  const { porticoState } = window as unknown as { porticoState?: () => string }
  const { backend } = JSON.parse(porticoState?.() ?? '{}') as {
    backend?: { queries: Readonly<Record<string, { status: string }>> }
  }
  return !!backend && Object.values(backend.queries).every(({ status }) => status !== 'pending')
}

/** Runs in the page. Milliseconds of its longest task. */
const longestTask = () =>
  Math.max(0, ...(window as unknown as { longTasks: readonly number[] }).longTasks)

/** Shows it on a new page, which keeps nothing of others; resolves with its longest task, in milliseconds. */
async function assertHarmless({ at, answers, shows }: HostilePage, name: string): Promise<number> {
  const { page, context } = await openPage(browser, {
    ...{ isRemembered: true, isIntercepted: true, hasWorkers: false },
  })
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  // React logs what an error boundary catches: then a part of the page is missing. Requests may fail, because
  // hostile refs name no entity.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      thrown.push(message.text())
  })
  const known = [site.url, site.backend.url, codeHost, 'data:', 'blob:']
  const foreign: string[] = []
  page.on('request', (request) => {
    // People of the code host have pictures of elsewhere.
    const isPicture = request.resourceType() === 'image'
    if (!isPicture && !known.some((one) => request.url().startsWith(one)))
      foreign.push(request.url())
  })
  await context.addInitScript(() => {
    const longTasks: number[] = []
    Object.assign(window, { longTasks })
    new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask', buffered: true })
  })
  for (const { url, body, type } of answers.toReversed())
    await page.route(url, (route) => route.fulfill({ contentType: type, body }))
  const shown = page.waitForResponse(shows)
  await page.goto(site.url + at)
  await shown
  await page.waitForFunction(isAnswered)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => {
          resolve()
        })
      }),
  )
  assert.deepEqual(await facts(page), sound, name)
  assert.deepEqual({ thrown, foreign }, { thrown: [], foreign: [] }, name)
  const task = await page.evaluate(longestTask)
  await context.close()
  return task
}

/** What of the page could run, and whether its frame is there. */
const facts = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')]
    const attributes = all.flatMap((one) => [...one.attributes])
    return {
      isRun: 'attacked' in window,
      hasFrame: document.querySelector('nav') !== null && document.querySelector('main') !== null,
      isWhite: document.querySelector('main')?.innerText.trim() === '',
      handlers: attributes.map(({ name }) => name).filter((one) => one.startsWith('on')),
      scripts: attributes
        .filter(({ name }) => /^(?:href|src|action|formaction|xlink:href)$/.test(name))
        .map(({ value }) => value.replaceAll(/\s/g, ''))
        .filter((value) => /^(?:java|vb)script:|^data:text/i.test(value)),
      elements: all
        .map(({ localName }) => localName)
        .filter((one) => /^(?:iframe|object|embed|base|meta)$/.test(one)),
    }
  })

const sound = {
  ...{ isRun: false, hasFrame: true, isWhite: false, handlers: [], scripts: [], elements: [] },
}

/** Milliseconds: beyond the floor, or twice the floor where the machine is slow. */
const limitOf = (floor: number) => Math.max(floor + 200, floor * 2)

for (const name of names)
  it(`${name}: runs nothing of ${String(rounds * casesPerPage)} cases, seed ${String(seed)}`, async () => {
    const real = soundPage(name, casesPerPage)
    const floors: number[] = []
    while (floors.length < 3) floors.push(await assertHarmless(real, `${name}, real`))
    const limit = limitOf(Math.max(...floors))
    const slow: string[] = []
    let longest = 0
    for (let round = 0; round < rounds; round += 1) {
      const own = `${name}, seed ${String(seed * 1_000 + round)}`
      const hostile = hostilePage(name, casesPerPage, seed * 1_000 + round)
      let task = await assertHarmless(hostile, own)
      // A busy machine makes tasks longer, never shorter.
      for (let again = 0; again < 2 && task > limit; again += 1)
        task = Math.min(task, await assertHarmless(hostile, own))
      longest = Math.max(longest, task)
      if (task > limit) slow.push(`${own}: ${String(task)} ms`)
    }
    console.log(`${name}: longest task ${String(longest)} ms, of real objects ${floors.join(', ')}`)
    assert.deepEqual(slow, [])
  })

for (const name of names)
  it(`${name}: stays with texts of 10 million characters, seed ${String(seed)}`, async () => {
    for (let own = seed * 1_000; own < seed * 1_000 + hugeRounds; own += 1)
      await assertHarmless(hugePage(name, 10, own), `${name}, huge, seed ${String(own)}`)
  })
