// The portal in the protected mode of a real Backstage backend, whose files require a cookie.

import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Browser, Page, Response } from 'playwright-core'
import { startSite, type TestSite } from '../site/testSite.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { makeProtectedBuild } from './support/protectedBuild.ts'

let site: TestSite
let browser: Browser

before(async () => {
  site = await startSite({
    variables: ({ backend }) => ({
      APP_CONFIG_app_baseUrl: `"http://localhost:${String(backend)}"`,
      APP_CONFIG_app_packageName: JSON.stringify(makeProtectedBuild()),
      APP_CONFIG_auth_autologout_enabled: 'true',
      APP_CONFIG_auth_autologout_idleTimeoutMinutes: '120',
    }),
  })
  browser = await openBrowser()
})

after(async () => {
  await browser.close()
  await site.stop()
})

const path = '/.backstage/auth/v1/cookie'
const answerTo = (page: Page, method: 'GET' | 'DELETE'): Promise<Response> =>
  page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().method() === method,
  )

/** Signs in on the public page, which is then replaced by the protected one. */
async function openProtected() {
  const opened = await openPage(browser, { isRemembered: true })
  const { context, page } = opened
  await context.clock.install()
  await page.goto(`${site.backend.url}/catalog`)
  assert.equal(await page.title(), 'Public')
  const asked = answerTo(page, 'GET')
  const fetched = page.waitForResponse((response) => response.url().includes('/catalog-entity.'))
  await page.getByRole('button', { name: 'Enter as guest' }).click()
  const answer = await asked
  // Waits for the last chunks, which would be missing without the cookie.
  await page.getByRole('combobox', { name: 'Owner' }).waitFor()
  await fetched
  const names = async () => (await context.cookies()).map(({ name }) => name)
  return { ...opened, answer, names }
}

it('keeps the cookie with which its files are served, and asks anew before it expires', async () => {
  const { page, context, answer, names, complaints } = await openProtected()
  assert.equal(answer.status(), 200)
  assert.equal(answer.url(), `${site.backend.url}/api/app${path}`)
  const { expiresAt } = (await answer.json()) as { readonly expiresAt: string }
  const left = Date.parse(expiresAt) - Date.now()
  assert.ok(left > 5 * 60_000 && left < 120 * 60_000, expiresAt)
  assert.deepEqual(await names(), ['backstage-auth'])
  await context.clearCookies()
  const again = answerTo(page, 'GET')
  await context.clock.fastForward(left)
  assert.equal((await again).status(), 200)
  assert.deepEqual(await names(), ['backstage-auth'])
  await page.goto(`${site.backend.url}/settings`)
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  // Without the cookie the server answers every request with the public page, also for version.json.
  const unsaid = /^Portico: Error: version.json does not say which version is served/
  assert.deepEqual(
    complaints.filter((line) => !unsaid.test(line)),
    [],
  )
  await context.close()
})

it('has the cookie removed at sign-out, and is served no more', async () => {
  const { page, context, names } = await openProtected()
  const scripts = await page.locator('script[src*="/static/main."]').getAttribute('src')
  const script = new URL(scripts ?? '', site.backend.url).href
  assert.equal((await context.request.get(script)).status(), 200)
  const removed = answerTo(page, 'DELETE')
  await context.clock.fastForward('02:01:00')
  assert.equal((await removed).status(), 204)
  await page.getByRole('heading', { name: /^Sign in to/ }).waitFor()
  assert.deepEqual(await names(), [])
  assert.equal((await context.request.get(script)).status(), 404)
  await page.goto(`${site.backend.url}/catalog`)
  assert.equal(await page.title(), 'Public')
  await context.close()
})
