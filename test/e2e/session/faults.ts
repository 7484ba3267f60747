// An unreachable network or provider ends no session; a refusal by the provider does.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import type { FaultState } from '../../servers/identityProvider/faults.ts'
import { alice } from '../../servers/identityProvider/people.ts'
import { openPage, type OpenPage } from '../support/browser.ts'
import { byPopup, dialogOf, stateOf, whenSession } from '../support/sessions.ts'
import type { SessionSite } from '../support/sessionSite.ts'

const titles = { oidc: 'Halden ID', github: 'GitHub', gitlab: 'GitLab' } as const
type Id = keyof typeof titles

/** When the session is about to expire and its first renewal is due. */
const renewalTime = '57:30'
const notice = (page: Page) => page.getByText(/^Session refresh failed: /)
const rows = (page: Page) => page.locator('#content tbody tr th a')

async function assertKept(page: Page): Promise<void> {
  assert.equal((await stateOf(page))?.session.status, 'renewalFailing')
  assert.equal(await page.getByRole('dialog').count(), 0)
  assert.ok((await rows(page).count()) > 0)
}

/** The notice comes first; parts of the page may have failed too. */
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).first().click()

const troubles: Readonly<Record<Id, readonly FaultState[]>> = {
  oidc: [{ token: 'status500' }, { token: 'reset' }],
  github: [{ user: 'status500' }, { user: 'reset' }],
  gitlab: [{ token: 'status500' }, { token: 'reset' }],
}

/** Sent by the page's worker, so the request belongs to the browser context. */
const refreshPath = '**/api/auth/oidc/refresh*'

const question =
  'Failed to sign in as a guest using the auth backend. Do you want to fallback to the legacy guest token?'

export function faults({
  site,
  browser,
  faults: provider,
  openSignedIn,
  assertNoSecrets,
}: SessionSite) {
  async function assertRenewed(page: Page): Promise<void> {
    await whenSession(page, 'signedIn', alice)
    await notice(page).waitFor({ state: 'detached' })
    await assertNoSecrets(page)
  }

  async function enterAgain(page: Page): Promise<void> {
    await dialogOf(page).waitFor()
    assert.equal((await stateOf(page))?.session.status, 'expired')
    provider.end()
    await byPopup(page, 'Sign in again', alice)
    await whenSession(page, 'signedIn', alice)
    await dialogOf(page).waitFor({ state: 'detached' })
    await assertNoSecrets(page)
  }

  async function open(id: Id): Promise<OpenPage> {
    const opened = await openSignedIn({
      path: '/catalog',
      title: titles[id],
      isIntercepted: true,
    })
    await rows(opened.page).first().waitFor()
    return opened
  }

  // One page for each provider: it is signed in after each test.
  for (const id of ['oidc', 'github', 'gitlab'] as const)
    describe(`a session of ${id}`, () => {
      let opened: OpenPage
      before(async () => {
        opened = await open(id)
      })
      after(() => opened.context.close())

      for (const fault of troubles[id]) {
        it(`is kept while the provider is in trouble: ${JSON.stringify(fault)}`, async () => {
          const { page, context } = opened
          provider.begin(fault)
          await context.clock.fastForward(renewalTime)
          await notice(page).waitFor()
          await assertKept(page)
          provider.end()
          await retry(page)
          await assertRenewed(page)
        })
      }

      if (id === 'oidc') {
        it('is kept while the browser has no network, and renewed by itself when it is back', async () => {
          const { page, context } = opened
          await context.setOffline(true)
          await context.clock.fastForward(renewalTime)
          await page.getByText(/refresh failed: Can't reach the backend\./).waitFor()
          await assertKept(page)
          await context.setOffline(false)
          await context.clock.fastForward('01:00')
          await assertRenewed(page)
        })

        it('is kept while the provider says nothing', async () => {
          const { page, context } = opened
          provider.begin({ token: 'held' })
          await context.clock.fastForward(renewalTime)
          await notice(page).waitFor()
          await assertKept(page)
          // Before the provider goes on, because its late answer renews the session, too.
          await retry(page)
          provider.end()
          await assertRenewed(page)
        })

        it('is asked for again, in the same page, where the answer with the next refresh token was lost', async () => {
          const { page, context } = opened
          await context.route(refreshPath, async (route) => {
            const request = route.request()
            // Sent outside the browser, which does not get the new cookie.
            const answer = await fetch(request.url(), { headers: await request.allHeaders() })
            assert.equal(answer.status, 200)
            await route.abort('connectionreset')
          })
          await context.clock.fastForward(renewalTime)
          await notice(page).waitFor()
          await context.unroute(refreshPath)
          await page
            .getByRole('note')
            .filter({ has: notice(page) })
            .getByRole('button')
            .click()
          await enterAgain(page)
        })
      }

      it('ends where the provider refuses, and goes on in the same page', async () => {
        const { page, context } = opened
        await page.getByRole('searchbox').fill('service')
        await page.waitForURL('**text]=service')
        provider.begin({ refreshRefused: true })
        await context.clock.fastForward(renewalTime)
        if (id === 'gitlab') {
          // Its refusal looks like trouble, until the token is over.
          await notice(page).waitFor()
          await context.clock.fastForward('04:00')
        }
        await enterAgain(page)
        assert.equal(await page.getByRole('searchbox').inputValue(), 'service')
      })
    })

  describe('a guest without a token', () => {
    let opened: OpenPage
    before(async () => {
      opened = await openPage(browser)
      await opened.page.route('**/api/auth/guest/refresh*', (route) =>
        route.fulfill({ status: 404, json: { error: { name: 'NotFoundError', message: '' } } }),
      )
      await opened.page.goto(`${site.url}/settings`)
    })
    after(() => opened.context.close())

    const ask = async (page: Page) => {
      await page.getByRole('button', { name: 'Enter' }).click()
      await page.getByText(question).waitFor()
    }
    const kept = (page: Page) => page.evaluate(() => localStorage.getItem('enableLegacyGuestToken'))

    it('asks a guest whom the backend does not know, and says so where it requires a token', async () => {
      const { page } = opened
      await ask(page)
      await page.getByRole('button', { name: 'Yes' }).click()
      await whenSession(page, 'expired')
      await page.getByRole('dialog').getByText('This backend requires a token.').waitFor()
      assert.equal(await kept(page), null)
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('button', { name: 'Enter' }).waitFor()
    })

    it('says why a guest who would not do without a token is not let in', async () => {
      const { page } = opened
      await ask(page)
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await page
        .getByText(
          'You cannot sign in as a guest, you must either enable the legacy guest token or configure the auth backend to support guest sign in.',
        )
        .waitFor()
      assert.equal(await kept(page), null)
    })
  })
}
