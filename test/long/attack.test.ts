// Garbage from one seed: addresses, storage, configuration and answers. The page keeps its frame, throws nothing, runs nothing and asks
// nobody else. `npm run attack -- --minutes 30` sends more.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import schema from '../../config/app-config.schema.json' with { type: 'json' }
import { openPage, type OpenPage } from '../e2e/support/browser.ts'
import { useSite } from '../e2e/support/useSite.ts'
import { startTask } from '../site/sampleTasks.ts'
import {
  addressAttacks,
  answerAttacks,
  configAttacks,
  endpointOf,
  type Asked,
  mutationAttacks,
  storageAttacks,
  type Attack,
} from './attacks/corpus.ts'
import { placesOf, type Place } from './attacks/places.ts'
import type { Schema } from './attacks/settings.ts'
import { shuffled } from './attacks/shuffled.ts'

const { site, browser } = await useSite({ clusters: ['production'] })
// Attacks replace the configuration, which is then beside the page.
await site.serve({ isInjected: false })
const seconds = Number(process.env['PORTICO_ATTACK_MINUTES'] ?? 0.6) * 60
const only = process.env['PORTICO_ATTACK_ONLY'] ?? ''
const seed = Number(process.env['PORTICO_SEED'] ?? 1)

const isWhole = seconds > 120
/** Half a minute of npm test reaches some of the places, of which the seed decides. */
const placesInShort = 8

async function attackedPlaces(): Promise<readonly Place[]> {
  const { url } = site.backend
  const pods = site.kubernetes?.clusters.production?.pods() ?? []
  const pod = pods.find(({ metadata }) => metadata.name.startsWith('checkout-service'))
  const all = placesOf({
    taskId: await startTask(url, 'log-ten-lines'),
    failedTaskId: await startTask(url, 'fail-in-the-third-step'),
    podName: pod?.metadata.name ?? '',
  })
  return isWhole ? all : shuffled(all, seed).slice(0, placesInShort)
}

async function routePaths(): Promise<readonly string[]> {
  const { definition } = await import('../../config/plugins.ts')
  return definition.plugins.flatMap(({ pages = [] }) => pages.map(({ path }) => path))
}

/** Until the page's first requests and then all others are answered, at most six seconds. */
async function settled({ page }: OpenPage): Promise<void> {
  const most = { timeout: 3_000 }
  await page.waitForLoadState('networkidle', most).catch(() => undefined)
  await page.waitForFunction(isAnswered, null, { ...most, polling: 250 }).catch(() => undefined)
}

/** Runs in the page. */
const isAnswered = () => {
  const { porticoState } = window as unknown as { porticoState?: () => string }
  const { backend } = JSON.parse(porticoState?.() ?? '{}') as {
    backend?: { queries: Readonly<Record<string, { status: string }>> }
  }
  return !!backend && Object.values(backend.queries).every(({ status }) => status !== 'pending')
}

/** What the place opens, if the answers so far allow it. */
const openPart = async ({ open }: Place, { page }: OpenPage): Promise<boolean> =>
  (await open?.(page).then(
    () => true,
    () => false,
  )) ?? true

/** Nothing is removed, so that later attacks find the same. */
const keepAll = (page: Page) =>
  page.route(`${site.backend.url}/api/catalog/**`, (route, request) =>
    request.method() === 'DELETE' ? route.fulfill({ status: 204 }) : route.fallback(),
  )

/** Names of the cache's endpoints that a page has asked. */
const cacheEndpoints = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { porticoLog } = window as unknown as { porticoLog?: () => string }
    const log = JSON.parse(porticoLog?.() ?? '[]') as readonly {
      readonly type: string
      readonly meta?: { readonly arg?: { readonly endpointName?: string } }
    }[]
    return log.flatMap(({ type, meta }) =>
      /^backend\/execute\w+\/pending$/.test(type) ? [meta?.arg?.endpointName ?? ''] : [],
    )
  })

/** Of each place what is asked nowhere before; names of the cache's endpoints that all of them reach. */
async function findAsked() {
  const asked: Asked[] = []
  const names = new Set<string>()
  for (const place of await attackedPlaces()) {
    const opened = await openPage(browser, { isRemembered: true, isIntercepted: true })
    await keepAll(opened.page)
    await opened.page.goto(site.url + place.at)
    await settled(opened)
    if (!(await openPart(place, opened))) console.log(`not opened: ${place.at}`)
    if (place.open) await settled(opened)
    const reached = await cacheEndpoints(opened.page)
    const isNew = reached.some((name) => !names.has(name))
    for (const name of reached) names.add(name)
    const own = new Set<string>()
    for (const line of opened.requests) {
      const [method = '', url = ''] = line.split(' ')
      if (url.startsWith(site.backend.url) && !url.includes('/api/auth/'))
        own.add(endpointOf(method, url))
    }
    for (const endpoint of own)
      if (isNew || !asked.some((one) => one.endpoint === endpoint)) asked.push({ endpoint, place })
    await opened.context.close()
  }
  return { asked, names: [...names].sort() }
}

const typed = 'typed text'

