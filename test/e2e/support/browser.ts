// Opens pages that record errors and requests.

import { text } from 'node:stream/consumers'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Download,
  type Page,
} from 'playwright-core'
import { findBrowser, findTestBrowser, quietFlags } from '../../../scripts/findBrowser.ts'
import { rememberedProviderKey } from '../../../src/model/session/guestSession.ts'
import { guestMethod } from '../../../src/model/session/person.ts'
import { tally } from '../../site/tally.ts'
import { keepRecordings } from './recordedPages.ts'

export interface PageOptions {
  /** The guest has signed in here before. */
  readonly isRemembered?: boolean
  readonly scheme?: 'light' | 'dark'
  readonly width?: number
  /**
   * For tests that intercept requests of a loaded page. Without interception from the start, requests bypass it for a
   * moment, longer on a busy machine.
   */
  readonly isIntercepted?: boolean
  /** False for tests of files that a service worker would keep. */
  readonly hasWorkers?: boolean
  /** For `longestAnswer`; reading every response takes time. */
  readonly measuresAnswers?: boolean
}

export interface OpenPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, uncaught errors and violations of the content security policy. */
  readonly complaints: readonly string[]
  /** One line per request of the page and its service worker, in order, without preflights. */
  readonly requests: readonly string[]
  /** Characters of the longest backend response so far; 0 without `measuresAnswers`. */
  readonly longestAnswer: () => number
}

/** Milliseconds. A busy machine has needed more than the usual 30 seconds for ten tabs, or for a document of 4.9 MB. */
const patience = 90_000

/** Of Chromium, divided by blanks. */
const moreFlags = process.env['PORTICO_BROWSER_FLAGS']?.split(' ') ?? []

/**
 * `isComplete` starts a Chromium as users have it, for what the headless shell lacks: the back/forward cache, and
 * notifications.
 */
export async function openBrowser({ isComplete = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: await (isComplete ? findBrowser() : findTestBrowser()),
    args: [...quietFlags, ...moreFlags],
    ...(isComplete && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
}

export async function openPage(browser: Browser, options: PageOptions = {}): Promise<OpenPage> {
  const { isRemembered = false, scheme = 'light', width = 1440, isIntercepted = false } = options
  const { hasWorkers = true, measuresAnswers = false } = options
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    serviceWorkers: hasWorkers ? 'allow' : 'block',
  })
  tally['browser contexts'] += 1
  context.on('page', (opened) => {
    opened.on('domcontentloaded', () => (tally['loads of pages'] += 1))
  })
  context.setDefaultTimeout(patience)
  const close = context.close.bind(context)
  context.close = async (why) => {
    await keepRecordings(context)
    await close(why)
  }
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
    // The address tells which of several requests failed.
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS') requests.push(`${request.method()} ${request.url()}`)
  })
  context.on('request', (request) => {
    if (request.serviceWorker() && request.method() !== 'OPTIONS')
      requests.push(`${request.method()} ${request.url()}`)
  })
  if (measuresAnswers)
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return
      response.text().then(
        (text) => (longest = Math.max(longest, text.length)),
        () => undefined,
      )
    })
  return { page, context, complaints, requests, longestAnswer: () => longest }
}

/** Protocols of the links in the page's main part. A node of a graph is an SVG link, which has no `protocol`. */
export const linkProtocols = (page: Page): Promise<string[]> =>
  page
    .locator('main a')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).protocol),
    )

/** Text of a download. Read as a stream, because the browser may belong to another process, so there is no path. */
export const textOf = async (download: Download): Promise<string> =>
  text(await download.createReadStream())
