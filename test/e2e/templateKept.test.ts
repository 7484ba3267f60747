// Values of a template's form outlive sign-outs, refusals and the browser. With the real backend.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { violationsOf } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const autologout = { enabled: true, idleTimeoutMinutes: 10, promptBeforeIdleSeconds: 30 }
const { site, browser } = await useSite({ config: { auth: { autologout } } })
const form = `${site.url}/create/templates/default/document-decision`
const secret = 'correct-horse-battery'

const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The second step, with a title and a password in the first. */
async function openFilled(title: string) {
  const opened = await openPage(browser, { isRemembered: true, isIntercepted: true })
  const { page } = opened
  await page.goto(form)
  await box(page, 'Title').fill(title)
  await page.getByLabel('Wiki password').fill(secret)
  await press(page, 'Next')
  await box(page, 'Context').fill('There were two.')
  return opened
}

async function toReview(page: Page) {
  await press(page, 'Check')
  await page.getByRole('heading', { name: 'Review', level: 2 }).waitFor()
}

it('is continued after a sign-out for inactivity, and asks for its secrets again', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await context.clock.install()
  await page.goto(form)
  await box(page, 'Title').fill('Kept while away')
  await page.getByLabel('Wiki password').fill(secret)
  await press(page, 'Next')
  await box(page, 'Context').fill('There were two.')
  // What is typed reaches the draft a frame later, which the leap of a clock would skip.
  await context.clock.runFor(1000)
  await context.clock.fastForward('10:30')
  await page.getByText(/^Signed out due to inactivity/).waitFor()
  await press(page, 'Enter')
  await page.getByText('Continue with your draft?').waitFor()
  await press(page, 'Continue')
  await page.getByText(/^Enter these again.*Wiki password/).waitFor()
  assert.equal(await box(page, 'Context').inputValue(), 'There were two.')
  await press(page, 'Previous')
  assert.equal(await box(page, 'Title').inputValue(), 'Kept while away')
  assert.equal(await page.getByLabel('Wiki password').inputValue(), '')
  await context.close()
})

it('is opened in another browser by its link, without its secrets', async () => {
  const { page, context } = await openFilled('Shared by a link')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await press(page, 'Copy link')
  await page.getByRole('button', { name: 'Copied!' }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await context.close()
  const other = await openPage(browser, { isRemembered: true })
  await other.page.goto(link)
  await box(other.page, 'Title').waitFor()
  assert.equal(await box(other.page, 'Title').inputValue(), 'Shared by a link')
  assert.equal(await other.page.getByLabel('Wiki password').inputValue(), '')
  await press(other.page, 'Next')
  assert.equal(await box(other.page, 'Context').inputValue(), 'There were two.')
  await other.context.close()
})

const denied = {
  status: 403,
  json: { error: { name: 'NotAllowedError', message: 'Unauthorized' } },
}

it('is all there after the backend has refused its token and its user, and starts once allowed', async () => {
  const { page, context } = await openFilled('Refused twice')
  await toReview(page)
  const answers: ('token' | 'user')[] = ['token', 'user']
  await page.route('**/api/scaffolder/v2/tasks', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const next = answers.shift()
    if (next === 'user') return route.fulfill(denied)
    const headers = await route.request().allHeaders()
    const authorization = `${headers['authorization'] ?? ''}${next === 'token' ? 'x' : ''}`
    return route.continue({ headers: { ...headers, authorization } })
  })
  await press(page, 'Write it')
  await page.getByText(/^Session rejected: Backend request failed, 401 Unauthorized/).waitFor()
  await page.getByText('Refused twice').waitFor()
  await press(page, 'Write it')
  await page.getByText(/^[^\n]*: Backend request failed, 403 Forbidden/).waitFor()
  await page.getByText('There were two.').waitFor()
  await press(page, 'Write it')
  await page.waitForURL(/\/create\/tasks\/[\w-]+$/)
  await context.close()
})

interface Spec {
  readonly steps: readonly { readonly input: object }[]
}

it('starts a task over with its values, and shows what its template has changed since', async () => {
  const { page, context, complaints } = await openFilled('Started over')
  await toReview(page)
  await press(page, 'Write it')
  await page.waitForURL(/\/create\/tasks\/[\w-]+$/)
  // The task as an earlier version of the template would have started it.
  await page.route('**/api/scaffolder/v2/tasks/*', async (route) => {
    const response = await route.fetch()
    const { spec, ...task } = (await response.json()) as { readonly spec: Spec }
    const [, ...later] = spec.steps
    return route.fulfill({ response, json: { ...task, spec: { ...spec, steps: later } } })
  })
  await page.getByRole('link', { name: 'Start over' }).click()
  await box(page, 'Title').waitFor()
  assert.equal(await box(page, 'Title').inputValue(), 'Started over')
  assert.equal(await page.getByLabel('Wiki password').inputValue(), '')
  await page.getByText(/^Enter these again.*Wiki password/).waitFor()
  await page.getByText(/^The template has changed since the task started/).click()
  await page.getByText('debug:log').first().waitFor()
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [])
  }
  assert.deepEqual(complaints, [])
  await context.close()
})
