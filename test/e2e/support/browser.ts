// A page as a person has it, that remembers everything it should not have done.

import { text } from 'node:stream/consumers'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Download,
  type Page,
} from 'playwright-core'
import { browserVariable, findBrowser, quietFlags } from '../../../scripts/findBrowser.ts'
import { rememberedProviderKey } from '../../../src/model/session/guestSession.ts'
import { guestMethod } from '../../../src/model/session/person.ts'

export interface PageOptions {
  /** As if the guest had been here before. */
  readonly isRemembered?: boolean
  readonly scheme?: 'light' | 'dark'
  readonly width?: number
  /**
   * For tests that come between the page and a server once the page is there: a page that has already begun to fetch
   * past the driver goes on with that for a moment, a long one on a busy machine.
   */
  readonly isIntercepted?: boolean
}

export interface OpenPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors on the console, uncaught errors, reports of the content security policy. */
  readonly complaints: readonly string[]
  /** One line a request of the page and of its worker, in their order, preflights left out. */
  readonly requests: readonly string[]
  /** Longest body of a backend answer so far, in characters. */
  readonly longestAnswer: () => number
}

const sharedBrowser = process.env[browserVariable]

/**
 * The browser of the whole run, where there is one: closing it closes only the pages opened here. `keepsPages`: one of its
 * own, in which going back shows a page as it was left, as in any browser that nobody drives.
 */
export async function openBrowser({ keepsPages = false } = {}): Promise<Browser> {
  if (sharedBrowser !== undefined && !keepsPages) return chromium.connect(sharedBrowser)
  return chromium.launch({
    executablePath: await findBrowser(),
    args: quietFlags,
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
}

export async function openPage(browser: Browser, options: PageOptions = {}): Promise<OpenPage> {
  const { isRemembered = false, scheme = 'light', width = 1280, isIntercepted = false } = options
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
  })
  await context.addInitScript(
    ([key, provider]) => {
      localStorage.setItem('portico.recording', 'on')
      if (provider) localStorage.setItem(key, provider)
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI}`)
      })
    },
    [rememberedProviderKey, isRemembered ? guestMethod : ''] as const,
  )
  const page = await context.newPage()
  if (isIntercepted) await page.route('**/nothing', (route) => route.continue())
  const complaints: string[] = []
  const requests: string[] = []
  let longest = 0
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') requests.push(`${request.method()} ${request.url()}`)
  })
  context.on('request', (request) => {
    if (request.serviceWorker() && request.method() !== 'OPTIONS')
      requests.push(`${request.method()} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    response.text().then(
      (text) => (longest = Math.max(longest, text.length)),
      () => undefined,
    )
  })
  return { page, context, complaints, requests, longestAnswer: () => longest }
}

/** Where the links of the page's main part lead: a node of a drawn graph is one too, and as SVG it has no `protocol`. */
export const linkProtocols = (page: Page): Promise<string[]> =>
  page
    .locator('main a')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).protocol),
    )

/** What was saved. Its path is unknown here: the browser may belong to another process. */
export const textOf = async (download: Download): Promise<string> =>
  text(await download.createReadStream())
