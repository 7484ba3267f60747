// Opening and closing dialogs and pages again and again leaves nothing behind: heap, elements and listeners stay as they
// are. `PORTICO_MEMORY_CYCLES=300` makes more rounds.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { CDPSession, Page } from 'playwright-core'
import { openPage } from '../e2e/support/browser.ts'
import { followLink } from '../e2e/support/followLink.ts'
import { useSite } from '../e2e/support/useSite.ts'
import { collectedHeap } from '../site/collectedHeap.ts'
import { startTask } from '../site/sampleTasks.ts'

const { site, browser } = await useSite({ clusters: ['production'] })
const cycles = Number(process.env['PORTICO_MEMORY_CYCLES'] ?? 6)
const isLong = cycles >= 30
/** Fills most of what is bounded, such as the recorded minutes and caches; in a long run all of it. */
const warmUp = isLong ? 14 : 8
/** Of the heap more where that is not full yet. */
const growth = { JSHeapUsedSize: isLong ? 1.05 : 1.1, Nodes: 1.05, JSEventListeners: 1.05 }

const checkout = '/catalog/default/component/checkout-service'
const task = await startTask(site.backend.url, 'log-ten-lines')

const pages: readonly string[] = [
  '/catalog',
  checkout,
  `${checkout}/docs`,
  `${checkout}/ci-cd`,
  `${checkout}/kubernetes`,
  '/catalog/default/api/payments-api/definition',
  '/catalog-graph?rootEntityRefs[]=component:default/checkout-service',
  '/catalog-import',
  '/catalog-unprocessed-entities',
  '/create',
  '/create/templates/default/document-decision',
  '/create/tasks',
  `/create/tasks/${task}`,
  '/create/actions',
  '/create/edit',
  '/docs',
  '/search?query=checkout',
  '/api-docs',
]

const dialogOf = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click()

interface Opening {
  readonly at: string
  readonly open: (page: Page) => Promise<unknown>
}

const dialogs: readonly Opening[] = [
  { at: '/catalog', open: (page) => page.keyboard.press('Control+k') },
  { at: '/catalog', open: (page) => press(page, 'Export') },
  {
    at: '/catalog',
    open: async (page) => {
      await page.getByRole('button', { name: 'Help', exact: true }).click()
      await page.getByRole('button', { name: 'Report a problem' }).click()
    },
  },
  {
    at: checkout,
    open: async (page) => {
      await press(page, 'Entity actions')
      await choose(page, 'Unregister entity')
    },
  },
  {
    at: checkout,
    open: async (page) => {
      await press(page, 'Entity actions')
      await choose(page, 'Inspect entity')
      for (const tab of ['Ancestry', 'Colocated', 'Raw JSON', 'Raw YAML'])
        await dialogOf(page).getByRole('tab', { name: tab }).click()
    },
  },
  {
    at: `${checkout}/kubernetes`,
    open: (page) =>
      visit(page, `${checkout}/kubernetes?object=production~Deployment~shop~checkout-service`),
  },
]

/** Resolves once the page has its content. */
async function visit(page: Page, path: string): Promise<void> {
  await followLink(page, path)
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
}

async function cycle(page: Page): Promise<void> {
  for (const path of pages) await visit(page, path)
  for (const { at, open } of dialogs) {
    await visit(page, at)
    await open(page)
    await dialogOf(page).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
  }
  await visit(page, '/settings')
}

type Measures = Readonly<Record<keyof typeof growth, number>>

async function measure(session: CDPSession): Promise<Measures> {
  const heap = await collectedHeap(session)
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return {
    JSHeapUsedSize: heap,
    Nodes: valueOf('Nodes'),
    JSEventListeners: valueOf('JSEventListeners'),
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

it(`is as small after ${String(cycles)} rounds of every dialog and page as before`, async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  // As for users, of whose actions the page keeps the last minutes alone.
  await page.addInitScript(() => {
    localStorage.removeItem('portico.recording')
  })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(`${site.url}/settings`)
  await page.getByRole('region', { name: 'Profile' }).waitFor()
  const measures: Measures[] = []
  for (let round = 0; round < warmUp + cycles; round += 1) {
    await cycle(page)
    const found = await measure(session)
    if (isLong) console.log(round, JSON.stringify(found))
    if (round >= warmUp) measures.push(found)
  }
  for (const name of ['JSHeapUsedSize', 'Nodes', 'JSEventListeners'] as const) {
    const values = measures.map((one) => one[name])
    const [before, after] = [median(values.slice(0, 3)), median(values.slice(-3))]
    assert.ok(after <= before * growth[name], `${name}: ${values.join(' ')}`)
  }
  await context.close()
})
