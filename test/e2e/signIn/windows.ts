// Sign-in popups that misbehave.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { alice, stranger, unverified } from '../../servers/identityProvider/people.ts'
import type { OpenPage } from '../support/browser.ts'
import {
  openPopup,
  personButton,
  refreshStatus,
  signedIn,
  signInButton,
  signInByPopup,
  type SignInSite,
} from '../support/signInPage.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Halden ID' })
const waiting = 'Complete sign-in in the popup.'

/** As the browser reports it; Playwright makes every page believe that it has the focus. */
const isBehindItsPopup = () => {
  document.hasFocus = () => Reflect.get(window, 'isInFront') === true
}

export function windows({ site, provider, openSignIn, finish }: SignInSite) {
  // One page, which a popup lets in only at the end.
  describe('a window', () => {
    let opened: OpenPage
    before(async () => {
      opened = await openSignIn()
    })
    after(() => finish(opened))

    it('says so calmly where the window was closed', async () => {
      const { page } = opened
      const popup = await openPopup(page)
      await card(page).getByText(waiting).waitFor()
      await popup.close()
      await card(page).getByRole('status').getByText('Login failed, popup was closed').waitFor()
      assert.equal(await page.getByRole('alert').count(), 0)
    })

    it('takes the window away where the person cancels here', async () => {
      const { page } = opened
      const popup = await openPopup(page)
      const closed = popup.waitForEvent('close')
      await card(page).getByRole('button', { name: 'Cancel' }).click()
      await closed
      await card(page).getByText(waiting).waitFor({ state: 'detached' })
    })

    it('waits while the window is somewhere else, until it is closed', async () => {
      const { page, context } = opened
      const elsewhere = 'http://elsewhere.example/'
      await context.route(`${elsewhere}**`, (route) => route.fulfill({ body: 'Elsewhere' }))
      const popup = await openPopup(page)
      await popup.goto(elsewhere)
      await card(page).getByText(waiting).waitFor()
      await popup.close()
      await card(page).getByText('Login failed, popup was closed').waitFor()
    })

    it('says what the provider said where the person refused there', async () => {
      const { page } = opened
      const popup = await openPopup(page)
      await popup.getByRole('button', { name: 'Refuse' }).click()
      await card(page)
        .getByRole('alert')
        .getByText(/access_denied.*refused/)
        .waitFor()
    })

    const nonce = 'oidc-nonce'
    const lost = [
      ['is lost', /missing.*nonce/i, () => undefined],
      ['is another', /nonce|state/i, (value: string) => `${value.slice(1)}A`],
    ] as const
    for (const [what, words, change] of lost) {
      it(`signs in nobody where the backend's nonce ${what}`, async () => {
        const { page, context } = opened
        const popup = await openPopup(page)
        const kept = (await context.cookies()).find(({ name }) => name === nonce)
        assert.ok(kept)
        await context.clearCookies({ name: nonce })
        const value = change(kept.value)
        if (value !== undefined) await context.addCookies([{ ...kept, value }])
        await personButton(popup, alice).click()
        await card(page).getByRole('alert').getByText(words).waitFor()
        assert.equal(await refreshStatus(opened, site, 'oidc'), 401)
      })
    }

    for (const [person, words] of [
      [unverified, /not verified/i],
      [stranger, /unable to resolve user identity/i],
    ] as const) {
      it(`does not let ${person.displayName} in, and says why in the backend's words`, async () => {
        const { page } = opened
        const popup = await openPopup(page)
        await personButton(popup, person).click()
        await card(page).getByRole('alert').getByText(words).waitFor()
      })
    }

    it('lets a person in after all that', async () => {
      await signInByPopup(opened.page, alice)
    })
  })

  it('offers to go on in this window where the other was blocked, and does', async () => {
    const opened = await openSignIn('/settings')
    const { page } = opened
    await page.evaluate(() => {
      window.open = () => null
    })
    await signInButton(page, 'oidc').click()
    await card(page).getByText('Your browser blocked the popup.').waitFor()
    await card(page).getByRole('button', { name: 'Continue here' }).click()
    await personButton(page, alice).click()
    await signedIn(page, alice)
    assert.equal(page.url(), `${site.url}/settings`)
    await finish(opened)
  })

  describe('a window that isolates itself', () => {
    let opened: OpenPage
    before(async () => {
      opened = await openSignIn()
      await opened.page.evaluate(isBehindItsPopup)
    })
    after(() => finish(opened))

    it('says that the window was closed where it isolates itself and the person is back', async () => {
      provider.faults.begin({ isolated: true })
      const { page } = opened
      const popup = await openPopup(page)
      await card(page).getByText(waiting).waitFor()
      await popup.close()
      await page.evaluate(() => {
        Object.assign(window, { isInFront: true })
        dispatchEvent(new Event('focus'))
      })
      await card(page).getByText('Login failed, popup was closed').waitFor()
      await page.evaluate(() => {
        Object.assign(window, { isInFront: false })
      })
    })
    it('signs in where the pages of the provider isolate themselves, and the window seems closed', async () => {
      provider.faults.begin({ isolated: true })
      const { page, context } = opened
      const asked = context.waitForEvent(
        'response',
        (response) =>
          response.url().includes('/oidc/refresh') && response.request().method() === 'GET',
      )
      const popup = await openPopup(page)
      assert.equal(await popup.evaluate(() => window.opener as unknown), null)
      // The browser reports it as closed, so the session is requested from the backend, which has none yet.
      assert.equal((await asked).status(), 401)
      await card(page).getByText(waiting).waitFor()
      await personButton(popup, alice).click()
      await signedIn(page, alice)
    })
  })
}
