// A custom user's token cannot be renewed, so its expiry is announced.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { guestSessionRequest, tokenOfAnswer } from '../../src/model/session/guestSession.ts'
import { tokenOf } from '../support/tokens.ts'
import { openPage } from './support/browser.ts'
import { assertNoSecrets } from './support/noSecrets.ts'
import { dialogOf, signInPage, whenSession } from './support/sessions.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ config: signInPage })

const userId = 'user:default/amelie.dubois'
const notice = (page: Page) => page.getByText(/^Your session ends at .*Sign in again to continue\./)

/** An unsigned token that expires after these minutes of the page's clock. */
async function newToken(page: Page, minutes = 20): Promise<string> {
  const now = Math.floor((await page.evaluate(() => Date.now())) / 1_000)
  return tokenOf({ sub: userId, ent: [userId], iat: now, exp: now + minutes * 60 })
}

/** A token that the backend accepts. */
async function guestToken(): Promise<string> {
  const answer = await fetch(
    `${site.backend.url}/api/auth/guest/refresh?env=development`,
    guestSessionRequest,
  )
  const token = tokenOfAnswer(await answer.json())
  assert.ok(token)
  return token
}

/** Replaces the unsigned token by the guest's in requests to the backend. */
async function takeAnyToken(page: Page): Promise<void> {
  const token = await guestToken()
  await page.route('**/api/**', async (route) => {
    const headers = await route.request().allHeaders()
    if (headers['authorization'] !== undefined) headers['authorization'] = `Bearer ${token}`
    return route.continue({ headers })
  })
}

async function enterWith(page: Page, token: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Custom User' })
  await card.getByLabel('User ID').fill(userId)
  await card.getByLabel('ID Token (optional)').fill(token)
  await card.getByRole('button', { name: 'Continue' }).click()
}

async function openAsCustomUser() {
  const opened = await openPage(browser)
  const { page, context } = opened
  await context.clock.install()
  await takeAnyToken(page)
  await page.goto(`${site.url}/catalog`)
  const token = await newToken(page)
  await enterWith(page, token)
  await whenSession(page, 'signedIn')
  await page.getByRole('searchbox').fill('service')
  await page.waitForURL('**text]=service')
  await page.locator('#content [aria-busy=false] tbody tr th a').first().waitFor()
  // Not exactly, because the page's clock has moved since the token was made.
  await context.clock.fastForward('14:00')
  assert.equal(await notice(page).count(), 0)
  await context.clock.fastForward('01:10')
  await notice(page).waitFor()
  return { ...opened, token }
}

async function giveNewToken(page: Page): Promise<string> {
  const next = await newToken(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ID Token').fill(next)
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await dialog.waitFor({ state: 'detached' })
  await whenSession(page, 'signedIn')
  await notice(page).waitFor({ state: 'detached' })
  assert.equal(await page.getByRole('searchbox').inputValue(), 'service')
  return next
}

it('announces the end five minutes before, and goes on with a new token given then', async () => {
  const { page, context, token } = await openAsCustomUser()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const next = await giveNewToken(page)
  await context.clock.fastForward('14:00')
  assert.equal(await notice(page).count(), 0)
  assert.equal(await dialogOf(page).count(), 0)
  await assertNoSecrets([page], [token, next])
  await context.close()
})

it('keeps the page at the end, until there is a new token', async () => {
  const { page, context, token } = await openAsCustomUser()
  await context.clock.fastForward('05:00')
  await dialogOf(page).waitFor()
  assert.ok((await page.locator('#content tbody tr th a').count()) > 0)
  const next = await giveNewToken(page)
  await page.getByRole('searchbox').fill('')
  await page.locator('#content [aria-busy=false] tbody tr th a').first().waitFor()
  await assertNoSecrets([page], [token, next])
  await context.close()
})

it('does not remember a custom user for the next load', async () => {
  const { page, context, token } = await openAsCustomUser()
  await page.reload()
  await page.getByRole('heading', { name: /^Sign in to/ }).waitFor()
  await assertNoSecrets([page], [token])
  await context.close()
})

const userInfo = /\/api\/auth\/v1\/userinfo$/

it('keeps the session where one plugin alone refuses the token', async () => {
  const { page, context } = await openPage(browser, { isIntercepted: true })
  await page.goto(`${site.url}/catalog`)
  const token = await guestToken()
  await enterWith(page, token)
  await page.locator('#content [aria-busy=false] tbody tr th a').first().waitFor()
  await page.route('**/api/catalog/entities/by-query*', (route) =>
    route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' } }),
  )
  const answered = page.waitForResponse(userInfo)
  await page.getByRole('searchbox').fill('service')
  assert.notEqual((await answered).status(), 401)
  await page.getByText(/^Session rejected/).waitFor()
  await whenSession(page, 'signedIn')
  assert.equal(await dialogOf(page).count(), 0)
  await assertNoSecrets([page], [token])
  await context.close()
})

it('ends the session where the backend refuses the token', async () => {
  const { page, context } = await openPage(browser)
  await page.goto(`${site.url}/catalog`)
  const answered = page.waitForResponse(userInfo)
  await enterWith(page, await newToken(page))
  assert.equal((await answered).status(), 401)
  await dialogOf(page).waitFor()
  await context.close()
})
