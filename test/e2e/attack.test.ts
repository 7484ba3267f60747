// Garbage from one seed: addresses, storage, configuration and answers. The page keeps its frame, throws nothing, runs nothing and asks
// nobody else. `npm run attack -- --minutes 30` sends more.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import schema from '../../config/app-config.schema.json' with { type: 'json' }
import { startTask } from '../../scripts/sampleTasks.ts'
import {
  addressAttacks,
  answerAttacks,
  configAttacks,
  endpointOf,
  mutationAttacks,
  storageAttacks,
  type Attack,
} from './attacks/corpus.ts'
import type { Schema } from './attacks/mutations.ts'
import { shuffled } from './attacks/shuffled.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ clusters: ['production'] })
// Attacks replace the configuration, which is then beside the page.
await site.serve(false)
const seconds = Number(process.env['PORTICO_ATTACK_MINUTES'] ?? 0.6) * 60
const only = process.env['PORTICO_ATTACK_ONLY'] ?? ''
const seed = Number(process.env['PORTICO_SEED'] ?? 1)

const checkout = '/catalog/default/component/checkout-service'
const task = await startTask(site.backend.url, 'log-ten-lines')
const places = [
  '/catalog',
  ...['', '/docs', '/ci-cd', '/kubernetes', '?inspect=ancestry', '?inspect=colocated'].map(
    (part) => checkout + part,
  ),
  '/catalog/default/api/payments-api/definition',
  '/catalog-graph?rootEntityRefs[]=component:default/checkout-service',
  '/catalog-import',
  '/create',
  '/create/templates/default/new-service',
  '/create/tasks',
  `/create/tasks/${task}`,
  '/create/actions',
  '/create/edit',
  '/docs',
  '/docs/default/component/checkout-service/',
  '/search?query=checkout',
  '/settings',
  '/api-docs',
  '/catalog-unprocessed-entities',
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

const typed = 'typed text'

/** Types into the page's first field, and asks for it once everything is answered. */
async function typedTextIsLost(opened: OpenPage): Promise<boolean> {
  const field = opened.page
    .locator('main :is(input[type="search"], input[type="text"], textarea):enabled:not([readonly])')
    .first()
  if (!(await field.isVisible())) return false
  await field.fill(typed)
  await settled(opened)
  const texts = await opened.page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value))
  return !texts.includes(typed)
}

/** Milliseconds; longer tasks are shown, but fail nothing, because they depend on the machine. */
const longest = 200
const slow: string[] = []

/** What is wrong with the page; empty if nothing is. */
async function harm({
  name,
  at,
  storage,
  answer,
  config,
  sabotage,
}: Attack): Promise<readonly string[]> {
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
  if (config !== undefined)
    await page.route('**/app-config.yaml', (route) =>
      route.fulfill({ json: [{ context: 'attack', data: config }] }),
    )
  await page.goto(site.url + at)
  await settled(opened)
  const isLost = sabotage === undefined && (await typedTextIsLost(opened))
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
    .filter(
      (url) =>
        !own.some((origin) => url.startsWith(origin)) &&
        answer === undefined &&
        config === undefined,
    )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return [
    ...thrown,
    ...(isRun ? ['a script ran'] : []),
    ...(isWhite ? ['white page'] : []),
    ...(hasFrame || config !== undefined ? [] : ['frame lost']),
    ...(isLost ? ['typed text lost'] : []),
    ...foreign.map((url) => `foreign request: ${url}`),
  ]
}

it('keeps its frame and its peace whatever it is sent', async () => {
  const asked = await endpoints()
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
  let sent = 0
  for (const attack of attacks) {
    if (Date.now() > end) break
    const found = await harm(attack)
    if (found.length > 0) harmed[attack.name] = found
    sent += 1
  }
  for (const task of slow) console.log(task)
  console.log(
    `${String(asked.size)} endpoints, ${String(slow.length)} tasks over ${String(longest)} ms`,
  )
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
