// A page whose application does not come before it is let: what stands there was drawn by the early script.

import type { Browser, Page } from 'playwright-core'
import { openPage, type OpenPage } from './browser.ts'

export interface HeldPage extends OpenPage {
  readonly release: () => void
}

export interface HeldPageOptions {
  readonly url: string
  /** Of the window, in pixels. */
  readonly width: number
  /** In local storage. */
  readonly kept?: Readonly<Record<string, string>>
  /** Before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Until the returned function is called, only the early script runs on the page's documents. */
export async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(/\/static\/main\.[^/]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return () => {
    resolve(undefined)
  }
}

/** Has a remembered guest. */
export async function openHeldPage(
  browser: Browser,
  { url, width, kept = {}, prepare }: HeldPageOptions,
): Promise<HeldPage> {
  const opened = await openPage(browser, { width, isRemembered: true, isIntercepted: true })
  const { page } = opened
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    new MutationObserver(() => {
      if (document.querySelector('.portico-first main'))
        Object.assign(window, { isDrawnEarly: true })
    }).observe(document, { subtree: true, childList: true })
  }, kept)
  const release = await holdApplication(page)
  await prepare?.(page)
  await page.goto(url, { waitUntil: 'commit' })
  return { ...opened, release }
}