/** Types into the page's first field, and asks for it once everything is answered. */
async function typedTextIsLost(opened: OpenPage): Promise<boolean> {
  // Nobody types behind a dialog.
  const dialog = opened.page.getByRole('dialog')
  const area = (await dialog.count()) > 0 ? dialog.last() : opened.page.locator('main')
  const field = area
    .locator(':is(input[type="search"], input[type="text"], textarea):enabled:not([readonly])')
    .first()
  if (!(await field.isVisible())) return false
  await field.fill(typed)
  await settled(opened)
  const texts = await opened.page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value))
  return !texts.includes(typed)
}

/** Milliseconds of a task. */
const longest = 200

interface Harm {
  readonly found: readonly string[]
  /** Milliseconds of the longest task. */
  readonly task: number
}

/** What is wrong with the page; empty if nothing is. */
async function harm(attack: Attack): Promise<Harm> {
  const { at, storage, answer, config, sabotage } = attack
  const opened = await openPage(browser, { isRemembered: true, isIntercepted: true })
  const { page, context, requests } = opened
  const thrown: string[] = []
  await context.addInitScript(() => {
    Object.assign(window, { longTasks: [] })
    new PerformanceObserver((list) => {
      const tasks = list.getEntries().map(({ duration }) => duration)
      ;(window as unknown as { longTasks: number[] }).longTasks.push(...tasks)
    }).observe({ type: 'longtask', buffered: true })
  })
  page.on('pageerror', (error) => thrown.push(`uncaught: ${error.message}`))
  if (storage)
    await context.addInitScript(({ key, value }) => {
      localStorage.setItem(key, value)
    }, storage)
  await keepAll(page)
  if (answer)
    await page.route(`${site.backend.url}/**`, (route, request) =>
      endpointOf(request.method(), request.url()) === answer.endpoint
        ? answer.spoil(route)
        : route.fallback(),
    )
  if (config !== undefined)
    await page.route('**/app-config.yaml', (route) =>
      route.fulfill({ json: [{ context: 'attack', data: config }] }),
    )
  await page.goto(site.url + at)
  await settled(opened)
  if (attack.open) {
    await openPart(attack, opened)
    await settled(opened)
  }
  const isLost = sabotage === undefined && (await typedTextIsLost(opened))
  if (sabotage) await page.evaluate(sabotage)
  const { isRun, isWhite, hasFrame, tasks } = await page.evaluate(() => ({
    tasks: (window as unknown as { longTasks: readonly number[] }).longTasks,
    isRun: 'attacked' in window,
    isWhite: document.body.innerText.trim() === '',
    hasFrame: document.querySelector('nav') !== null && document.querySelector('main') !== null,
  }))
  const own = [site.url, site.backend.url, 'data:', 'blob:']
  const foreign = requests
    .map((line) => line.split(' ')[1] ?? '')
    .filter(
      (url) =>
        !own.some((origin) => url.startsWith(origin)) &&
        answer === undefined &&
        config === undefined,
    )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  const found = [
    ...thrown,
    ...(isRun ? ['a script ran'] : []),
    ...(isWhite ? ['white page'] : []),
    ...(hasFrame || config !== undefined ? [] : ['frame lost']),
    ...(isLost ? ['typed text lost'] : []),
    ...foreign.map((url) => `foreign request: ${url}`),
  ]
  return { found, task: Math.max(0, ...tasks) }
}

/** The shortest of three times: a busy machine makes tasks longer, never shorter. Milliseconds; stops below the limit. */
async function slowness(attack: Attack, first: number): Promise<number> {
  let task = first
  for (let again = 0; again < 2 && task > longest; again += 1)
    task = Math.min(task, (await harm(attack)).task)
  return task
}

it('keeps its frame and its peace whatever it is sent', async () => {
  const { asked, names } = await findAsked()
  const attacks = shuffled(
    [
      ...addressAttacks(await routePaths()),
      ...storageAttacks(),
      ...configAttacks(schema as Schema, site.config, seed),
      ...answerAttacks(asked),
      ...mutationAttacks(asked, 20, seed),
    ].filter(({ name }) => name.includes(only)),
    seed,
  )
  const end = Date.now() + seconds * 1_000
  const harmed: Record<string, readonly string[]> = {}
  const slow: string[] = []
  let sent = 0
  for (const attack of attacks) {
    if (Date.now() > end) break
    const { found, task } = await harm(attack)
    if (found.length > 0) harmed[attack.name] = found
    const shortest = await slowness(attack, task)
    if (shortest > longest) slow.push(`${String(shortest)} ms: ${attack.name}`)
    sent += 1
  }
  for (const task of slow) console.log(task)
  console.log(
    `${String(names.length)} endpoints at ${String(asked.length)} places, ${String(slow.length)} cases with tasks over ${String(longest)} ms in each of three attempts`,
  )
  console.log(`${String(sent)} of ${String(attacks.length)} attacks, seed ${String(seed)}`)
  assert.deepEqual(harmed, {})
  assert.ok(sent > 0)
  if (isWhole) assert.ok(names.length >= 36, names.join(' '))
})

it('would notice a lost frame and a script that runs', async () => {
  const sabotage = () => {
    Object.assign(window, { attacked: true })
    document.querySelector('main')?.remove()
  }
  const { found } = await harm({ name: 'sabotage', at: '/settings', sabotage })
  assert.deepEqual(found, ['a script ran', 'frame lost'])
})
