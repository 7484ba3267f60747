// Workflow runs in a real browser, at the stand-in for GitHub: from a red run to the failing line, and to a green one.

import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import type { Page, Response } from 'playwright-core'
import { rateLimited } from '../servers/github/githubFaults.ts'
import { alice } from '../servers/identityProvider/people.ts'
import { assertAccessible } from './support/accessible.ts'
import { becomes } from './support/becomes.ts'
import { openPage } from './support/browser.ts'
import { looks, nameOf } from './support/looks.ts'
import { assertNoSecrets, keepTraces } from './support/secrets.ts'
import { personButton } from './support/signInPage.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ sourceControl: true })
const { github } = site.sourceControl ?? {}
const { identityProvider } = site
assert.ok(github && identityProvider)

afterEach(() => github.restore())

const pageOf = (entity: string, path = '/ci-cd') =>
  `${site.url}/catalog/default/component/${entity}${path}`

/** Signs in at GitHub, by the card that asks for it. */
async function logIn(page: Page) {
  const button = page.getByRole('button', { name: 'Sign in to GitHub' })
  await button.waitFor()
  const opened = page.waitForEvent('popup')
  await button.click()
  await personButton(await opened, alice).click()
}

async function open(
  entity: string,
  path?: string,
  width = 1280,
  scheme: 'light' | 'dark' = 'light',
) {
  const opened = await openPage(browser, { isRemembered: true, width, scheme })
  keepTraces(opened.page, site.url)
  await opened.page.goto(pageOf(entity, path))
  return opened
}

const runsOf = (page: Page) => page.getByRole('table', { name: 'Workflow runs' })
const asked = () => github.arrivals().map((line) => line.replace('/api/v3/repos/larkspur', ''))

it('leads from the login to the failing line, runs the job again, and sees it become green', async () => {
  const { page, context, complaints } = await open('checkout-service')
  await page.getByText('Then you see the workflow runs of larkspur/checkout-service.').waitFor()
  await logIn(page)
  const first = runsOf(page).getByRole('row').nth(1)
  await first.getByText('Error', { exact: true }).waitFor()
  await first.getByRole('link', { name: 'CI' }).click()
  await page.getByRole('navigation', { name: 'You are here' }).getByText('Run 4').waitFor()
  await page.getByText('Expected 10.01, received 10.00').first().waitFor()
  await page.getByRole('button', { name: 'Show log: test (node 22)' }).click()
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
  await page.getByRole('button', { name: 'Refresh now' }).click()
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
  await context.close()
})

it('follows a run in progress by itself, with tags, and stops when it is done', async () => {
  const { page, context } = await open('basket-service')
  await logIn(page)
  await runsOf(page).getByText('Completed').first().waitFor()
  await page.getByText('Refreshes by itself while a run goes on.').waitFor()
  const count = () =>
    asked().filter((line) => line.includes('/basket-service/actions/runs?')).length
  const before = count()
  github.actions.proceed(600)
  await becomes(async () => runsOf(page).getByText('Completed').count(), 2)
  assert.equal(count(), before + 1)
  await page.getByText('Refreshes by itself while a run goes on.').waitFor({ state: 'detached' })
  await context.close()
})

it('pages 3,000 runs on the host, filters them, and keeps all of it in the URL', async () => {
  const { page, context } = await open('web-shop')
  await logIn(page)
  const rows = runsOf(page).getByRole('row')
  await becomes(() => rows.count(), 7)
  await page.getByText('1–6 of 3000').waitFor()
  assert.deepEqual(
    asked().filter((line) => line.includes('/web-shop/actions/runs')),
    ['GET /web-shop/actions/runs?per_page=6&page=1'],
  )
  await page.getByRole('combobox', { name: 'Workflows per page' }).selectOption('18')
  await becomes(() => rows.count(), 19)
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByText('19–36 of 3000').waitFor()
  assert.ok(asked().includes('GET /web-shop/actions/runs?per_page=18&page=2'))
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
  await page.goto(`${pageOf('web-shop')}?branch=no-such-branch`)
  await page.getByRole('heading', { name: 'No matching runs found.' }).waitFor()
  await context.close()
})

it('shows cards of a branch, which is chosen among 400, and remembers the view', async () => {
  const { page, context } = await open('web-shop')
  await logIn(page)
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
  await page.getByRole('button', { name: 'Refresh now' }).waitFor()
  await context.close()
})

it('shows 100 runs as they come, in answers of at most 200 KB', async () => {
  const { page, context } = await open('web-shop')
  await logIn(page)
  await runsOf(page).waitFor()
  const answers: Response[] = []
  const note = (response: Response) => {
    if (response.url().includes('/actions/runs') && response.status() === 200)
      answers.push(response)
  }
  page.on('response', note)
  await page.getByRole('combobox', { name: 'Workflows per page' }).selectOption('all')
  await becomes(() => runsOf(page).getByRole('row').count(), 101)
  page.off('response', note)
  assert.equal(answers.length, 10)
  const bodies = await Promise.all(answers.map((answer) => answer.body()))
  assert.ok(Math.max(...bodies.map(({ length }) => length)) <= 200_000)
  await page.getByRole('radio', { name: 'Cards' }).check()
  const cards = page.getByRole('list', { name: 'Workflow runs' }).getByRole('listitem')
  await becomes(() => cards.count(), 100)
  await page.getByRole('searchbox', { name: 'Search runs' }).fill('#2604')
  await becomes(() => cards.count(), 1)
  await context.close()
})

