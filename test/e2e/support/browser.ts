// A page as a person has it, that remembers everything it should not have done.

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findBrowser, quietFlags } from '../../../scripts/findBrowser.ts'
import { guestProvider, rememberedProviderKey } from '../../../src/model/session/guestSession.ts'

export interface PageOptions {
  /** As if the guest had been here before. */
  readonly isRemembered?: boolean
  readonly scheme?: 'light' | 'dark'
  readonly width?: number
}

export interface OpenPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors on the console, uncaught errors, reports of the content security policy. */
  readonly complaints: readonly string[]
  /** One line a request, in their order, preflights left out. */
  readonly requests: readonly string[]
  /** Longest body of a backend answer so far, in characters. */
  readonly longestAnswer: () => number
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: quietFlags })
}

export async function openPage(browser: Browser, options: PageOptions = {}): Promise<OpenPage> {
  const { isRemembered = false, scheme = 'light', width = 1280 } = options
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
    [rememberedProviderKey, isRemembered ? guestProvider : ''] as const,
  )
  const page = await context.newPage()
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
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    response.text().then(
      (text) => (longest = Math.max(longest, text.length)),
      () => undefined,
    )
  })
  return { page, context, complaints, requests, longestAnswer: () => longest }
}
