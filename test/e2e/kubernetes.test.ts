// The Kubernetes tab in a real browser, with the real backend before two clusters: one calm, one in trouble.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { assertAccessible } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage } from './support/browser.ts'
import { looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ clusters: ['production', 'staging'] })
const entity = `${site.url}/catalog/default/component/checkout-service`
const { production, staging } = site.kubernetes?.clusters ?? {}
assert(production && staging)

async function open(search = '', scheme: 'light' | 'dark' = 'light', width = 1280) {
  const opened = await openPage(browser, { width, isRemembered: true, scheme })
  await opened.page.goto(`${entity}/kubernetes${search}`)
  await opened.page.getByText('Updated').first().waitFor()
  return opened
}

const objectOf = (cluster: string, kind: string, name: string) =>
  `?object=${[cluster, kind, 'shop', name].join('~')}`

for (const look of looks) {
  const { scheme, width } = look
  it(`is accessible and fits, ${nameOf(look)}`, async () => {
    const { page, context, complaints } = await open('', scheme, width)
    await page.getByRole('heading', { name: 'Error Reporting' }).waitFor()
    await assertAccessible(page)
    const pod = page.getByRole('table', { name: 'Pods' }).first().getByRole('link').first()
    await pod.click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Containers' }).waitFor()
    const box = await page.getByRole('dialog').boundingBox()
    // The place of the scroll bar stays free.
    assert.ok(box && width - 20 < box.x + box.width && box.x + box.width <= width)
    await assertAccessible(page)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.deepEqual(complaints, [])
    await context.close()
  })
}

