// Garbage from one seed: addresses, storage and answers. The page keeps its frame, throws nothing, runs nothing and asks
// nobody else. `npm run attack -- --minutes 30` sends more.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import {
  addressAttacks,
  answerAttacks,
  endpointOf,
  storageAttacks,
  type Attack,
} from './attacks/corpus.ts'
import { shuffled } from './attacks/shuffled.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
const seconds = Number(process.env['PORTICO_ATTACK_MINUTES'] ?? 0.5) * 60
const seed = Number(process.env['PORTICO_SEED'] ?? 1)

const checkout = '/catalog/default/component/checkout-service'
const places = [
  ...['/catalog', checkout, `${checkout}/docs`, `${checkout}/ci-cd`, `${checkout}/kubernetes`],
  ...['/catalog-graph?rootEntityRefs[]=component:default/checkout-service', '/catalog-import'],
  ...[
    '/create',
    '/create/tasks',
    '/create/actions',
    '/docs',
    '/docs/default/component/checkout-service/',
  ],
  ...['/search?query=checkout', '/settings', '/api-docs', '/catalog-unprocessed-entities'],
]

async function routePaths(): Promise<readonly string[]> {
  Object.assign(globalThis, { PORTICO_COMPONENTS: false })
  const { definition } = await import('../../config/plugins.ts')
  return definition.plugins.flatMap(({ pages = [] }) => pages.map(({ path }) => path))
}

/** Until nothing is asked for half a second, at most three seconds. */
const settled = ({ page }: OpenPage) =>
  page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)

/** Endpoints and the first place that asks each. */
async function endpoints(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const opened = await openPage(browser, { isRemembered: true })
  for (const place of places) {
    const before = opened.requests.length
    await opened.page.goto(site.url + place)
    await settled(opened)
    for (const line of opened.requests.slice(before)) {
      const [method = '', url = ''] = line.split(' ')
      if (!url.startsWith(site.backend.url) || url.includes('/api/auth/')) continue
      const endpoint = endpointOf(method, url)
      if (!found.has(endpoint)) found.set(endpoint, place)
    }
  }
  await opened.context.close()
  return found
}

/** Milliseconds; longer tasks are shown, but fail nothing, because they depend on the machine. */
const longest = 200
const slow: string[] = []

/** What is wrong with the page; empty if nothing is. */
async function harm({ name, at, storage, answer, sabotage }: Attack): Promise<readonly string[]> {
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
  if (answer)
    await page.route(`${site.backend.url}/**`, (route, request) =>
      endpointOf(request.method(), request.url()) === answer.endpoint
        ? answer.spoil(route)
        : route.fallback(),
    )
  await page.goto(site.url + at)
  await settled(opened)
  if (sabotage) await page.evaluate(sabotage)
  const { isRun, isWhite, hasFrame, tasks } = await page.evaluate(() => ({
    tasks: (window as unknown as { longTasks: readonly number[] }).longTasks,
    isRun: 'attacked' in window,
    isWhite: document.body.innerText.trim() === '',
    hasFrame: document.querySelector('nav') !== null && document.querySelector('main') !== null,
  }))
  for (const task of tasks.filter((one) => one > longest)) slow.push(`${String(task)} ms: ${name}`)
  const own = [site.url, site.backend.url, 'data:', 'blob:']
  const foreign = requests
    .map((line) => line.split(' ')[1] ?? '')
    .filter((url) => !own.some((origin) => url.startsWith(origin)) && answer === undefined)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return [
    ...thrown,
    ...(isRun ? ['a script ran'] : []),
    ...(isWhite ? ['white page'] : []),
    ...(hasFrame ? [] : ['frame lost']),
    ...foreign.map((url) => `foreign request: ${url}`),
  ]
}

it('keeps its frame and its peace whatever it is sent', async () => {
  const attacks = shuffled(
    [
      ...addressAttacks(await routePaths()),
      ...storageAttacks(),
      ...answerAttacks(await endpoints()),
    ],
    seed,
  )
  const end = Date.now() + seconds * 1_000
  const harmed: Record<string, readonly string[]> = {}
  let sent = 0
  for (const attack of attacks) {
    if (Date.now() > end) break
    const found = await harm(attack)
    if (found.length > 0) harmed[attack.name] = found
    sent += 1
  }
  for (const task of slow) console.log(task)
  console.log(`${String(sent)} of ${String(attacks.length)} attacks, seed ${String(seed)}`)
  assert.deepEqual(harmed, {})
  assert.ok(sent > 0)
})

it('would notice a lost frame and a script that runs', async () => {
  const sabotage = () => {
    Object.assign(window, { attacked: true })
    document.querySelector('main')?.remove()
  }
  const found = await harm({ name: 'sabotage', at: '/settings', sabotage })
  assert.deepEqual(found, ['a script ran', 'frame lost'])
})
