// Measures growth on one catalog: what grows with its size, and memory during use.

import type { Browser } from 'playwright-core'
import { askBackend } from '../../test/site/askBackend.ts'
import { takeCatalogRun } from './journey.ts'
import { medians } from './measureAll.ts'
import { newContext, openPage } from './openPage.ts'
import { largestAnswer } from './traffic.ts'
import { heapAfterVisits } from './visits.ts'

export interface Growth {
  /** Entities in the catalog. */
  readonly entities: number
  readonly coldRow: number
  readonly filter: number
  readonly openEntity: number
  readonly requests: number
  readonly largestAnswer: number
  readonly heapCatalog: number
  /** Bytes added by opening and closing an entity 180 times, after 20 warm-up visits; without compiled code. */
  readonly heapGrown: number
  /** Number of relations of the entity with the most. */
  readonly relations: number
  readonly openRelated: number
  readonly requestsRelated: number
  /** Milliseconds until a graph of at most this many entities is drawn. */
  readonly graph50: number
  readonly graph500: number
  readonly graph2000: number
  /** Size of the largest answer for the widest graph. */
  readonly graphAnswer: number
  /** Milliseconds to export all entities, and the size of the largest answer. */
  readonly exported: number
  readonly exportAnswer: number
}

export interface GrowthSite {
  readonly portal: string
  readonly backend: string
}

const manyRelations = 'group/default/platform-team'

async function openRelated(browser: Browser, { portal, backend }: GrowthSite) {
  const path = `/api/catalog/entities/by-name/${manyRelations}`
  const entity = (await askBackend(backend, path)) as { readonly relations?: readonly unknown[] }
  const context = await newContext(browser)
  const { page, traffic } = await openPage(context, 1)
  const [kind = '', namespace = '', name = ''] = manyRelations.split('/')
  await page.goto(`${portal}/catalog/${namespace}/${kind}/${name}`)
  await page.getByRole('region', { name: 'About' }).waitFor()
  const time = await page.evaluate(() => performance.now())
  await traffic.settled()
  const requests = traffic.requests().filter(({ url, isPreflight }) => {
    return !isPreflight && url.includes('/api/')
  })
  await context.close()
  return {
    relations: entity.relations?.length ?? 0,
    openRelated: time,
    requestsRelated: requests.length,
    largest: largestAnswer(requests.filter(({ url }) => !url.endsWith(manyRelations))),
  }
}

/** From the start of the navigation, without throttling. */
async function drawGraph(browser: Browser, url: string, most: number) {
  const context = await newContext(browser)
  const { page, traffic } = await openPage(context, 1)
  const root = 'rootEntityRefs[]=group:default/platform-team'
  await page.goto(`${url}/catalog-graph?${root}&maxDepth=4&maxNodes=${String(most)}`)
  await page.locator('[data-busy=false] svg text').first().waitFor({ timeout: 120_000 })
  const time = await page.evaluate(() => performance.now())
  const answer = largestAnswer(traffic.requests())
  await context.close()
  return { time, answer }
}

async function exportAll(browser: Browser, url: string) {
  const context = await newContext(browser)
  const { page, traffic } = await openPage(context, 1)
  await page.goto(`${url}/catalog?filters[kind]=all`)
  await page.locator('tbody th a').first().waitFor()
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export entities' })
  await dialog.getByText(/^Exports .* entities, sorted by name/).waitFor()
  const start = Date.now()
  const saving = page.waitForEvent('download', { timeout: 0 })
  await dialog.getByRole('button', { name: 'Export' }).click()
  await saving
  const exported = Date.now() - start
  const exportAnswer = largestAnswer(traffic.requests())
  await context.close()
  return { exported, exportAnswer }
}

export async function takeGrowth(
  browser: Browser,
  site: GrowthSite,
  runs: number,
): Promise<Growth> {
  await takeCatalogRun(browser, site.portal, 1)
  const taken = []
  for (let run = 0; run < runs; run++) taken.push(await takeCatalogRun(browser, site.portal, 4))
  const { largestAnswer: largestOfCatalog, ...catalog } = medians(taken)
  const { largest, ...related } = await openRelated(browser, site)
  const { totalItems = 0 } = (await askBackend(
    site.backend,
    '/api/catalog/entities/by-query?limit=0',
  )) as { readonly totalItems?: number }
  const wide = await drawGraph(browser, site.portal, 2_000)
  return {
    entities: totalItems,
    ...catalog,
    largestAnswer: Math.max(largestOfCatalog, largest),
    heapGrown: await heapAfterVisits(site.portal),
    ...related,
    graph50: (await drawGraph(browser, site.portal, 50)).time,
    graph500: (await drawGraph(browser, site.portal, 500)).time,
    graph2000: wide.time,
    graphAnswer: wide.answer,
    ...(await exportAll(browser, site.portal)),
  }
}
