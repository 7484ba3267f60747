// The clusters are asked before the application has come, unless something else has to be asked first.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { becomes } from './support/becomes.ts'
import { openHeldPage } from './support/heldPage.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ clusters: ['production'] })

/** The page, once the entity is there, and its requests for objects so far. */
async function openTab(entity: string, prepare?: (page: Page) => Promise<unknown>) {
  const asked: string[] = []
  const opened = await openHeldPage(browser, {
    url: `${site.url}/catalog/default/component/${entity}/kubernetes`,
    width: 1280,
    prepare: async (page) => {
      page.on('request', (request) => {
        if (request.url().includes('/kubernetes/services/')) asked.push(request.postData() ?? '')
      })
      await prepare?.(page)
    },
  })
  await opened.page.locator('.portico-first h1').waitFor()
  return { ...opened, asked }
}

it('asks for the objects of an entity once, with the very request of the page', async () => {
  const { page, context, release, asked, complaints } = await openTab('checkout-service')
  await becomes(() => Promise.resolve(asked.length), 1)
  release()
  await page.getByText('5 pods').waitFor()
  assert.equal(asked.length, 1)
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await becomes(() => Promise.resolve(asked.length), 2)
  assert.deepEqual(JSON.parse(asked[1] ?? ''), JSON.parse(asked[0] ?? ''))
  assert.deepEqual(complaints, [])
  await context.close()
})

it('leaves it to the page where a cluster needs a token of the user', async () => {
  const { page, context, release, asked } = await openTab('checkout-service', (page) =>
    page.route('**/api/kubernetes/clusters', (route) =>
      route.fulfill({ json: { items: [{ name: 'production', authProvider: 'google' }] } }),
    ),
  )
  release()
  await page.getByText('Sign in to see your clusters').waitFor()
  assert.deepEqual(asked, [])
  await context.close()
})

it('says what failed, and asks again, where the early answer was a failure', async () => {
  let isBroken = true
  const { page, context, release } = await openTab('checkout-service', (page) =>
    page.route('**/api/kubernetes/services/*', (route) =>
      isBroken ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
    ),
  )
  release()
  await page.getByRole('heading', { name: /Request failed with 503/ }).waitFor()
  isBroken = false
  await page.getByText('5 pods').waitFor()
  await context.close()
})
