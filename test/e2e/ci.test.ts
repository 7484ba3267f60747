// Workflow runs in a real browser, at the stand-in for GitHub: from a red run to the failing line, and to a green one. What
// the tab says of odd or missing answers is in `journeys/operations/ci`. All tests use one page, which is signed in once.

import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, it } from 'node:test'
import type { Page } from 'playwright-core'
import { alice } from '../servers/identityProvider/people.ts'
import { assertAccessible } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { followLink } from './support/followLink.ts'
import { changeLook, looks } from './support/looks.ts'
import { assertNoSecrets, keepTraces } from './support/secrets.ts'
import { personButton } from './support/signInPage.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ sourceControl: true })
const { github } = site.sourceControl ?? {}
const { identityProvider } = site
assert.ok(github && identityProvider)

afterEach(() => github.restore())

const pathOf = (entity: string, path = '/ci-cd') => `/catalog/default/component/${entity}${path}`

let opened: OpenPage

before(async () => {
  opened = await openPage(browser, { isRemembered: true, width: 1280 })
  keepTraces(opened.page, site.url)
  await opened.page.goto(site.url + pathOf('checkout-service'))
})
after(() => opened.context.close())

const runsOf = (page: Page) => page.getByRole('table', { name: 'Workflow runs' })

let arrived = 0
beforeEach(() => {
  arrived = github.arrivals().length
})

/** Of this test. */
const asked = () =>
  github
    .arrivals()
    .slice(arrived)
    .map((line) => line.replace('/api/v3/repos/larkspur', ''))