it('explains a crash loop, with the log before the crash', async () => {
  const { page, context } = await open()
  const errors = page.getByRole('table', { name: 'Error Reporting' })
  await errors.getByRole('cell', { name: 'Severity 8' }).waitFor()
  const severities = await errors.getByRole('cell', { name: /^Severity/ }).allTextContents()
  assert.match(severities.slice(0, 3).join(), /^Severity 8.*,Severity 6.*,Severity 4/)
  const row = errors.getByRole('row', { name: /back-off 5m0s/ })
  await row.getByRole('button', { name: /^Help/ }).click()
  const help = page.getByRole('dialog')
  await help.getByText('Container app ends with an error each time it starts').waitFor()
  await help.getByText('missing environment variable LEDGER_URL').waitFor()
  await help.getByRole('button', { name: 'Close' }).click()
  const probe = errors.getByRole('row', { name: /readiness probe/ })
  await probe.getByRole('button', { name: /^Help/ }).click()
  const event = help.getByRole('listitem').filter({ hasText: 'Readiness probe failed: HTTP' })
  await event.hover()
  const tip = event.getByRole('tooltip', { includeHidden: true })
  const delay = await tip.evaluate((element) => getComputedStyle(element).transitionDelay)
  assert.equal(delay, '1.5s')
  await tip.getByText('First seen').waitFor()
  await help.getByRole('button', { name: 'Close' }).click()
  await errors
    .getByRole('row', { name: /Back-off pulling/ })
    .getByRole('button')
    .click()
  const docs = await help.getByRole('link', { name: 'Open docs' }).getAttribute('href')
  assert.match(docs ?? '', /^https:\/\/kubernetes\.io\/docs\//)
  await context.close()
})

it('shows each cluster with its sections, and narrows them by name, namespace and errors', async () => {
  const { page, context } = await open()
  const panel = page.locator('details').filter({ hasText: 'production' })
  await panel.getByText('5 pods').waitFor()
  await panel.getByText('No pods with errors').waitFor()
  await page
    .locator('details')
    .filter({ hasText: 'staging' })
    .getByText('7 pods with errors')
    .waitFor()
  const headings = await panel.getByRole('heading', { level: 4 }).allTextContents()
  assert.deepEqual(
    headings.map((text) => text.replace(/ \d+$/, '')),
    [
      ...['Custom resources', 'Deployments', 'Daemon sets', 'Stateful sets', 'Ingresses'],
      ...['Services', 'Cron jobs', 'Jobs', 'Config maps'],
    ],
  )
  await panel.getByText('At 05:30 AM, only on Monday').waitFor()
  await panel.getByText('Suspended').waitFor()
  await panel.getByText('Scales from 2 to 10, now 3').waitFor()
  await page.getByRole('searchbox', { name: 'Filter by name or label' }).fill('cache')
  await becomes(() => panel.getByRole('heading', { level: 4 }).count(), 1)
  await panel.getByRole('link', { name: 'checkout-cache' }).waitFor()
  await page.reload()
  await panel.getByRole('link', { name: 'checkout-cache' }).waitFor()
  assert.equal(new URL(page.url()).searchParams.get('q'), 'cache')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('checkbox', { name: 'Only with errors' }).check()
  // No pod has an error, but a job has failed.
  await panel.getByRole('link', { name: 'checkout-migration' }).waitFor()
  assert.deepEqual(
    (await panel.getByRole('heading', { level: 4 }).allTextContents()).map((text) =>
      text.replace(/ \d+$/, ''),
    ),
    ['Jobs'],
  )
  await page.getByRole('searchbox').fill('no such object')
  await panel.getByText('No object in this cluster matches the filter.').waitFor()
  await context.close()
})

it('draws a map whose nodes are reached, opened and left by keyboard, as in the list', async () => {
  const { page, context } = await open()
  await page.getByRole('link', { name: 'Map' }).focus()
  await page.keyboard.press('Enter')
  const map = page.getByRole('group', { name: 'Map of production' })
  const ingress = map.getByRole('link', { name: /^checkout Ingress/ })
  await ingress.waitFor()
  for (let steps = 0; steps < 40; steps += 1) {
    if (await ingress.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: /checkout/ })
  await drawer.getByText('Ingress').first().waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await becomes(() => ingress.evaluate((node) => node === document.activeElement), true)
  await page.goBack()
  assert.match(page.url(), /view=map$/)
  await context.close()
})

it('shows a canary: paused at its step, aborted, and promoted', async () => {
  const { page, context } = await open(objectOf('production', 'Rollout', 'checkout-canary'))
  const current = page.getByRole('dialog').locator('[aria-current=step]')
  await current.getByText('Pause until it is promoted').waitFor()
  await page.getByRole('dialog').getByText('Paused').first().waitFor()
  await page.goto(`${entity}/kubernetes${objectOf('production', 'Rollout', 'checkout-pricing')}`)
  await current.getByText('Canary promoted').waitFor()
  await page.goto(`${entity}/kubernetes${objectOf('staging', 'Rollout', 'checkout-canary')}`)
  await page.getByRole('dialog').getByText('Aborted').first().waitFor()
  assert.equal(await current.count(), 0)
  await page.keyboard.press('Escape')
  await becomes(() => page.evaluate(() => document.activeElement?.tagName), 'MAIN')
  await context.close()
})

it('shows everything about a pod: its owners, use, containers and YAML', async () => {
  const [pod] = production.store.list('pods')
  const { page, context } = await open(objectOf('production', 'Pod', pod?.metadata.name ?? ''))
  const drawer = page.getByRole('dialog')
  await drawer.getByText('ReplicaSet checkout-service-6d9f7c5b8 ← Deployment').waitFor()
  await drawer.getByText(/^10\.1\.0\.\d+$/).waitFor()
  await drawer.getByText('Burstable').waitFor()
  await drawer.getByRole('group', { name: 'Resource utilization', exact: true }).waitFor()
  await drawer.getByText('Ready: yes', { exact: true }).waitFor()
  await drawer.getByRole('article', { name: 'metrics' }).waitFor()
  await drawer.getByText('No events found').waitFor()
  const dashboard = drawer.getByRole('link', { name: 'Open Kubernetes Dashboard' })
  assert.match((await dashboard.getAttribute('href')) ?? '', /^https:\/\/dashboard\.production\./)
  await drawer.getByRole('switch', { name: 'YAML' }).check()
  await drawer.getByText('nodeName: node-2').waitFor()
  assert.equal(await drawer.getByText('managedFields').count(), 0)
  await drawer.getByRole('switch', { name: 'Managed Fields' }).check()
  await drawer.getByText('managedFields').waitFor()
  // With two clusters there is no terminal.
  assert.equal(await drawer.getByRole('link', { name: 'Terminal' }).count(), 0)
  await context.close()
})

it('follows the logs of three pods over a cut, without a line lost or doubled', async () => {
  const { page, context } = await open(
    `${objectOf('production', 'Deployment', 'checkout-service')}&logs=*`,
  )
  const drawer = page.getByRole('dialog')
  await drawer.getByText('order 1039 paid').first().waitFor()
  const pods = production.store
    .list('pods')
    .filter(({ metadata }) => metadata.name.startsWith('checkout-service'))
  const log = production.logOf(pods[0]?.metadata.name ?? '', 'app')
  production.hush()
  log.append('before the cut')
  await drawer.getByText('before the cut').waitFor()
  production.cut()
  log.append('during the cut')
  await drawer.getByText('during the cut').waitFor()
  log.append('after the cut')
  await drawer.getByText('after the cut').waitFor()
  for (const text of ['before the cut', 'during the cut', 'after the cut'])
    assert.equal(await drawer.getByText(text).count(), 1)
  await context.close()
})

it('shows the log before the last restart, and says where there are no lines', async () => {
  const [pod] = staging.store.list('pods')
  const name = pod?.metadata.name ?? ''
  const { page, context } = await open(`${objectOf('staging', 'Pod', name)}&logs=app&previous=true`)
  await page.getByRole('dialog').getByText('missing environment variable').waitFor()
  const least = await page
    .getByRole('dialog')
    .getByRole('combobox', { name: 'Show' })
    .evaluate((field) => {
      const panel = field.closest('[class*=logs]')
      return panel ? getComputedStyle(panel).minHeight : ''
    })
  assert.equal(least, `${String(55 * 16)}px`)
  await context.close()
})

it('deletes a pod after asking, and shows the one that takes its place', async () => {
  const pod = production.store
    .list('pods')
    .find(({ metadata }) => metadata.name.startsWith('checkout-service'))
  const name = pod?.metadata.name ?? ''
  const { page, context } = await open(objectOf('production', 'Pod', name))
  const drawer = page.getByRole('dialog').first()
  await drawer.getByRole('button', { name: 'Delete Pod' }).click()
  const question = page.getByRole('dialog', { name: `Delete pod ${name}?` })
  await question.getByText('which will start another one').waitFor()
  await question.getByRole('button', { name: 'Delete Pod' }).click()
  await drawer.getByText('The pod was deleted.').waitFor({ timeout: 30_000 })
  await drawer.getByRole('link', { name: /-n\d+$/ }).click()
  await page.getByRole('button', { name: 'Close panel' }).click()
  const panel = page.locator('details').filter({ hasText: 'production' })
  await panel.getByRole('button', { name: '3 pods of checkout-service' }).click()
  const replacement = panel.getByRole('row').filter({ hasText: /-n\d+/ })
  await replacement.getByText('Running').waitFor({ timeout: 30_000 })
  await context.close()
})

it('names a cluster that fails, and shows the other', async () => {
  staging.fail(403)
  const { page, context } = await open()
  await page.getByText('There was a problem retrieving Kubernetes objects').waitFor()
  await page.getByText(/^staging allows no list of pods, .* · details$/).click()
  const line = /^Error fetching Kubernetes resource: '.*', error: .*, status code: 403$/
  await page.getByText(line).first().waitFor()
  await page.locator('details').filter({ hasText: 'production' }).getByText('5 pods').waitFor()
  staging.fail(null)
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await page.locator('details').filter({ hasText: 'staging' }).getByText('8 pods').waitFor()
  await context.close()
})

it('asks nothing while nobody looks at the page', async () => {
  const { page, context } = await open()
  // Names and stars of other parts of the page may come later than the objects.
  await page.waitForLoadState('networkidle')
  const other = await context.newPage()
  await other.bringToFront()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const asked: string[] = []
  page.on('request', (request) => {
    // Files of the page itself may come later.
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  await page.clock.install()
  await page.clock.runFor(120_000)
  assert.deepEqual(asked, [])
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await other.close()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await becomes(() => Promise.resolve(asked.length > 0), true)
  await context.close()
})

it('says which annotation is missing, and what is read instead', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog/default/component/gift-cards/kubernetes`)
  await page.getByText('Or use a label selector query').waitFor()
  await page.getByRole('link', { name: 'Read Kubernetes Plugin Docs' }).waitFor()
  await context.close()
})

it('shows in a card of the overview how many pods are ready', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await page.goto(entity)
  const card = page.getByRole('region', { name: 'Kubernetes' })
  await card.getByText(/^\d+ of \d+ ready$/).waitFor()
  await card.getByRole('link', { name: 'Show all objects' }).click()
  await page.getByRole('heading', { name: 'Your Clusters' }).waitFor()
  await context.close()
})
