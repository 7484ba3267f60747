// From a template to its task, with the real backend.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { violationsOf } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { assertNoSecrets } from './support/noSecrets.ts'
import { assertReplays } from './support/replays.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()
const formPath = '/create/templates/default/document-decision'
const secret = 'correct-horse-battery'

it('is filled over its steps, left by a reload, continued, and started once', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  const starts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v2/tasks'))
      starts.push(request.postData() ?? '')
  })
  await page.goto(`${site.url}${formPath}`)
  await page.getByRole('heading', { name: 'Document a decision', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('link', { name: /Title/ }).waitFor()
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [])
  }
  await page.getByRole('textbox', { name: 'Title' }).fill('One front end')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Context' }).fill('There were two.')
  // "Draft saved" may still be there from the first step, so wait until the draft has this text.
  await page.waitForFunction(() => {
    const state = (window as unknown as Record<'porticoState', () => string>).porticoState()
    return state.includes('There were two.') && state.includes('"keeping":"kept"')
  })
  await page.getByText('Draft saved').waitFor()

  await page.reload()
  await page.getByText('Continue with your draft?').waitFor()
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [])
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  assert.equal(await page.getByRole('textbox', { name: 'Context' }).inputValue(), 'There were two.')
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByLabel('Wiki password').fill(secret)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('heading', { name: 'Review' }).waitFor()
  await page.getByText('One front end').waitFor()
  assert.equal(await page.getByText(secret).count(), 0)
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [])
  }
  await page.getByRole('button', { name: 'Write it' }).dblclick()
  await page.waitForURL(/\/create\/tasks\/[\w-]+$/)
  assert.equal(starts.length, 1)
  const { values, secrets } = JSON.parse(starts[0] ?? '') as Record<string, unknown>
  assert.deepEqual(secrets, { password: secret })
  assert.deepEqual(values, {
    title: 'One front end',
    status: 'proposed',
    password: '********',
    context: 'There were two.',
  })
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  assert.ok(!stored.includes(secret) && !stored.includes('One front end'))
  await page.getByRole('region', { name: 'Steps' }).waitFor()
  const log = page.getByRole('region', { name: 'Log' })
  await log.getByText('Run completed with status: completed').waitFor()
  await log.getByText('Complete', { exact: true }).waitFor()
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [])
  }
  assert.ok(!(await assertReplays(page)).includes(secret))
  await assertNoSecrets([page], [secret])
  await page.goto(`${site.url}/create/tasks`)
  await page.getByRole('link', { name: 'Document a decision' }).first().waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
})
