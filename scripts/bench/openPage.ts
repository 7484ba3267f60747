// Opens a page for the bench: guest remembered, CPU throttled, traffic recorded.

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import { guestMethod } from '../../src/model/session/person.ts'
import { collectedHeap } from '../../test/site/collectedHeap.ts'
import type { Rate } from './measures.ts'
import { installProbe, type Probe, type Shown, type ShownEntity } from './probe.ts'
import { recordTraffic, type Traffic } from './traffic.ts'

/** All components, with the parameters that portal and peer share. */
export const catalogPath = '/catalog?filters[kind]=component&filters[user]=all'

export interface BenchPage {
  readonly page: Page
  readonly traffic: Traffic
  /** Bytes in use after a garbage collection. */
  readonly heap: () => Promise<number>
  readonly domNodes: () => Promise<number>
  readonly close: () => Promise<void>
}

export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 900 } })

type Ask<Argument, Answer> = (probe: Probe, argument: Argument) => Answer | Promise<Answer>

/** `expected` is the entity to wait for; null waits for rows. */
export async function openPage(
  context: BrowserContext,
  rate: Rate,
  expected: ShownEntity | null = null,
): Promise<BenchPage> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = await recordTraffic(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(
    ([key, provider]) => {
      localStorage.setItem(key, provider)
    },
    [rememberedProviderKey, guestMethod] as const,
  )
  await page.addInitScript(installProbe, expected)
  return {
    page,
    traffic,
    heap: () => collectedHeap(session),
    domNodes: async () => (await session.send('Memory.getDOMCounters')).nodes,
    close: () => page.close(),
  }
}

/** Calls the probe in the page. `ask` is sent as text, so it may use only its arguments. */
export function askProbe<Argument, Answer>(
  page: Page,
  ask: Ask<Argument, Answer>,
  argument: Argument,
): Promise<Answer> {
  const call = `(${String(ask)})(window.bench, ${JSON.stringify(argument)})`
  return page.evaluate<Answer>(call)
}

/** Opens a URL; returns the milliseconds until the page shows the expected content. */
export async function timesToArrive(page: Page, url: string): Promise<Shown> {
  await page.goto(url, { waitUntil: 'commit' })
  return askProbe(page, (probe) => probe.arrived(), null)
}

export const timeToArrive = async (page: Page, url: string): Promise<number> =>
  (await timesToArrive(page, url)).whole

export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN)

/** Opens a URL; resolves with the milliseconds until a visible text matches. */
export async function timeToText(page: Page, url: string, pattern: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return askProbe(page, (probe, text) => probe.said(text), pattern)
}
