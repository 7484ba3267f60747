// A site whose people sign in at a provider, for tests of what becomes of their sessions.

import assert from 'node:assert/strict'
import { afterEach } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { alice } from '../../servers/identityProvider/people.ts'
import type { IdentityProviderOptions } from '../../servers/identityProvider/startIdentityProvider.ts'
import type { SiteOptions } from '../../site/testSite.ts'
import { openPage, type OpenPage } from './browser.ts'
import { assertNoSecrets } from './noSecrets.ts'
import { signInByPopup, signInPage } from './sessions.ts'
import { useSite } from './useSite.ts'

interface SignedInOptions {
  readonly path?: string
  /** Of the provider, as the sign-in page has it. */
  readonly title?: string
  /** For tests that intercept requests of the page once it is there. */
  readonly isIntercepted?: boolean
  /** Of the page's clock; now by default. */
  readonly time?: number
  /** Before the page is loaded. */
  readonly prepare?: (opened: OpenPage) => Promise<unknown>
}

interface SessionSiteOptions extends Pick<SiteOptions, 'clusters'> {
  readonly provider?: Omit<IdentityProviderOptions, 'port' | 'backendUrl'>
}

/** The test controls the clocks of its pages. The provider's failures end with each test. */
export async function useSessions({ provider = {}, clusters }: SessionSiteOptions = {}) {
  const { site, browser } = await useSite({
    identityProvider: { accessTokenLifetime: 7_200, ...provider },
    ...(clusters && { clusters }),
    config: signInPage,
  })
  assert.ok(site.identityProvider)
  const { faults, issued } = site.identityProvider
  afterEach(() => {
    faults.end()
  })

  /** A new browser context, with a page in which Alice is signed in. */
  async function openSignedIn(options: SignedInOptions = {}): Promise<OpenPage> {
    const { path = '/settings', title, isIntercepted = false, time, prepare } = options
    const opened = await openPage(browser, { isIntercepted })
    await opened.context.clock.install(time === undefined ? {} : { time })
    await prepare?.(opened)
    await opened.page.goto(site.url + path)
    await signInByPopup(opened.page, alice, title)
    return opened
  }

  async function openTab(
    context: BrowserContext,
    path = '/settings',
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Page> {
    const page = await context.newPage()
    await prepare?.(page)
    await page.goto(site.url + path)
    return page
  }

  return {
    site,
    browser,
    faults,
    issued,
    /** How often a session was renewed at the provider. */
    refreshes: () => issued.grants()['refresh_token'] ?? 0,
    openSignedIn,
    openTab,
    assertNoSecrets: (...pages: readonly Page[]) => assertNoSecrets(pages, issued.secrets()),
  }
}

export type SessionSite = Awaited<ReturnType<typeof useSessions>>
