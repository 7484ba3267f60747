// Opens pages in Firefox. Playwright supports only its own build of Firefox, so this uses
// Puppeteer, which drives any build through WebDriver BiDi.

import { after } from 'node:test'
import { launch, type BrowserContext, type Page } from 'puppeteer-core'
import { findFirefox } from '../../../../scripts/findFirefox.ts'
import { rememberedProviderKey } from '../../../../src/model/session/guestSession.ts'
import { guestMethod } from '../../../../src/model/session/person.ts'
import { becomes } from '../../../e2e/support/becomes.ts'
import { startSite, type SiteOptions, type TestSite } from '../../../site/testSite.ts'

/** Milliseconds, the same as Playwright's timeout. */
const longest = 30_000

interface FirefoxPageOptions {
  /** Signs in the guest as remembered; true by default. */
  readonly isRemembered?: boolean
  readonly width?: number
}

export interface FirefoxPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, uncaught errors, and reports of the content security policy. */
  readonly complaints: readonly string[]
  /** One line per request of the page, without preflights. */
  readonly requests: readonly string[]
}

interface FirefoxSite {
  readonly site: TestSite
  /** Opens a page in a new browser context, or in the same one. */
  readonly open: (options?: FirefoxPageOptions) => Promise<FirefoxPage>
  readonly openTab: (opened: FirefoxPage, options?: FirefoxPageOptions) => Promise<FirefoxPage>
}

/** Runs before any script of the page. */
const prepare = (key: string, provider: string) => {
  // The initial empty page has no storage.
  if (!location.protocol.startsWith('http')) return
  localStorage.setItem('portico.recording', 'on')
  if (provider) localStorage.setItem(key, provider)
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI}`)
  })
}

async function openPage(
  context: BrowserContext,
  { isRemembered = true, width = 1440 }: FirefoxPageOptions = {},
): Promise<FirefoxPage> {
  const page = await context.newPage()
  page.setDefaultTimeout(longest)
  await page.setViewport({ width, height: 900 })
  await page.evaluateOnNewDocument(prepare, rememberedProviderKey, isRemembered ? guestMethod : '')
  const complaints: string[] = []
  const requests: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') requests.push(`${request.method()} ${request.url()}`)
  })
  return { page, context, complaints, requests }
}

/** A site and a Firefox for the tests of a file; both are closed after the last one. */
export async function useFirefox(options: SiteOptions = {}): Promise<FirefoxSite> {
  const browser = await launch({ browser: 'firefox', executablePath: findFirefox() })
  after(() => browser.close())
  const site = await startSite(options)
  after(() => site.stop())
  return {
    site,
    open: async (pageOptions) => openPage(await browser.createBrowserContext(), pageOptions),
    openTab: ({ context }, pageOptions) => openPage(context, pageOptions),
  }
}

/** An element with this role and exact name, as Firefox reports them to assistive technology. */
export const byRole = (role: string, name?: string): string =>
  `::-p-aria(${name === undefined ? '' : `[name="${name}"]`}[role="${role}"])`

export const byText = (text: string): string => `::-p-text(${text})`

async function isSeen(page: Page, selector: string): Promise<boolean> {
  try {
    const element = await page.$(selector)
    return element !== null && (await element.isVisible())
  } catch {
    // The page has re-rendered the element meanwhile.
    return false
  }
}

/** Waits until the element is visible. Not by Puppeteer's locators, which keep re-rendered elements. */
export const see = (page: Page, selector: string): Promise<void> =>
  becomes(async () => ((await isSeen(page, selector)) ? selector : 'not seen'), selector)

export const click = (page: Page, selector: string): Promise<void> => page.locator(selector).click()

export const whenGone = async (page: Page, selector: string): Promise<void> => {
  await page.waitForSelector(selector, { hidden: true })
}

const addressOf = (page: Page): Promise<string> =>
  page.evaluate(() => location.pathname + location.search)

/** Waits until the page has this address, below its origin. */
export const whenAt = (page: Page, address: string): Promise<void> =>
  becomes(() => addressOf(page), address)

/** Waits until the element that matches has the focus. */
export const whenFocused = (page: Page, selector: string): Promise<void> =>
  becomes(() => page.evaluate((css) => document.activeElement?.matches(css), selector), true)
