// A page in Firefox as a person has it. Playwright drives no Firefox but its own, so this is Puppeteer, which drives any
// by WebDriver BiDi.

import { after } from 'node:test'
import { launch, type BrowserContext, type Page } from 'puppeteer-core'
import { findFirefox } from '../../../../scripts/findFirefox.ts'
import { startSite, type SiteOptions, type TestSite } from '../../../../scripts/testSite.ts'
import { rememberedProviderKey } from '../../../../src/model/session/guestSession.ts'
import { guestMethod } from '../../../../src/model/session/person.ts'
import { becomes } from '../../support/becomes.ts'

/** Milliseconds, as long as Playwright waits for anything. */
const longest = 30_000

interface FirefoxPageOptions {
  /** As if the guest had been here before; true where nothing is said. */
  readonly isRemembered?: boolean
  readonly width?: number
}

export interface FirefoxPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors on the console, uncaught errors, reports of the content security policy. */
  readonly complaints: readonly string[]
  /** One line a request of the page, preflights left out. */
  readonly requests: readonly string[]
}

interface FirefoxSite {
  readonly site: TestSite
  /** A page of a new person, or one more of the same. */
  readonly open: (options?: FirefoxPageOptions) => Promise<FirefoxPage>
  readonly openTab: (opened: FirefoxPage, options?: FirefoxPageOptions) => Promise<FirefoxPage>
}

/** What runs before anything of the page does. */
const prepare = (key: string, provider: string) => {
  // The empty page that comes first has no storage.
  // The empty page that comes first has no storage.
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

/** A site and a Firefox for the tests of a whole file; after the last of them both are gone. */
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

/** Of an element with this role and this whole name, as Firefox tells them to assistive technology. */
export const byRole = (role: string, name?: string): string =>
  `::-p-aria(${name === undefined ? '' : `[name="${name}"]`}[role="${role}"])`

export const byText = (text: string): string => `::-p-text(${text})`

async function isSeen(page: Page, selector: string): Promise<boolean> {
  try {
    const element = await page.$(selector)
    return element !== null && (await element.isVisible())
  } catch {
    // The page has drawn it anew meanwhile.
    return false
  }
}

/** Waits until it is to be seen. Not by Puppeteer's locators: they go on looking at what was drawn anew. */
export const see = (page: Page, selector: string): Promise<void> =>
  becomes(async () => ((await isSeen(page, selector)) ? selector : 'not seen'), selector)

export const click = (page: Page, selector: string): Promise<void> => page.locator(selector).click()

export const whenGone = async (page: Page, selector: string): Promise<void> => {
  await page.waitForSelector(selector, { hidden: true })
}

const addressOf = (page: Page): Promise<string> =>
  page.evaluate(() => location.pathname + location.search)

/** Waits until the page's address, below its origin, is this. */
export const whenAt = (page: Page, address: string): Promise<void> =>
  becomes(() => addressOf(page), address)

/** Waits until the element that matches has the focus. */
export const whenFocused = (page: Page, selector: string): Promise<void> =>
  becomes(() => page.evaluate((css) => document.activeElement?.matches(css), selector), true)
