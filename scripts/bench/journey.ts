// One run of all measurements, in a fresh browser context with an empty cache.

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { takeFormRun } from './formRun.ts'
import { takeLogRun } from './logRun.ts'
import type { AmountKey, Rate, TimeKey } from './measures.ts'
import {
  askProbe,
  catalogPath,
  firstPaint,
  newContext,
  openPage,
  timesToArrive,
  timeToArrive,
} from './openPage.ts'
import { takeClustersRun, takeDocsRun, takeWarmRun } from './placesRun.ts'
import type { ShownEntity } from './probe.ts'
import { largestAnswer, summarize, unawaited } from './traffic.ts'

export type Times = Record<TimeKey, number>
export type Amounts = Record<AmountKey, number>

export interface Run {
  readonly times: Times
  readonly amounts: Amounts
}

const searchBox = 'input:is([type="search"], [placeholder="Search"])'
const term = 'ledger'
const keyPause = 40
const longTask = 50

export async function takeRun(
  browser: Browser,
  url: string,
  rate: Rate,
  task: string,
): Promise<Run> {
  const context = await newContext(browser)
  try {
    const { cold, filtered, opened } = await visitCatalog(context, url, rate)
    const deepLink = await followDeepLink(context, opened.entity, rate)
    const form = await takeFormRun(context, url, rate)
    const log = await takeLogRun(context, url, rate, task)
    const places = {
      ...(await takeDocsRun(browser, url, rate)),
      ...(await takeWarmRun(context, url, rate)),
    }
    const clusters = await takeClustersRun(browser, url, rate)
    return {
      times: {
        ...cold.times,
        warmRow: filtered.warmRow,
        filter: filtered.filter,
        filterFree: filtered.free,
        openEntity: opened.shown.whole,
        openFree: opened.free,
        openNamed: opened.shown.named,
        deepLink: deepLink.shown.whole,
        deepLinkFree: deepLink.free,
        deepLinkNamed: deepLink.shown.named,
        ...form,
        ...log.times,
        ...places,
        ...clusters.times,
      },
      amounts: {
        ...cold.amounts,
        ...log.amounts,
        ...clusters.amounts,
        heapEntity: opened.heap,
        largestAnswer: Math.max(
          ...[cold, filtered, opened, deepLink].map(({ largest }) => largest),
        ),
      },
    }
  } finally {
    await context.close()
  }
}

/** The list and one of its entities, which are measured on catalogs of any size. */
async function visitCatalog(context: BrowserContext, url: string, rate: Rate) {
  const catalog = url + catalogPath
  const cold = await loadCold(context, catalog, rate)
  const filtered = await loadWarmAndFilter(context, catalog, rate)
  const opened = await openEntity(context, catalog, rate)
  return { cold, filtered, opened }
}

export async function takeCatalogRun(browser: Browser, url: string, rate: Rate) {
  const context = await newContext(browser)
  try {
    const { cold, filtered, opened } = await visitCatalog(context, url, rate)
    return {
      coldRow: cold.times.coldRow,
      filter: filtered.filter,
      openEntity: opened.shown.whole,
      requests: cold.amounts.requests,
      heapCatalog: cold.amounts.heapCatalog,
      largestAnswer: Math.max(...[cold, filtered, opened].map(({ largest }) => largest)),
    }
  } finally {
    await context.close()
  }
}

/** Milliseconds since epoch, by the page's own clock. */
const now = (page: Page): Promise<number> =>
  page.evaluate(() => performance.timeOrigin + performance.now())

async function loadCold(context: BrowserContext, url: string, rate: Rate) {
  const { page, traffic, heap, domNodes, close } = await openPage(context, rate)
  const coldRow = await timeToArrive(page, url)
  await traffic.settled()
  const longTasks = await askProbe(page, (probe) => probe.longTasks, null)
  const start = await page.evaluate(() => performance.timeOrigin)
  const result = {
    times: {
      coldRow,
      coldFree: unawaited(traffic.requests(), start + coldRow, coldRow),
      firstPaint: await firstPaint(page),
      largestPaint: await askProbe(page, (probe) => probe.largestPaint(), null),
      blocking: longTasks.reduce((total, time) => total + time - longTask, 0),
      longestTask: Math.max(0, ...longTasks),
    },
    amounts: {
      ...summarize(traffic.requests(), start + coldRow),
      heapCatalog: await heap(),
      domNodes: await domNodes(),
    },
    largest: largestAnswer(traffic.requests()),
  }
  await close()
  return result
}

/** The portal draws rows before its application runs; these have no headings yet. */
const whenUsable = (page: Page): Promise<void> =>
  page.getByRole('columnheader', { name: 'Owner' }).first().waitFor()

async function loadWarmAndFilter(context: BrowserContext, url: string, rate: Rate) {
  const { page, traffic, close } = await openPage(context, rate)
  const warmRow = await timeToArrive(page, url)
  await traffic.settled()
  await whenUsable(page)
  await page.locator(searchBox).focus()
  const [filter] = await Promise.all([
    askProbe(page, (probe, wanted) => probe.filtered(wanted), term),
    page.keyboard.type(term, { delay: keyPause }),
  ])
  const end = await now(page)
  await traffic.settled()
  const largest = largestAnswer(traffic.requests())
  const free = unawaited(traffic.requests(), end, filter)
  await close()
  return { warmRow, filter, free, largest }
}

async function openEntity(context: BrowserContext, url: string, rate: Rate) {
  const { page, traffic, heap, close } = await openPage(context, rate)
  await timeToArrive(page, url)
  await traffic.settled()
  await whenUsable(page)
  const entity = await askProbe(page, (probe) => probe.completeRow(), null)
  const [shown] = await Promise.all([
    askProbe(page, (probe, wanted) => probe.opened(wanted), entity),
    page.locator(`tbody a[href="${new URL(entity.href).pathname}"]`).click(),
  ])
  const end = await now(page)
  await traffic.settled()
  const largest = largestAnswer(traffic.requests())
  const free = unawaited(traffic.requests(), end, shown.whole)
  const result = { shown, free, entity, largest, heap: await heap() }
  await close()
  return result
}

async function followDeepLink(context: BrowserContext, entity: ShownEntity, rate: Rate) {
  const { page, traffic, close } = await openPage(context, rate, entity)
  const shown = await timesToArrive(page, entity.href)
  const end = await now(page)
  await traffic.settled()
  const largest = largestAnswer(traffic.requests())
  const free = unawaited(traffic.requests(), end, shown.whole)
  await close()
  return { shown, free, largest }
}
