// Many tabs share one session, whose refresh token can be used only once.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { alice } from '../../servers/identityProvider/people.ts'
import { isLong } from '../support/breadth.ts'
import {
  all,
  cookieNames,
  deafen,
  signOut,
  whenRefreshing,
  whenRenewed,
  whenSession,
} from '../support/sessions.ts'
import type { SessionSite } from '../support/sessionSite.ts'

const count = isLong ? 10 : 4

export function tabs({ faults, refreshes, openSignedIn, openTab, assertNoSecrets }: SessionSite) {
  describe('tabs', () => {
    it(`refreshes once for ${String(count)} tabs that open at once or near their end, and signs nobody out of them`, async () => {
      const { page, context } = await openSignedIn()
      const before = refreshes()
      faults.begin({ token: 'held' })
      const opened = await Promise.all(Array.from({ length: count }, () => openTab(context)))
      await all(opened, (tab) => tab.getByText('Signing you in…').last().waitFor())
      await faults.whenHeld('token')
      faults.end()
      await all(opened, (tab) => whenSession(tab, 'signedIn', alice))
      assert.equal(refreshes(), before + 1)

      await page.close()
      faults.begin({ token: 'held' })
      await context.clock.fastForward('57:30')
      await all(opened, whenRefreshing)
      faults.end()
      await all(opened, whenRenewed)
      assert.equal(refreshes(), before + 2)

      // As it happens.
      await context.clock.fastForward('57:30')
      await all(opened, whenRenewed)
      assert.ok(refreshes() <= before + 2 + count)
      // No refresh token was treated as stolen.
      await all(opened, (tab) => tab.reload())
      await all(opened, (tab) => whenSession(tab, 'signedIn', alice))
      await assertNoSecrets(...opened)
      await context.close()
    })

    it('stays signed out where one tab signs out while both are renewed', async () => {
      const { page, context } = await openSignedIn()
      const second = await openTab(context)
      await whenSession(second, 'signedIn', alice)
      faults.begin({ token: 'held' })
      await context.clock.fastForward('57:30')
      await all([page, second], whenRefreshing)
      await faults.whenHeld('token')
      await assertSignedOutForGood(page, second, context)
    })

    it('leaves no cookie where a tab that hears nothing of the sign-out is renewed meanwhile', async () => {
      const { page, context } = await openSignedIn()
      const second = await context.newPage()
      await deafen(second)
      faults.begin({ token: 'held' })
      await second.goto(page.url())
      await faults.whenHeld('token')
      const loggedOut = page.waitForResponse((answer) => answer.url().includes('/oidc/logout'))
      await signOut(page)
      await whenSession(page, 'signedOut')
      assert.equal((await loggedOut).status(), 200)
      faults.end()
      await second.getByRole('button', { name: 'Sign In Halden ID' }).waitFor()
      assert.ok(!(await cookieNames(context)).includes('oidc-refresh-token'))
      await second.reload()
      await second.getByRole('button', { name: 'Sign In Halden ID' }).waitFor()
      await context.close()
    })

    async function assertSignedOutForGood(page: Page, second: Page, context: BrowserContext) {
      const loggedOut = page.waitForResponse((answer) => answer.url().includes('/oidc/logout'))
      await signOut(page)
      await all([page, second], (tab) => whenSession(tab, 'signedOut'))
      faults.end()
      assert.equal((await loggedOut).status(), 200)
      assert.ok(!(await cookieNames(context)).includes('oidc-refresh-token'))
      await all([page, second], async (tab) => {
        await tab.reload()
        await tab.getByRole('button', { name: 'Sign In Halden ID' }).waitFor()
      })
      await assertNoSecrets(page, second)
      await context.close()
    }
  })
}