it('reads a log of 200,000 lines, an empty one, and a matrix of 60 jobs by its graph', async () => {
  const { page, context } = await open('deploy-runner', '/ci-cd/4000001')
  await logIn(page)
  const graph = page.getByRole('region', { name: 'Jobs by dependency' })
  await graph.getByText('60 jobs', { exact: false }).first().waitFor()
  await becomes(
    () => page.getByRole('list', { name: 'Job list' }).getByRole('listitem').count(),
    61,
  )
  await page.getByRole('button', { name: 'Show the 3 failed' }).click()
  await becomes(() => page.getByRole('list', { name: 'Job list' }).getByRole('listitem').count(), 3)
  await page.getByRole('button', { name: 'Show all 61' }).click()
  await page.getByRole('button', { name: 'Show log: plan' }).click()
  const log = page.getByRole('log', { name: 'Log of plan' })
  await log.getByText('Done.').waitFor()
  await page.goto(pageOf('checkout-service', '/ci-cd/1000003'))
  await page.getByRole('button', { name: 'Show log: deploy' }).click()
  await page.getByText('No Values Found').waitFor()
  await context.close()
})

it('says what is missing: a run, a log of long ago, and any workflow', async () => {
  const { page, context } = await open('checkout-service', '/ci-cd/1000001')
  await logIn(page)
  await page.getByRole('button', { name: 'Show log: lint' }).click()
  await page.getByRole('heading', { name: 'The log is gone' }).waitFor()
  await page.goto(pageOf('checkout-service', '/ci-cd/99'))
  await page.getByText('Failed to load build, Not Found').waitFor()
  await page.goto(pageOf('payments-gateway'))
  await page.getByRole('heading', { name: 'No Workflow Data' }).waitFor()
  const create = page.getByRole('link', { name: 'Create new Workflow' })
  const target = await create.getAttribute('href')
  assert.equal(target, 'https://github.com/larkspur/payments-gateway/actions/new')
  await context.close()
})

it('tells a limit of the host before it is reached, and when it is', async () => {
  const { page, context } = await open('basket-service')
  github.limitTo(40)
  await logIn(page)
  await page.getByText(/^GitHub allows \d+ more requests until \d/).waitFor()
  github.faults.each('GET', /actions\/runs/, rateLimited())
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await page.getByRole('heading', { name: /^GitHub allows no more requests until \d/ }).waitFor()
  await context.close()
})

it('says in a notification why a run could not start again', async () => {
  const { page, context } = await open('checkout-service', '/ci-cd/1000004')
  await logIn(page)
  github.faults.next('POST', /rerun$/, {
    kind: 'answered',
    status: 403,
    body: { message: 'The workflow is disabled' },
  })
  await page.getByRole('button', { name: 'Re-run all jobs' }).click()
  await page.getByText('Failed to rerun the workflow: The workflow is disabled').waitFor()
  await context.close()
})

it('shows recent runs and the last build of a branch on the overview', async () => {
  const { page, context } = await open('web-shop', '')
  await logIn(page)
  const recent = page.getByRole('list', { name: 'Recent workflow runs' })
  await becomes(() => recent.getByRole('listitem').count(), 5)
  const last = page.getByRole('region', { name: 'Last main build' })
  await last.getByText('Error').waitFor()
  await page.getByRole('link', { name: 'All workflow runs' }).click()
  await runsOf(page).waitFor()
  await context.close()
})

for (const look of looks) {
  const { scheme, width } = look
  it(`is accessible and fits, ${nameOf(look)}`, async () => {
    const { page, context, complaints } = await open('checkout-service', '/ci-cd', width, scheme)
    await page.getByRole('button', { name: 'Sign in to GitHub' }).waitFor()
    await assertAccessible(page)
    await logIn(page)
    await runsOf(page).getByRole('link', { name: 'CI' }).first().waitFor()
    await assertAccessible(page)
    await page.getByRole('radio', { name: 'Cards' }).check()
    await page.getByRole('list', { name: 'Workflow runs' }).waitFor()
    await assertAccessible(page)
    await page.goto(pageOf('checkout-service', '/ci-cd/1000004'))
    await page.getByRole('button', { name: 'Show log: test (node 22)' }).click()
    await page.getByText('Error: test/totals.test.ts(42,18)').waitFor()
    await assertAccessible(page)
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    assert.ok(excess <= 0, `${String(excess)} pixels are beyond the page`)
    assert.deepEqual(complaints, [])
    await context.close()
  })
}
