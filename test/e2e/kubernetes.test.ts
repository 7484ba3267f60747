// The Kubernetes tab in a real browser, with the real backend before two clusters in which something happens: one is calm,
// one in trouble. What the tab says of recorded answers is in `journeys/operations`.

import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import type { Page } from 'playwright-core'
import { labelsOf, putDeployment } from '../servers/kubernetes/sampleObjects.ts'
import { assertAccessible } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage, textOf, type OpenPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({
  clusters: { clusters: ['production', 'staging'], step: 500 },
  // Seconds between two looks at clusters that change.
  config: { kubernetes: { frontend: { refreshInterval: { seconds: 3 } } } },
})
const { production, staging } = site.kubernetes?.clusters ?? {}
assert(production && staging)
afterEach(() => {
  staging.fail(null)
})

const tab = `${site.url}/catalog/default/component/checkout-service/kubernetes`

async function open(search = '') {
  const opened = await openPage(browser, { isRemembered: true, width: 1280 })
  await opened.page.goto(tab + search)
  await opened.page.getByText('Updated').first().waitFor()
  return opened
}

const panelOf = (page: Page, cluster: string) =>
  page.locator('details[id]').filter({ hasText: cluster })

describe('an open tab', () => {
  let opened: OpenPage
  before(async () => {
    opened = await open()
  })
  after(() => opened.context.close())

  it('is accessible and fits in every look, with an object from the right', async () => {
    const { page } = opened
    for (const look of looks) {
      await changeLook(page, look)
      await page.getByRole('heading', { name: 'Error Reporting' }).waitFor()
      await assertAccessible(page)
      await page.getByRole('table', { name: 'Pods' }).first().getByRole('link').first().click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('heading', { name: 'Containers' }).waitFor()
      const box = await drawer.boundingBox()
      // The place of the scroll bar stays free.
      const end = box ? box.x + box.width : 0
      assert.ok(look.width - 20 < end && end <= look.width, String(end))
      await assertAccessible(page)
      await page.goBack()
      await drawer.waitFor({ state: 'detached' })
    }
    assert.deepEqual(opened.complaints, [])
    await changeLook(page, { scheme: 'light', width: 1280 })
  })

  it('waits before it tells more of an event', async () => {
    const { page } = opened
    const errors = page.getByRole('table', { name: 'Error Reporting' })
    const probe = errors.getByRole('row', { name: /readiness probe/ })
    await probe.getByRole('button', { name: /^Help/ }).click()
    const help = page.getByRole('dialog')
    const event = help.getByRole('listitem').filter({ hasText: 'Readiness probe failed: HTTP' })
    await event.hover()
    const tip = event.getByRole('tooltip', { includeHidden: true })
    const delay = await tip.evaluate((element) => getComputedStyle(element).transitionDelay)
    assert.equal(delay, '1.5s')
    await tip.getByText('First seen').waitFor()
    await help.getByRole('button', { name: 'Close' }).click()
  })

  it('leaves the managed fields out of the YAML of an object, unless they are wanted', async () => {
    const { page } = opened
    await page.getByRole('table', { name: 'Pods' }).first().getByRole('link').first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('switch', { name: 'YAML' }).check()
    await drawer.getByText(/nodeName: node-\d/).waitFor()
    assert.equal(await drawer.getByText('managedFields').count(), 0)
    await drawer.getByRole('switch', { name: 'Managed Fields' }).check()
    await drawer.getByText('managedFields').waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  })

  it('draws a map whose nodes are reached, opened and left by keyboard, as in the list', async () => {
    const { page } = opened
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
    assert.match(page.url(), /view=map$/)
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await panelOf(page, 'production').waitFor()
  })

  it('deletes a pod after asking, and shows the one that takes its place', async () => {
    const { page } = opened
    const panel = panelOf(page, 'production')
    await panel.getByRole('button', { name: '3 pods of checkout-service' }).click()
    const pods = panel.getByRole('table', { name: 'Pods' }).first()
    const pod = pods.getByRole('link', { name: /^checkout-service-6d9f7c5b8/ }).first()
    // Not as it is drawn, which it may not be yet.
    const name = (await pod.textContent()) ?? ''
    await pod.click()
    const drawer = page.getByRole('dialog').first()
    await drawer.getByRole('button', { name: 'Delete Pod' }).click()
    const question = page.getByRole('dialog', { name: `Delete pod ${name}?` })
    await question.getByText('which will start another one').waitFor()
    await question.getByRole('button', { name: 'Delete Pod' }).click()
    await drawer.getByText('The pod was deleted.').waitFor()
    await drawer.getByRole('link', { name: /-n\d+$/ }).click()
    await page.getByRole('button', { name: 'Close panel' }).click()
    const replacement = panel.getByRole('row').filter({ hasText: /-n\d+/ })
    await replacement.getByText('Running').waitFor()
  })

  it('follows a crash loop until it is fixed, and a deployment through its rollout', async () => {
    const { page } = opened
    const crashing = staging.pods().find(({ status }) => {
      const [container] = status.containerStatuses ?? []
      return container?.state?.waiting?.reason === 'CrashLoopBackOff'
    })
    assert(crashing)
    const errors = page.getByRole('table', { name: 'Error Reporting' })
    const row = errors.getByRole('row', { name: /back-off 5m0s/ })
    await row.waitFor()
    const panel = panelOf(page, 'production')
    const pods = panel.getByRole('table', { name: 'Pods' }).first()
    const fresh = pods.getByRole('row').filter({ hasText: /c4f-n\d+/ })
    const old = pods.getByRole('row').filter({ hasText: '6d9f7c5b8' })
    assert.equal(await old.count(), 3)
    staging.fix(crashing.metadata.name)
    production.startRollout('checkout-service')
    await row.waitFor({ state: 'detached' })
    await fresh.first().waitFor()
    await becomes(async () => [await fresh.count(), await old.count()], [3, 0])
    await becomes(() => fresh.filter({ hasText: 'Running' }).count(), 3)
  })

  it('shows a cluster while the other one hangs, and keeps what that one had shown', async () => {
    const { page } = opened
    await panelOf(page, 'staging').getByText('8 pods').waitFor()
    staging.fail('hang')
    const late = page.getByText(/^No answer from staging yet/)
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await late.waitFor()
    await panelOf(page, 'staging').getByText('8 pods').waitFor()
    await assertAccessible(page)
    await page.reload()
    await panelOf(page, 'production').getByText('5 pods').waitFor()
    await late.waitFor()
    assert.equal(await panelOf(page, 'staging').count(), 0)
  })
})

