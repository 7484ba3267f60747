// Sessions in Firefox: the login popup, the refresh cookie, and several tabs.

import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { becomes } from '../../e2e/support/becomes.ts'
import { refOf, signInPage } from '../../e2e/support/sessions.ts'
import { alice } from '../../servers/identityProvider/people.ts'
import { byRole, click, see, useFirefox, type FirefoxPage } from './support/firefox.ts'

const { site, open, openTab } = await useFirefox({
  identityProvider: { accessTokenLifetime: 7_200 },
  config: signInPage,
})
assert.ok(site.identityProvider)
const { faults, issued } = site.identityProvider
const refreshes = () => issued.grants()['refresh_token'] ?? 0

afterEach(() => {
  faults.end()
})

/** The session's status and user. */
const sessionOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (window as { porticoState?: () => string }).porticoState
    if (!read) return ''
    const { session } = JSON.parse(read()) as {
      readonly session: { status: string; identity?: { userEntityRef: string } }
    }
    return `${session.status} ${session.identity?.userEntityRef ?? ''}`.trim()
  })

const whenSession = (page: Page, session: string): Promise<void> =>
  becomes(() => sessionOf(page), session)

const asAlice = `signedIn ${refOf(alice)}`

async function signIn(): Promise<FirefoxPage> {
  const opened = await open({ isRemembered: false })
  const { page } = opened
  await page.goto(`${site.url}/settings`)
  const button = byRole('button', 'Sign In Halden ID')
  await see(page, button)
  const arrived = Promise.withResolvers<Page | null>()
  page.once('popup', arrived.resolve)
  await click(page, button)
  const popup = await arrived.promise
  assert.ok(popup)
  await popup.locator(`button ::-p-text(${alice.displayName})`).click()
  await whenSession(page, asAlice)
  return opened
}

it('signs in by the window of a provider, and keeps the session over a reload', async () => {
  const { page, complaints } = await signIn()
  const before = refreshes()
  await page.reload()
  await whenSession(page, asAlice)
  assert.equal(refreshes(), before + 1)
  await see(page, byRole('heading', 'Settings'))
  assert.deepEqual(complaints, [])
})

it('signs every tab out with the first, for good', async () => {
  const opened = await signIn()
  const second = await openTab(opened, { isRemembered: false })
  await second.page.goto(`${site.url}/settings`)
  await whenSession(second.page, asAlice)
  await click(opened.page, '#profile button ::-p-text(Sign out)')
  await whenSession(opened.page, 'signedOut')
  await whenSession(second.page, 'signedOut')
  await second.page.reload()
  await see(second.page, byRole('button', 'Sign In Halden ID'))
  const names = (await opened.context.cookies()).map(({ name }) => name)
  assert.ok(!names.includes('oidc-refresh-token'))
})

it('refreshes once for tabs that open at once', async () => {
  const opened = await signIn()
  const before = refreshes()
  faults.begin({ token: 'held' })
  const tabs = await Promise.all(
    Array.from({ length: 4 }, () => openTab(opened, { isRemembered: false })),
  )
  await Promise.all(tabs.map(({ page }) => page.goto(`${site.url}/settings`)))
  await Promise.all(tabs.map(({ page }) => whenSession(page, 'resuming')))
  await faults.whenHeld('token')
  faults.end()
  await Promise.all(tabs.map(({ page }) => whenSession(page, asAlice)))
  assert.equal(refreshes(), before + 1)
})
