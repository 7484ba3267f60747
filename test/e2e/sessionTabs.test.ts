// Many tabs share one session, whose refresh token can be used only once.

import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { alice, bob } from '../servers/identityProvider/people.ts'
import { openPage } from './support/browser.ts'
import { assertNoSecrets } from './support/noSecrets.ts'
import {
  cookieNames,
  refOf,
  signInByPopup,
  signInPage,
  signOut,
  whenSession,
} from './support/sessions.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({
  identityProvider: { accessTokenLifetime: 7_200 },
  config: signInPage,
})
assert.ok(site.identityProvider)
const { faults, issued } = site.identityProvider
const refreshes = () => issued.grants()['refresh_token'] ?? 0

afterEach(() => {
  faults.end()
})

async function openSignedIn() {
  const opened = await openPage(browser)
  await opened.context.clock.install()
  await opened.page.goto(`${site.url}/settings`)
  await signInByPopup(opened.page, alice)
  return opened
}

const openTab = async (context: BrowserContext, path = '/settings'): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(site.url + path)
  return page
}

const all = async (pages: readonly Page[], wait: (page: Page) => Promise<unknown>) => {
  await Promise.all(pages.map(wait))
}

it('refreshes once for ten tabs that open at once, and once more when all their tokens near their end', async () => {
  const { page, context } = await openSignedIn()
  const before = refreshes()
  faults.begin({ token: 'held' })
  const tabs = await Promise.all(Array.from({ length: 10 }, () => openTab(context)))
  await all(tabs, (tab) => tab.getByText('Signing you in…').last().waitFor())
  await faults.whenHeld('token')
  faults.end()
  await all(tabs, (tab) => whenSession(tab, 'signedIn', alice))
  assert.equal(refreshes(), before + 1)

  await page.close()
  faults.begin({ token: 'held' })
  await context.clock.fastForward('57:30')
  await all(tabs, whenRefreshing)
  faults.end()
  await all(tabs, whenRenewed)
  assert.equal(refreshes(), before + 2)
  await assertNoSecrets(tabs, issued.secrets())
  await context.close()
})

it('signs nobody out where ten tabs refresh as it happens', async () => {
  const { page, context } = await openSignedIn()
  const before = refreshes()
  const tabs = await Promise.all(Array.from({ length: 10 }, () => openTab(context)))
  await all(tabs, (tab) => whenSession(tab, 'signedIn', alice))
  await context.clock.fastForward('57:30')
  await all([page, ...tabs], whenRenewed)
  assert.ok(refreshes() <= before + 2 * tabs.length)
  // No refresh token was treated as stolen.
  await all(tabs, (tab) => tab.reload())
  await all(tabs, (tab) => whenSession(tab, 'signedIn', alice))
  await assertNoSecrets([page, ...tabs], issued.secrets())
  await context.close()
})

it('stays signed out where one tab signs out while another is being signed in', async () => {
  const { page, context } = await openSignedIn()
  assert.ok((await cookieNames(context)).includes('oidc-refresh-token'))
  faults.begin({ token: 'held' })
  const second = await openTab(context)
  await faults.whenHeld('token')
  await assertSignedOutForGood(page, second, context)
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
  await second.addInitScript(() => {
    const listen = Reflect.get(BroadcastChannel.prototype, 'addEventListener')
    Object.assign(BroadcastChannel.prototype, {
      addEventListener(this: BroadcastChannel, ...args: Parameters<typeof listen>) {
        if (this.name !== 'portico.session') listen.apply(this, args)
      },
    })
  })
  faults.begin({ token: 'held' })
  await second.goto(`${site.url}/settings`)
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
  await assertNoSecrets([page, second], issued.secrets())
  await context.close()
}

it('signs the second tab out with the first, and in again as whoever comes next', async () => {
  const { page, context } = await openSignedIn()
  const second = await openTab(context)
  await second.getByText(alice.displayName).first().waitFor()
  await signOut(page)
  await second.getByText('You signed out in another tab.').waitFor()
  await signInByPopup(page, bob)
  await whenSession(second, 'signedIn', bob)
  for (const tab of [page, second]) {
    await tab.getByText(bob.displayName).first().waitFor()
    const left = await tab.evaluate(
      () =>
        document.documentElement.outerHTML +
        (window as unknown as { porticoState: () => string }).porticoState(),
    )
    assert.doesNotMatch(left, new RegExp(`${refOf(alice)}|${alice.displayName}|${alice.email}`))
  }
  await assertNoSecrets([page, second], issued.secrets())
  await context.close()
})

const whenRefreshing = (page: Page) =>
  page.waitForFunction(() =>
    (window as unknown as { porticoState: () => string })
      .porticoState()
      .includes('"oidc":{"status":"refreshing"'),
  )

const whenRenewed = (page: Page) =>
  page.waitForFunction(() => {
    const { session } = JSON.parse(
      (window as unknown as { porticoState: () => string }).porticoState(),
    ) as { session: { status: string; expiresAt: number } }
    return session.status === 'signedIn' && session.expiresAt - Date.now() > 50 * 60_000
  })
