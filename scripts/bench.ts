// `npm run bench [-- --runs N] [--peer]`: measures the portal's first screens on 10,000 entities and compares them with
// Backstage's own front end, the peer. With --peer both are measured alternately; without it the peer's recorded
// figures are used. Fails only if a machine-independent limit is exceeded: times are only shown.

import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { mergeConfig, type ConfigObject } from '../src/model/config/configValues.ts'
import { askBackend } from '../test/site/askBackend.ts'
import { startTask, whenTaskEnded } from '../test/site/sampleTasks.ts'
import { startSite, type TestSite } from '../test/site/testSite.ts'
import { buildFloors, floorPath, removeFloors } from './bench/buildFloors.ts'
import { buildPeer } from './bench/buildPeer.ts'
import { startDatabase } from './bench/database.ts'
import { resultOf, takeRounds, type Site } from './bench/measureAll.ts'
import type { FloorKey } from './bench/measures.ts'
import { formatReport, missedLimits } from './bench/report.ts'
import { build } from './build.ts'
import { findBrowser, quietFlags } from './findBrowser.ts'
import { startPortal } from './portalServer.ts'
import { freePorts } from './ports.ts'

const generated = 10_000
const fleetPods = 600
const indexTimeout = 120_000

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, peer: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs is '${values.runs}', not a number.`)

const siteOf = ({ url, backend }: TestSite, task: string): Site => {
  const floor = (key: FloorKey) => `${url}${floorPath(key)}?api=${backend.url}/api`
  return { portal: url, task, floors: { plain: floor('plain'), react: floor('react') } }
}

/**
 * Serves the peer with the same backend and server, but without the portal's security headers, which break its styles.
 */
async function startPeer({ config }: TestSite, folder: string) {
  const { portal: port } = await freePorts()
  const url = `http://localhost:${String(port)}`
  const app = { title: 'Backstage', baseUrl: url, packages: 'all' }
  const served = mergeConfig(config, { app }) as ConfigObject
  const server = await startPortal({ port, config: served, folder, headers: {} })
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, stop }
}

/** Waits for the search index, because building it would distort the measurements. */
async function whenIndexed(backendUrl: string): Promise<void> {
  const deadline = Date.now() + indexTimeout
  while (Date.now() < deadline) {
    const answer = await askBackend(backendUrl, '/api/search/query?term=ledger')
    if ((answer as { readonly results?: readonly unknown[] }).results?.length) return
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  console.warn('The search index is not ready. Results may be too slow.')
}

const [load = 0] = loadavg()
await build()
await buildFloors()
const peerFolder = values.peer ? await buildPeer() : undefined
// By default the backend's CORS settings allow the portal's origin only.
if (peerFolder) process.env['APP_CONFIG_backend_cors_origin'] = '["http://localhost:*"]'
const database = await startDatabase(String(generated))
const clusters = { clusters: ['production', 'staging'], fleetPods } as const
const site = await startSite({ generate: generated, clusters })
const peer = peerFolder ? await startPeer(site, peerFolder) : undefined
const browser = await chromium.launch({ executablePath: await findBrowser(), args: quietFlags })
try {
  await whenIndexed(site.backend.url)
  const task = await startTask(site.backend.url, 'log-ten-thousand-lines')
  await whenTaskEnded(site.backend.url, task)
  const rounds = await takeRounds(
    browser,
    { ...siteOf(site, task), ...(peer && { peer: peer.url }) },
    runs,
  )
  const result = resultOf(rounds)
  console.log(`\n${formatReport(result)}\n`)

  console.log(`Database: ${database.name}.`)
  console.log(`Machine load before the run: ${load.toFixed(1)}. Above 0.5, times are too high.`)
  const folder = fileURLToPath(new URL('../bench-results', import.meta.url))
  const date = new Date().toISOString().slice(0, 16).replace(':', '')
  await mkdir(folder, { recursive: true })
  const about = { date, runs, generated, database: database.name, load, browser: browser.version() }
  await writeFile(`${folder}/${date}.json`, JSON.stringify({ about, result, rounds }, null, 2))
  console.log(`All figures: bench-results/${date}.json`)

  const missed = missedLimits(result.amounts)
  for (const label of missed) console.error(`Over the limit: ${label}`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await browser.close()
  peer?.stop()
  await site.stop()
  await database.stop()
  await removeFloors()
}
