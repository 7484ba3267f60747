// Sign-in by popup with a real provider through the real auth backend.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { alice, bob } from '../../servers/identityProvider/people.ts'
import type { OpenPage } from '../support/browser.ts'
import {
  openPopup,
  refreshStatus,
  signedIn,
  signInButton,
  signInByPopup,
  titles,
  type SignInSite,
} from '../support/signInPage.ts'

/** One page, which each test leaves signed out. */
export function flows({ site, openSignIn, finish }: SignInSite) {
  describe('flows', () => {
    let opened: OpenPage
    before(async () => {
      opened = await openSignIn()
    })
    after(() => finish(opened))

    it('opens its window within the click, at the size and place that were asked for', async () => {
      const { page } = opened
      await page.evaluate(() => {
        const open = window.open.bind(window)
        window.open = (...all) => {
          Object.assign(window, { asked: [...all, navigator.userActivation.isActive] })
          return open(...all)
        }
      })
      const popup = await openPopup(page)
      const [url, , features, isWithinClick] = await page.evaluate(
        () => Reflect.get(window, 'asked') as readonly [string, string, string, boolean],
      )
      assert.ok(url.startsWith(`${site.backend.url}/api/auth/oidc/start?`), url)
      assert.match(features, /width=450,height=730/)
      assert.equal(isWithinClick, true)
      await popup.close()
    })
    for (const id of ['oidc', 'github', 'gitlab'] as const) {
      it(`signs in by a window of ${titles[id]}, silently after a reload, and out at the backend`, async () => {
        const { page, context, requests, complaints } = opened
        const complained = complaints.length
        await signInByPopup(page, alice, id)
        const profile = page
          .getByRole('region', { name: 'Profile' })
          .getByText(alice.displayName)
          .first()
        await profile.waitFor()
        const navigation = page.getByRole('navigation', { name: 'Navigation' })
        await navigation.getByRole('link', { name: 'Payments' }).waitFor()
        assert.deepEqual(complaints.slice(complained), [])

        // The page has asked the other providers by now.
        await page.getByText('Checking…').first().waitFor({ state: 'detached' })
        const before = requests.length
        await page.reload()
        await signedIn(page, alice)
        await profile.waitFor()
        assert.equal(context.pages().length, 1)
        const asked = requests.slice(before).filter((request) => request.includes('/api/auth/'))
        // The page asks the others only once it shows who is signed in where.
        assert.equal(
          asked[0]?.replace(/\?.*/, ''),
          `GET ${site.backend.url}/api/auth/${id}/refresh`,
        )

        assert.equal(await refreshStatus(opened, site, id), 200)
        const ended = page.waitForResponse((response) => response.url().includes(`/${id}/logout`))
        await page.getByRole('button', { name: 'Sign out' }).first().click()
        assert.equal((await ended).status(), 200)
        await signInButton(page, id).waitFor()
        assert.equal(await refreshStatus(opened, site, id), 401)
        await page.reload()
        await signInButton(page, id).waitFor()
      })
    }

    it('shows the groups of whoever has several, and what they own', async () => {
      const { page } = opened
      await signInByPopup(page, bob)
      await page.getByRole('button', { name: 'My groups' }).click()
      for (const name of ['Payments', 'Platform'])
        await page
          .getByRole('list', { name: 'My groups' })
          .getByRole('link', { name, exact: true })
          .waitFor()
      await page.keyboard.press('Escape')
      const profile = page.getByRole('region', { name: 'Profile' })
      await profile.getByRole('link', { name: 'Platform' }).waitFor()
    })
  })
}
