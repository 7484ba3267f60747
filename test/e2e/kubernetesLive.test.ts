// Clusters in which something happens while the page looks: a rollout, a crash loop that is fixed, and logs over cuts.
// Its own backend, because these clusters change.

import assert from 'node:assert/strict'
import { text as textOf } from 'node:stream/consumers'
import { it } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import type { Page } from 'playwright-core'
import { labelsOf, putDeployment } from '../servers/kubernetes/sampleObjects.ts'
import { assertAccessible } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage } from './support/browser.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ clusters: ['production', 'staging'] })
const { production, staging } = site.kubernetes?.clusters ?? {}
assert(production && staging)
const tab = `${site.url}/catalog/default/component/checkout-service/kubernetes`

async function open(search = '') {
  const opened = await openPage(browser, { isRemembered: true })
  await opened.page.goto(tab + search)
  await opened.page.getByText('Updated').first().waitFor()
  return opened
}

it('shows a cluster while the other one hangs, and keeps what that one had shown', async () => {
  const { page, context } = await open()
  const panel = (name: string) => page.locator('details[id]').filter({ hasText: name })
  await panel('staging').getByText('8 pods').waitFor()
  staging.fail('hang')
  const late = page.getByText(/^No answer from staging yet/)
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await late.waitFor()
  await panel('staging').getByText('8 pods').waitFor()
  await page.reload()
  await panel('production').getByText('5 pods').waitFor()
  await late.waitFor()
  assert.equal(await panel('staging').count(), 0)
  staging.fail(500)
  await context.close()
  const failing = await open()
  await failing.page.getByText(/^staging answers with errors · 14 kinds · details$/).waitFor()
  staging.fail(null)
  await failing.page.getByRole('button', { name: 'Refresh now' }).click()
  const again = failing.page.locator('details[id]').filter({ hasText: 'staging' })
  await again.getByText('8 pods').waitFor()
  staging.fail(500)
  await failing.page.getByRole('button', { name: 'Refresh now' }).click()
  await again.getByText(/^From .* ago/).waitFor()
  await again.getByText('8 pods').waitFor()
  await assertAccessible(failing.page)
  staging.fail(null)
  await failing.context.close()
})

it('shows a crash loop no longer once it is fixed', async () => {
  const crashing = staging.pods().find(({ status }) => {
    const [container] = status.containerStatuses ?? []
    return container?.state?.waiting?.reason === 'CrashLoopBackOff'
  })
  assert(crashing)
  const { page, context } = await open()
  const errors = page.getByRole('table', { name: 'Error Reporting' })
  const row = errors.getByRole('row', { name: /back-off 5m0s/ })
  await row.waitFor()
  staging.fix(crashing.metadata.name)
  await row.waitFor({ state: 'detached' })
  await context.close()
})

it('watches a deployment through its rollout', async () => {
  const { page, context } = await open()
  const panel = page.locator('details').filter({ hasText: 'production' })
  await panel.getByRole('button', { name: '3 pods of checkout-service' }).click()
  const pods = panel.getByRole('table', { name: 'Pods' }).first()
  const fresh = pods.getByRole('row').filter({ hasText: /c4f-n\d+/ })
  const old = pods.getByRole('row').filter({ hasText: '6d9f7c5b8' })
  assert.equal(await old.count(), 3)
  production.startRollout('checkout-service')
  await fresh.first().waitFor()
  await becomes(async () => [await fresh.count(), await old.count()], [3, 0])
  await becomes(() => fresh.filter({ hasText: 'Running' }).count(), 3)
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
  const saved = await textOf(await (await saving).createReadStream())
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
