// A custom user's token cannot be renewed, so its expiry is announced.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { guestSessionRequest, tokenOfAnswer } from '../../../src/model/session/guestSession.ts'
import { tokenOf } from '../../support/tokens.ts'
import { openPage, type OpenPage } from '../support/browser.ts'
import { assertNoSecrets } from '../support/noSecrets.ts'
import { dialogOf, whenSession } from '../support/sessions.ts'
import type { SessionSite } from '../support/sessionSite.ts'

const userId = 'user:default/amelie.dubois'
const notice = (page: Page) => page.getByText(/^Your session ends at .*Sign in again to continue\./)

/** An unsigned token that expires after these minutes of the page's clock. */
async function newToken(page: Page, minutes = 20): Promise<string> {
  const now = Math.floor((await page.evaluate(() => Date.now())) / 1_000)
  return tokenOf({ sub: userId, ent: [userId], iat: now, exp: now + minutes * 60 })
}

async function enterWith(page: Page, token: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Custom User' })
  await card.getByRole('button', { name: 'Other user' }).click()
  await card.getByLabel('User ID').fill(userId)
  await card.getByLabel('ID Token (optional)').fill(token)
  await card.getByRole('button', { name: 'Continue' }).click()
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

export function notices({ site, browser }: SessionSite) {
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

  describe('a custom user', () => {
    let opened: OpenPage
    const tokens: string[] = []
    before(async () => {
      opened = await openPage(browser)
      const { page, context } = opened
      await context.clock.install()
      await takeAnyToken(page)
      await page.goto(`${site.url}/catalog`)
      const token = await newToken(page)
      tokens.push(token)
      await enterWith(page, token)
      await whenSession(page, 'signedIn')
      await page.getByRole('searchbox').fill('service')
      await page.waitForURL('**text]=service')
      await page.locator('#content [aria-busy=false] tbody tr th a').first().waitFor()
    })
    after(() => opened.context.close())

    /** Not exactly, because the page's clock has moved since the token was made. */
    async function whenAnnounced() {
      const { page, context } = opened
      await context.clock.fastForward('14:00')
      assert.equal(await notice(page).count(), 0)
      assert.equal(await dialogOf(page).count(), 0)
      await context.clock.fastForward('01:10')
      await notice(page).waitFor()
    }

    it('hears of the end five minutes before, and goes on with a new token given then', async () => {
      const { page } = opened
      await whenAnnounced()
      await page.getByRole('button', { name: 'Sign in again' }).click()
      tokens.push(await giveNewToken(page))
    })

    it('keeps the page at the end, until there is a new token', async () => {
      const { page, context } = opened
      await whenAnnounced()
      await context.clock.fastForward('05:00')
      await dialogOf(page).waitFor()
      assert.ok((await page.locator('#content tbody tr th a').count()) > 0)
      tokens.push(await giveNewToken(page))
      await page.getByRole('searchbox').fill('')
      await page.locator('#content [aria-busy=false] tbody tr th a').first().waitFor()
      await assertNoSecrets([page], tokens)
    })

    it('is not remembered for the next load', async () => {
      const { page } = opened
      await page.reload()
      await page.getByRole('heading', { name: /^Sign in to/ }).waitFor()
      await assertNoSecrets([page], tokens)
    })

    it('is out where the backend refuses the token', async () => {
      const { page } = opened
      await page.unroute('**/api/**')
      const answered = page.waitForResponse(/\/api\/auth\/v1\/userinfo$/)
      await enterWith(page, await newToken(page))
      assert.equal((await answered).status(), 401)
      await dialogOf(page).waitFor()
    })
  })
}