it('leads from the page of clusters to the pod that crashes, in every look, and back', async () => {
  const labels = { ...labelsOf('developer-portal'), app: 'portal-queue' }
  putDeployment(staging.store, { name: 'portal-queue', labels, pods: ['crashLoop'] })
  const { page, context, complaints } = await openPage(browser, { isRemembered: true, width: 1280 })
  await page.goto(`${site.url}/kubernetes`)
  const table = page.getByRole('table', { name: 'Workloads with errors' })
  const workload = table.getByRole('link', { name: 'portal-queue' })
  for (const look of looks) {
    await changeLook(page, look)
    await workload.waitFor()
    await assertAccessible(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    assert.ok(overflow <= 0, String(look.width))
  }
  await workload.click()
  await page.getByRole('dialog').getByText('CrashLoopBackOff').first().waitFor()
  await page.goBack()
  await workload.waitFor()
  staging.store.remove('deployments', 'portal-queue')
  assert.deepEqual(complaints, [])
  await context.close()
})

it('has the lines of five pods as the server has them, after a cut in the middle of lines', async () => {
  const labels = { ...labelsOf('checkout-service'), app: 'checkout-queue' }
  const states = ['running', 'running', 'running', 'running', 'running'] as const
  putDeployment(production.store, { name: 'checkout-queue', labels, pods: states })
  const pods = production.pods().filter(({ metadata }) => metadata.labels['app'] === labels.app)
  const logs = pods.map(({ metadata }) => production.logOf(metadata.name, 'app'))
  const say = (what: string) => {
    logs.forEach((log, index) => {
      log.append(`${String(index)} ${what}`)
    })
  }
  const workload = ['production', 'Deployment', 'shop', 'checkout-queue'].join('~')
  const { page, context } = await open(`?object=${workload}&logs=app&tail=0`)
  const drawer = page.getByRole('dialog')
  for (const log of logs) log.append('all are here')
  await becomes(() => drawer.getByText('all are here').count(), 5)
  const streams = () =>
    production
      .arrivals()
      .filter((line) => line.includes('/checkout-queue-') && line.includes('follow=true'))
  // Four at a time; only what is followed can be cut.
  await becomes(() => Promise.resolve(streams().length), 4)
  production.cutLogs(true)
  say('was cut')
  production.hush()
  say('nobody listened')
  say('is the last')
  await becomes(() => drawer.getByText('is the last').count(), 5)
  // Each of them anew after the cut.
  assert.ok(streams().length >= 8, streams().join('\n'))
  const saving = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download log' }).click()
  const saved = await textOf(await saving)
  const named = saved.trimEnd().split('\n')
  const prefixes = pods.map(({ metadata }) => `[${metadata.name}] `)
  const shown = prefixes.map((prefix) =>
    named.flatMap((line) => (line.startsWith(prefix) ? [line.slice(prefix.length)] : [])),
  )
  const served = logs.map((log) => log.lines().map(({ text }) => stripVTControlCharacters(text)))
  assert.deepEqual(shown, served)
  assert.equal(named.length, served.flat().length)
  for (const [index, lines] of shown.entries()) {
    assert.deepEqual(
      lines.filter((line) => line.startsWith(`${String(index)} `)),
      ['was cut', 'nobody listened', 'is the last'].map((what) => `${String(index)} ${what}`),
    )
  }
  const panel = drawer.locator('[class*=logs]').first()
  const least = await panel.evaluate((element) => getComputedStyle(element).minHeight)
  assert.equal(least, `${String(55 * 16)}px`)
  await seesSources(page, pods[0]?.metadata.name ?? '')
  await context.close()
})

/** Lines begin with the ends of their pods' names, each in its colour, and those of one pod can be shown alone. */
async function seesSources(page: Page, pod: string) {
  const drawer = page.getByRole('dialog')
  const lines = drawer.locator('[data-line]')
  const names = lines.filter({ hasText: 'is the last' }).locator('[title]')
  const looks = await names.evaluateAll((all) =>
    all.map((name) => ({
      name: `${name.getAttribute('title') ?? ''} ends with ${name.textContent}`,
      colour: getComputedStyle(name).color,
    })),
  )
  assert.equal(new Set(looks.map(({ colour }) => colour)).size, 5)
  const end = pod.split('-').at(-1) ?? ''
  assert.ok(looks.some(({ name }) => name === `${pod} ends with ${end}`))
  await drawer.getByRole('combobox', { name: 'Source' }).selectOption(pod)
  await becomes(() => lines.filter({ hasText: 'is the last' }).count(), 1)
  await page.reload()
  await becomes(() => lines.filter({ hasText: 'is the last' }).count(), 1)
  assert.equal(await lines.count(), await lines.filter({ hasText: end }).count())
  await assertAccessible(page)
}

it('takes up the logs of pods that start later, and of those that have not started', async () => {
  const { page, context } = await open(
    '?object=production~Deployment~shop~checkout-service&logs=app',
  )
  const drawer = page.getByRole('dialog')
  await drawer.locator('[data-line]').first().waitFor()
  const podsOf = () =>
    production
      .pods()
      .filter(({ metadata }) => metadata.name.startsWith('checkout-service-'))
      .map(({ metadata, status }) => ({
        name: metadata.name,
        isRunning: status.phase === 'Running',
      }))
  const before = podsOf().map(({ name }) => name)
  production.startRollout('checkout-service')
  const fresh = () => podsOf().filter(({ name }) => !before.includes(name))
  await becomes(() => Promise.resolve(fresh().filter(({ isRunning }) => isRunning).length), 3)
  for (const { name } of fresh()) production.logOf(name, 'app').append(`${name} has begun`)
  await becomes(() => drawer.getByText(/ has begun$/).count(), 3)
  // Those that are gone had lines.
  assert.equal(await drawer.getByText('has no log').count(), 0)
  await context.close()
})
