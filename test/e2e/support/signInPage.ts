// Signs in as people do: on the portal's page and in the provider's popup.

import assert from 'node:assert/strict'
import { afterEach } from 'node:test'
import type { Page } from 'playwright-core'
import type { Person } from '../../servers/identityProvider/people.ts'
import type { TestSite } from '../../site/testSite.ts'
import { openPage, type OpenPage, type PageOptions } from './browser.ts'
import { assertNoSecrets, keepTraces } from './secrets.ts'
import { useSite } from './useSite.ts'

export const titles = { oidc: 'Halden ID', github: 'GitHub', gitlab: 'GitLab' } as const
type ProviderId = keyof typeof titles

const providers = [
  { id: 'guest' },
  { id: 'custom' },
  { id: 'oidc', title: titles.oidc, message: 'With your staff account.' },
  { id: 'github' },
  { id: 'gitlab' },
]

/** A site with a sign-in page and a provider, whose failures are reset after each test. */
export async function useSignIn() {
  const { site, browser } = await useSite({
    identityProvider: true,
    config: { app: { signInPage: { providers } } },
  })
  const { identityProvider: provider } = site
  assert.ok(provider)
  afterEach(() => {
    provider.faults.end()
  })
  /** Ends a test: no secret may be left behind, and the page is closed. */
  const finish = async ({ page, context }: OpenPage, secrets: readonly string[] = []) => {
    await assertNoSecrets(page, provider, secrets)
    await context.close()
  }
  const open = async (options?: PageOptions, inBrowser = browser) => {
    const opened = await openPage(inBrowser, options)
    keepTraces(opened.page, site.url)
    return opened
  }
  /** Opens the sign-in page. */
  const openSignIn = async (path = '/settings', options?: PageOptions, inBrowser = browser) => {
    const opened = await open(options, inBrowser)
    await opened.page.goto(site.url + path)
    await signInButton(opened.page, 'oidc').waitFor()
    return opened
  }
  return { site, browser, provider, open, openSignIn, finish }
}

export type SignInSite = Awaited<ReturnType<typeof useSignIn>>

export const signInButton = (page: Page, id: ProviderId) =>
  page.getByRole('button', { name: `Sign In ${titles[id]}` })

export const personButton = (popup: Page, { displayName }: Person) =>
  popup.getByRole('button', { name: displayName })

/** The provider's popup, once it shows its form. */
export async function openPopup(page: Page, id: ProviderId = 'oidc'): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await signInButton(page, id).click()
  const popup = await opened
  await popup.getByRole('heading', { name: 'Sign in' }).waitFor()
  return popup
}

export async function signInByPopup(page: Page, person: Person, id?: ProviderId): Promise<void> {
  const popup = await openPopup(page, id)
  await personButton(popup, person).click()
  await signedIn(page, person)
}

export const signedIn = (page: Page, { displayName }: Person) =>
  page.locator('header').getByTitle(`Signed in as ${displayName}`).waitFor({ state: 'attached' })

/** Status of the auth backend's response to a session refresh with this browser's cookies. */
export async function refreshStatus({ context }: OpenPage, site: TestSite, id: ProviderId) {
  const url = `${site.backend.url}/api/auth/${id}/refresh?env=default`
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin: site.url }
  // A connection that was kept open may be closed by the backend while it is used again.
  const answer = await context.request.get(url, { headers, maxRetries: 1 })
  return answer.status()
}
