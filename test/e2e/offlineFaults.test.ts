// What is kept may be denied, spoiled or switched off: the portal is as it was without it.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { becomes } from './support/becomes.ts'
import { openPage } from './support/browser.ts'
import { keptBy, whenKept, whenShellKept } from './support/keptVisits.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

const whenListed = (page: Page) => page.locator('#content tbody tr').first().waitFor()

it('works where the browser refuses to keep anything', async () => {
  const { page, context, complaints } = await openPage(browser)
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const place of ['indexedDB', 'caches', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, place, { get: refuse })
    if ('serviceWorker' in navigator)
      Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined })
  })
  await page.goto(`${site.url}/catalog`)
  await page.getByRole('button', { name: 'Enter' }).click()
  await whenListed(page)
  await page.getByRole('link', { name: 'Checkout Service', exact: true }).first().click()
  await page.getByRole('region', { name: 'About' }).waitFor()
  // Each refusal is reported, and nothing else.
  assert.deepEqual(
    complaints.filter((complaint) => !complaint.includes('SecurityError: denied {storage: ')),
    [],
  )
  await context.close()
})

it('works where the storage is full', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  await page.goto(`${site.url}/catalog`)
  await whenListed(page)
  // A write is refused now, as those of the portal are.
  const refused = await page.evaluate(async () => {
    const cache = await caches.open('full')
    return cache.put('/full', new Response('x'.repeat(100_000))).then(
      () => '',
      (thrown: unknown) => (thrown as DOMException).name,
    )
  })
  assert.equal(refused, 'QuotaExceededError')
  await page.getByRole('link', { name: 'Checkout Service', exact: true }).first().click()
  await page.getByRole('region', { name: 'About' }).waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'About' }).waitFor()
  assert.equal((await keptBy(page)).answers, 0)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('works with a network if its worker cannot be fetched', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await context.route('**/shell-worker.js', (route) => route.fulfill({ status: 500 }))
  const asked = context.waitForEvent('request', (request) =>
    request.url().endsWith('/shell-worker.js'),
  )
  await page.goto(`${site.url}/catalog`)
  await whenListed(page)
  await asked
  await page.reload()
  await whenListed(page)
  assert.deepEqual((await keptBy(page)).files, [])
  await context.close()
})

it('throws away what another program has written, and what cannot be read', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  await whenListed(page)
  await whenKept(page, 'entities/by-query')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('portico-kept')
        opening.onsuccess = () => {
          const database = opening.result
          const writing = database.transaction('answers', 'readwrite')
          const asked = writing.objectStore('answers').openCursor()
          const spoiled = ['', '{"items":', '[]', '<html>', '{"items":[{"kind":5}]}', 7, null]
          let place = 0
          asked.onsuccess = () => {
            const cursor = asked.result
            if (!cursor) return
            const text = spoiled[place++ % spoiled.length]
            cursor.update({ ...(cursor.value as object), text })
            cursor.continue()
          }
          writing.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await whenListed(page)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('keeps nothing if it is switched off, and removes what was kept before', async () => {
  await site.serve({ config: { app: { offline: false } } })
  const { page, context } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  await whenListed(page)
  // As it may have been before it was switched off.
  await page.evaluate(async () => {
    const cache = await caches.open('portico-shell-old')
    await cache.put('/', new Response('<p>old</p>'))
  })
  await page.reload()
  await whenListed(page)
  await becomes(() => keptBy(page), { answers: 0, files: [] })
  const registered = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  )
  assert.equal(registered, 0)
  await context.close()
  await site.serve()
})

it('shows the page of a newer build as soon as there is a network', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/catalog`)
  await whenListed(page)
  await whenShellKept(page)
  // The worker has a page of an older build than the server.
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    await cache.put('/', new Response('<p>old</p>', { headers: { 'content-type': 'text/html' } }))
  })
  await page.reload()
  await whenListed(page)
  assert.equal(await page.getByText('old', { exact: true }).count(), 0)
  await context.close()
})
