// The start page at real services: what is broken of what the guest's group runs is one click away, and so is the way back.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { alice } from '../servers/identityProvider/people.ts'
import { assertAccessible } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { personButton } from './support/signInPage.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({
  sourceControl: true,
  clusters: ['production', 'staging'],
})

it('shows the failing pod and the failed run of what I own, leads to both causes, and back', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true, width: 1280 })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url())
  })
  await page.goto(site.url)
  const attention = page.getByRole('region', { name: 'Needs attention' })
  const pod = attention.getByRole('link', { name: 'Developer Portal' })
  await pod.waitFor()
  await attention.getByRole('link', { name: 'Sign in at GitHub to see failed runs.' }).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in to GitHub' }).click()
  await personButton(await popup, alice).click()
  await page.getByRole('table', { name: 'Workflow runs' }).waitFor()
  await page.goBack()
  await attention.getByRole('button', { name: 'Look again' }).click()
  const run = attention.getByRole('link', { name: 'deploy-runner' })
  await run.waitFor()
  for (const look of looks) {
    await changeLook(page, look)
    await assertAccessible(page)
  }
  await changeLook(page, { scheme: 'light', width: 1280 })
  await run.click()
  await page.waitForURL('**/catalog/default/component/deploy-runner/ci-cd/4000001')
  await page.goBack()
  await pod.click()
  await page.waitForURL('**/catalog/default/component/developer-portal/kubernetes?object=**')
  await page.goBack()
  await page.getByRole('region', { name: 'My entities' }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/')
  assert.ok(asked.every((url) => url.length < 4_000))
  assert.deepEqual(complaints, [])
  await context.close()
})
