// `npm run bench:growth [-- --sizes 1000,10000] [--runs N]`: measures the portal on catalogs of several sizes, with the
// CPU slowed down four times. Catalogs are kept in .cache/ and used again; generating 100,000 entities takes a while.

import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startSite } from '../test/site/testSite.ts'
import { startDatabase } from './bench/database.ts'
import { takeGrowth, type Growth } from './bench/growth.ts'
import { formatTable, formatValue, type Unit } from './bench/table.ts'
import { findBrowser, quietFlags } from './findBrowser.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '1000,10000,100000' },
  },
})
const runs = Number(values.runs)
const sizes = values.sizes.split(',').map(Number)
if (![runs, ...sizes].every((number) => Number.isInteger(number) && number > 0))
  throw new Error(
    `--runs and --sizes must be whole numbers, not '${values.runs}' and '${values.sizes}'.`,
  )

const rows: readonly (readonly [string, keyof Growth, Unit])[] = [
  ['entities', 'entities', 'count'],
  ['cold load to first row', 'coldRow', 'ms'],
  ['filter keystroke to rows', 'filter', 'ms'],
  ['open entity from the list', 'openEntity', 'ms'],
  ['requests, cold', 'requests', 'count'],
  ['largest API answer, decoded', 'largestAnswer', 'bytes'],
  ['heap after GC, catalog', 'heapCatalog', 'MB'],
  ['heap grown over 180 visits', 'heapGrown', 'MB'],
  ['relations of the largest entity', 'relations', 'count'],
  ['  its page, at full speed', 'openRelated', 'ms'],
  ['  API requests of it', 'requestsRelated', 'count'],
  ['graph of 50, at full speed', 'graph50', 'ms'],
  ['graph of 500', 'graph500', 'ms'],
  ['graph of 2,000', 'graph2000', 'ms'],
  ['  its largest answer, decoded', 'graphAnswer', 'bytes'],
  ['export of all as CSV', 'exported', 'ms'],
  ['  its largest answer, decoded', 'exportAnswer', 'bytes'],
]

/** Keeps the backend from reading its whole catalog again every minute, which would distort the measurements. */
const slowProcessing = {
  APP_CONFIG_catalog_processingInterval: '{"hours":24}',
  APP_CONFIG_search_collators_catalog_schedule_initialDelay: '{"hours":24}',
}

const measured: Growth[] = []
const browser = await chromium.launch({ executablePath: await findBrowser(), args: quietFlags })
try {
  for (const generate of sizes) {
    const database = await startDatabase(String(generate))
    console.log(`${generate.toLocaleString('en')} entities on ${database.name}…`)
    const site = await startSite({ generate, variables: () => slowProcessing })
    try {
      measured.push(
        await takeGrowth(browser, { portal: site.url, backend: site.backend.url }, runs),
      )
    } finally {
      await site.stop()
      await database.stop()
    }
  }
} finally {
  await browser.close()
}
const head = ['', ...sizes.map((size) => size.toLocaleString('en'))]
const body = rows.map(([label, key, unit]) => [
  label,
  ...measured.map((growth) => formatValue(growth[key], unit)),
])
console.log(`\n${formatTable([head, ...body])}\n`)
