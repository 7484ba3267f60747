// The clusters are asked before the application has come, unless something else has to be asked first.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { needNoTokensKey } from '../../src/model/kubernetes/objectsRequest.ts'
import { becomes } from './support/becomes.ts'
import { openPage } from './support/browser.ts'
import { holdApplication, openHeldPage } from './support/heldPage.ts'
import { whenKept } from './support/keptVisits.ts'
import { useSite } from './support/useSite.ts'

// Longer than a test on a busy machine, so that no poll is among the questions.
const config = { kubernetes: { frontend: { refreshInterval: { minutes: 5 } } } }
const { site, browser } = await useSite({ clusters: ['production'], config })

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
  await page
    .getByRole('status')
    .filter({ hasText: /^5 pods$/ })
    .waitFor()
  assert.equal(asked.length, 1)
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
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
  const { page, context, release } = await openTab('checkout-service', async (page) => {
    await page.clock.install()
    await page.route('**/api/kubernetes/services/*', (route) =>
      isBroken ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
    )
  })
  release()
  await page.getByText('Backend error: Request failed with 503').waitFor()
  isBroken = false
  await page.clock.fastForward('10:00')
  await page
    .getByRole('status')
    .filter({ hasText: /^5 pods$/ })
    .waitFor()
  await context.close()
})

const entityUrl = '**/entities/by-name/component/default/checkout-service'
const idAnnotation = 'backstage.io/kubernetes-id'

interface Answer {
  readonly metadata: { readonly annotations: Readonly<Record<string, string>> }
}

/**
 * A tab of somebody who has been there before, with what the early script asks the clusters for, and in which order answers
 * come.
 */
async function returnToTab(prepare: (page: Page, events: string[]) => Promise<unknown>) {
  const { page: first, context } = await openPage(browser, {
    isRemembered: true,
    isIntercepted: true,
  })
  const url = `${site.url}/catalog/default/component/checkout-service/kubernetes`
  const releaseFirst = await holdApplication(first)
  await first.goto(url, { waitUntil: 'commit' })
  await becomes(() => first.evaluate((key) => localStorage.getItem(key), needNoTokensKey), 'true')
  releaseFirst()
  await first
    .getByRole('status')
    .filter({ hasText: /^5 pods$/ })
    .waitFor()
  await whenKept(first, 'by-name/component/default/checkout-service')
  await first.close()
  const page = await context.newPage()
  const events: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/kubernetes/services/')) return
    const { entity } = JSON.parse(request.postData() ?? '{}') as { readonly entity: Answer }
    events.push(`asked for ${entity.metadata.annotations[idAnnotation] ?? 'nothing'}`)
  })
  const release = await holdApplication(page)
  await prepare(page, events)
  await page.goto(url, { waitUntil: 'commit' })
  return { page, context, events, release }
}

it('asks at once for the entity of the last visit', async () => {
  const { page, context, events, release } = await returnToTab((page, events) =>
    page.route(entityUrl, async (route) => {
      await becomes(() => Promise.resolve(events.length), 1)
      events.push('entity')
      await route.continue()
    }),
  )
  await becomes(() => Promise.resolve(events), ['asked for checkout-service', 'entity'])
  release()
  await page
    .getByRole('status')
    .filter({ hasText: /^5 pods$/ })
    .waitFor()
  await context.close()
})

it('asks again for an entity that has changed since', async () => {
  const { page, context, events, release } = await returnToTab((page) =>
    page.route(entityUrl, async (route) => {
      const response = await route.fetch()
      const entity = (await response.json()) as Answer
      const annotations = { ...entity.metadata.annotations, [idAnnotation]: 'another' }
      await route.fulfill({
        response,
        json: { ...entity, metadata: { ...entity.metadata, annotations } },
      })
    }),
  )
  await becomes(() => Promise.resolve(events), ['asked for checkout-service', 'asked for another'])
  release()
  await page
    .getByRole('status')
    .filter({ hasText: /^5 pods$/ })
    .waitFor()
  await context.close()
})

it('uses nothing of what it asked for where a cluster needs a token since', async () => {
  const { page, context, events, release } = await returnToTab((page) =>
    page.route('**/api/kubernetes/clusters', (route) =>
      route.fulfill({ json: { items: [{ name: 'production', authProvider: 'google' }] } }),
    ),
  )
  await becomes(() => Promise.resolve(events), ['asked for checkout-service'])
  release()
  await page.getByText('Sign in to see your clusters').waitFor()
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), needNoTokensKey), null)
  await page.reload()
  await page.getByText('Sign in to see your clusters').waitFor()
  assert.deepEqual(events, ['asked for checkout-service'])
  await context.close()
})
