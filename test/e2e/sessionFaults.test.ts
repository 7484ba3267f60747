// An unreachable network or provider ends no session; a refusal by the provider does.

import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import type { Page } from 'playwright-core'
import type { FaultState } from '../servers/identityProvider/faults.ts'
import { alice } from '../servers/identityProvider/people.ts'
import { openPage } from './support/browser.ts'
import { assertNoSecrets } from './support/noSecrets.ts'
import {
  byPopup,
  dialogOf,
  signInByPopup,
  signInPage,
  stateOf,
  whenSession,
} from './support/sessions.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({
  identityProvider: { accessTokenLifetime: 7_200 },
  config: signInPage,
})
assert.ok(site.identityProvider)
const { faults, issued } = site.identityProvider

afterEach(() => {
  faults.end()
})

const titles = { oidc: 'Halden ID', github: 'GitHub', gitlab: 'GitLab' } as const
type Id = keyof typeof titles

async function openSignedIn(id: Id = 'oidc') {
  const opened = await openPage(browser, { isIntercepted: true })
  await opened.context.clock.install()
  await opened.page.goto(`${site.url}/catalog`)
  await signInByPopup(opened.page, alice, titles[id])
  await opened.page.locator('#content tbody tr th a').first().waitFor()
  return opened
}

/** When the session is about to expire and its first renewal is due. */
const renewalTime = '57:30'
const notice = (page: Page) => page.getByText(/^Session refresh failed: /)

async function assertKept(page: Page): Promise<void> {
  assert.equal((await stateOf(page))?.session.status, 'renewalFailing')
  assert.equal(await page.getByRole('dialog').count(), 0)
  assert.ok((await page.locator('#content tbody tr th a').count()) > 0)
}

/** The notice comes first; parts of the page may have failed too. */
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).first().click()

async function assertRenewed(page: Page): Promise<void> {
  await whenSession(page, 'signedIn', alice)
  await notice(page).waitFor({ state: 'detached' })
  await assertNoSecrets([page], issued.secrets())
}

async function enterAgain(page: Page): Promise<void> {
  await dialogOf(page).waitFor()
  assert.equal((await stateOf(page))?.session.status, 'expired')
  faults.end()
  await byPopup(page, 'Sign in again', alice)
  await whenSession(page, 'signedIn', alice)
  await dialogOf(page).waitFor({ state: 'detached' })
  await assertNoSecrets([page], issued.secrets())
}

it('keeps the session while the browser has no network, and renews it by itself when it is back', async () => {
  const { page, context } = await openSignedIn()
  await context.setOffline(true)
  await context.clock.fastForward(renewalTime)
  await page.getByText(/refresh failed: Can't reach the backend\./).waitFor()
  await assertKept(page)
  await context.setOffline(false)
  await context.clock.fastForward('01:00')
  await assertRenewed(page)
  await context.close()
})

/** Sent by the page's worker, so the request belongs to the browser context. */
const refreshPath = '**/api/auth/oidc/refresh*'

it('keeps the session where the connection breaks in the middle of a refresh', async () => {
  const { page, context } = await openSignedIn()
  await context.route(refreshPath, (route) => route.abort('connectionreset'))
  await context.clock.fastForward(renewalTime)
  await notice(page).waitFor()
  await assertKept(page)
  await context.unroute(refreshPath)
  await retry(page)
  await assertRenewed(page)
  await context.close()
})

it('asks to sign in again, in the same page, where the answer with the next refresh token was lost', async () => {
  const { page, context } = await openSignedIn()
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
  await context.close()
})

it('keeps the session while the provider says nothing', async () => {
  const { page, context } = await openSignedIn()
  faults.begin({ token: 'held' })
  await context.clock.fastForward(renewalTime)
  await notice(page).waitFor()
  await assertKept(page)
  // Before the provider goes on, because its late answer renews the session, too.
  await retry(page)
  faults.end()
  await assertRenewed(page)
  await context.close()
})

const troubles: readonly (readonly [Id, FaultState])[] = [
  ['oidc', { token: 'status500' }],
  ['oidc', { token: 'reset' }],
  ['github', { user: 'status500' }],
  ['github', { user: 'reset' }],
  ['gitlab', { token: 'status500' }],
  ['gitlab', { token: 'reset' }],
]
for (const [id, fault] of troubles) {
  it(`keeps the session of ${id} while the provider is in trouble: ${JSON.stringify(fault)}`, async () => {
    const { page, context } = await openSignedIn(id)
    faults.begin(fault)
    await context.clock.fastForward(renewalTime)
    await notice(page).waitFor()
    await assertKept(page)
    faults.end()
    await retry(page)
    await assertRenewed(page)
    await context.close()
  })
}

for (const id of ['oidc', 'github'] as const) {
  it(`ends the session of ${id} where the provider refuses, and goes on in the same page`, async () => {
    const { page, context } = await openSignedIn(id)
    await page.getByRole('searchbox').fill('service')
    await page.waitForURL('**text]=service')
    faults.begin({ refreshRefused: true })
    await context.clock.fastForward(renewalTime)
    await enterAgain(page)
    assert.equal(await page.getByRole('searchbox').inputValue(), 'service')
    await context.close()
  })
}

it('ends the session of gitlab, whose refusal looks like trouble, once its token is over', async () => {
  const { page, context } = await openSignedIn('gitlab')
  faults.begin({ refreshRefused: true })
  await context.clock.fastForward(renewalTime)
  await notice(page).waitFor()
  await context.clock.fastForward('04:00')
  await enterAgain(page)
  await context.close()
})

const question =
  'Failed to sign in as a guest using the auth backend. Do you want to fallback to the legacy guest token?'

async function askedAsGuest() {
  const opened = await openPage(browser)
  await opened.page.route('**/api/auth/guest/refresh*', (route) =>
    route.fulfill({ status: 404, json: { error: { name: 'NotFoundError', message: '' } } }),
  )
  await opened.page.goto(`${site.url}/settings`)
  await opened.page.getByRole('button', { name: 'Enter' }).click()
  await opened.page.getByText(question).waitFor()
  return opened
}

it('asks a guest whom the backend does not know, and says so where it requires a token', async () => {
  const { page, context } = await askedAsGuest()
  await page.getByRole('button', { name: 'Yes' }).click()
  await whenSession(page, 'expired')
  await page.getByRole('dialog').getByText('This backend requires a token.').waitFor()
  assert.equal(await page.evaluate(() => localStorage.getItem('enableLegacyGuestToken')), null)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Enter' }).waitFor()
  await context.close()
})

it('says why a guest who would not do without a token is not let in', async () => {
  const { page, context } = await askedAsGuest()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page
    .getByText(
      'You cannot sign in as a guest, you must either enable the legacy guest token or configure the auth backend to support guest sign in.',
    )
    .waitFor()
  assert.equal(await page.evaluate(() => localStorage.getItem('enableLegacyGuestToken')), null)
  await context.close()
})