it('leads from the login to the failing line, runs the job again, and sees it become green', async () => {
  const { page, complaints } = opened
  await page.getByText('See workflow runs of larkspur/checkout-service.').waitFor()
  const button = page.getByRole('button', { name: 'Sign in to GitHub' })
  await button.waitFor()
  await assertAccessible(page)
  const popup = page.waitForEvent('popup')
  await button.click()
  await personButton(await popup, alice).click()
  const first = runsOf(page).getByRole('row').nth(1)
  await first.getByText('Error', { exact: true }).waitFor()
  await first.getByRole('link', { name: 'CI' }).click()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Run 4').waitFor()
  const failed = page.getByRole('alert').filter({ hasText: 'test (node 22) failed at' })
  await failed.getByText('Expected 10.01, received 10.00').waitFor()
  await page.getByText('Error: test/totals.test.ts(42,18)').waitFor()
  await page.getByRole('button', { name: '2 errors' }).click()
  await becomes(() => Promise.resolve(/#L\d+$/.test(page.url())), true)
  const linked = page.url()
  await page.reload()
  await page.getByText('Error: test/totals.test.ts(42,18)').waitFor()
  assert.equal(page.url(), linked)
  await page.getByRole('button', { name: 'Re-run failed jobs' }).dblclick()
  await page.getByRole('combobox', { name: 'Attempt' }).waitFor()
  assert.equal(asked().filter((line) => line.startsWith('POST')).length, 1)
  await page.getByText('In progress', { exact: true }).first().waitFor()
  const running = page.getByRole('button', { name: /^Show log: test \(node 22\)/ })
  await running.focus()
  await page.getByText('The log can be read once the job has ended.').first().waitFor()
  github.actions.proceed(120)
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await page.getByText('Error', { exact: true }).waitFor({ state: 'detached' })
  const attempt = page.getByRole('combobox', { name: 'Attempt' })
  await attempt.selectOption('1')
  await page.getByText('Error', { exact: true }).first().waitFor()
  assert.equal(await page.getByRole('button', { name: /^Re-run job/ }).count(), 0)
  await attempt.selectOption('2')
  await page.getByRole('button', { name: 'Re-run job: build' }).dblclick()
  await becomes(() => attempt.locator('option').count(), 3)
  const jobs = asked().filter((line) => /POST .*\/jobs\/\d+\/rerun$/.test(line))
  assert.equal(jobs.length, 1)
  await assertNoSecrets(page, identityProvider)
  assert.deepEqual(complaints, [])
})

it('follows a run in progress by itself, with tags, and stops when it is done', async () => {
  const { page } = opened
  await followLink(page, pathOf('basket-service'))
  await runsOf(page).getByText('Completed').first().waitFor()
  await page.getByText('Refreshes by itself while a run goes on.').waitFor()
  const count = () =>
    asked().filter((line) => line.includes('/basket-service/actions/runs?')).length
  const before = count()
  github.actions.proceed(600)
  await becomes(async () => runsOf(page).getByText('Completed').count(), 2)
  assert.equal(count(), before + 1)
  await page.getByText('Refreshes by itself while a run goes on.').waitFor({ state: 'detached' })
})

it('pages 3,000 runs on the host, filters them, and keeps all of it in the URL', async () => {
  const { page } = opened
  await followLink(page, pathOf('web-shop'))
  const rows = runsOf(page).getByRole('row')
  await becomes(() => rows.count(), 7)
  await page.getByText('1–6 of 3000').waitFor()
  const strip = page.getByRole('list', { name: 'Last 30 runs' })
  await strip.waitFor()
  assert.deepEqual(
    asked().filter((line) => line.includes('/web-shop/actions/runs')),
    [6, 30].map((size) => `GET /web-shop/actions/runs?per_page=${String(size)}&page=1`),
  )
  await page.getByRole('combobox', { name: 'Workflows per page' }).selectOption('18')
  await becomes(() => rows.count(), 19)
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByText('19–36 of 3000').waitFor()
  const second = 'GET /web-shop/actions/runs?per_page=18&page=2'
  await becomes(() => Promise.resolve(asked().includes(second)), true)
  await page
    .getByRole('combobox', { name: 'Status', exact: true })
    .selectOption({ label: 'Timed out' })
  await becomes(() => rows.getByText('Timed out').count(), 18)
  await page
    .getByRole('combobox', { name: 'Workflow', exact: true })
    .selectOption({ label: 'Release' })
  await becomes(() => rows.getByRole('link', { name: 'Release' }).count(), 18)
  await page.reload()
  await becomes(() => rows.getByRole('link', { name: 'Release' }).count(), 18)
  assert.match(page.url(), /\?workflow=103&status=timed_out&size=18$/)
  const actor = page.getByRole('combobox', { name: 'Started by' })
  await actor.click()
  await page.getByRole('option', { name: 'mei' }).click()
  await becomes(async () => (await rows.count()) > 1, true)
  await actor.fill('nobody-on-the-page')
  await actor.press('Enter')
  await page.getByRole('heading', { name: 'No matching runs found.' }).waitFor()
  assert.equal(new URL(page.url()).searchParams.get('actor'), 'nobody-on-the-page')
  assert.ok(asked().some((line) => line.endsWith('&actor=nobody-on-the-page')))
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.getByText('1–6 of 3000').waitFor()
  await followLink(page, `${pathOf('web-shop')}?branch=no-such-branch`)
  await page.getByRole('heading', { name: 'No matching runs found.' }).waitFor()
})

it('shows cards of a branch, which is chosen among 400, and remembers the view', async () => {
  const { page } = opened
  await followLink(page, pathOf('web-shop'))
  await runsOf(page).waitFor()
  await page.getByRole('radio', { name: 'Cards' }).check()
  const cards = page.getByRole('list', { name: 'Workflow runs' }).getByRole('listitem')
  await becomes(() => cards.count(), 6)
  const query = 'GET /web-shop/actions/runs?per_page=6&page=1&branch=main'
  await becomes(() => Promise.resolve(asked().includes(query)), true)
  const branch = page.getByRole('combobox', { name: 'Branch' })
  await branch.click()
  await page.getByRole('option', { name: 'main' }).getByText('Default').waitFor()
  await page.getByRole('option', { name: 'Select all branches' }).waitFor()
  assert.deepEqual(
    asked().filter((line) => line.includes('/branches')),
    [1, 2, 3, 4, 5].map((number) => `GET /web-shop/branches?per_page=100&page=${String(number)}`),
  )
  await branch.fill('shop-39')
  const branches = page.getByRole('listbox', { name: 'Branch' }).getByRole('option')
  await becomes(() => branches.count(), 10)
  await page.getByRole('option', { name: 'feature/shop-390' }).click()
  await becomes(() => cards.filter({ hasNotText: 'feature/shop-390' }).count(), 0)
  await cards.first().waitFor()
  await page.reload()
  await page.getByRole('searchbox', { name: 'Search runs' }).fill('nothing like that')
  await page.getByRole('heading', { name: 'No matching runs found.' }).waitFor()
  await page.getByRole('button', { name: 'Refresh', exact: true }).waitFor()
})

it('reads a log of 200,000 lines, an empty one, and a matrix of 60 jobs by its graph', async () => {
  const { page } = opened
  await followLink(page, pathOf('deploy-runner', '/ci-cd/4000001'))
  const graph = page.getByRole('region', { name: 'Jobs by dependency' })
  await graph.getByText('60 jobs', { exact: false }).first().waitFor()
  const jobs = page.getByRole('list', { name: 'Job list' }).locator('> li')
  await becomes(() => jobs.count(), 3)
  await page.getByRole('button', { name: 'Show all 61' }).click()
  await becomes(() => jobs.count(), 61)
  await page.getByRole('button', { name: 'Show log: plan' }).click()
  const log = page.getByRole('log', { name: 'Log of plan' })
  await log.getByText('Done.').waitFor()
  await followLink(page, pathOf('checkout-service', '/ci-cd/1000003'))
  await page.getByRole('button', { name: 'Show log: deploy' }).click()
  await page.getByText('No Values Found').waitFor()
})

it('is accessible and fits in every look', async () => {
  const { page, complaints } = opened
  const complained = complaints.length
  const places = {
    '/ci-cd': async () => {
      await runsOf(page).getByRole('link', { name: 'CI' }).first().waitFor()
    },
    '/ci-cd?branch=main': async () => {
      await page.getByRole('radio', { name: 'Cards' }).check()
      await page.getByRole('list', { name: 'Workflow runs' }).waitFor()
    },
    '/ci-cd/1000004': async () => {
      await page.getByText('Error: test/totals.test.ts(42,18)').waitFor()
    },
  }
  await followLink(page, pathOf('checkout-service'))
  await page.getByRole('radio', { name: 'Table' }).check()
  for (const [path, isThere] of Object.entries(places)) {
    await followLink(page, pathOf('checkout-service', path))
    await isThere()
    for (const look of looks) {
      await changeLook(page, look)
      await assertAccessible(page)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      assert.ok(excess <= 0, `${path}: ${String(excess)} pixels are beyond the page`)
    }
  }
  assert.deepEqual(complaints.slice(complained), [])
})
