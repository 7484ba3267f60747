// Measures how much memory a page keeps of visited entities. Without probe, recorded traffic and
// steps from outside, which need memory themselves, and without compiled code, which keeps growing.

import { chromium, type Page } from 'playwright-core'
import { rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import { guestMethod } from '../../src/model/session/person.ts'
import { collectedHeap } from '../../test/site/collectedHeap.ts'
import { findBrowser, quietFlags } from '../findBrowser.ts'

const visits = { warm: 20, all: 200 }

/** Opens and closes entities of the list, each once it is shown. */
const visitEntities = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (most) => {
    const links = () => document.querySelectorAll<HTMLElement>('tbody th a')
    const isOpen = () =>
      [...document.querySelectorAll('section h2')].some((title) => title.textContent === 'About')
    const until = (isThere: () => boolean) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isThere()) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document, { childList: true, subtree: true })
      })
    for (let visit = 1; visit <= most; visit++) {
      const opened = until(isOpen)
      links()[visit % 8]?.click()
      await opened
      const closed = until(() => !isOpen() && links().length > 8)
      history.back()
      await closed
    }
  }, count)

/** Bytes by which the heap grows between the 20th and the 200th visit. */
export async function heapAfterVisits(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...quietFlags, '--js-flags=--jitless'],
  })
  try {
    const page = await browser.newPage({ locale: 'en' })
    await page.addInitScript(
      ([key, provider]) => {
        localStorage.setItem(key, provider)
      },
      [rememberedProviderKey, guestMethod] as const,
    )
    await page.goto(`${url}/catalog?filters[kind]=component&filters[user]=all`)
    // Links of rows that are drawn before the application leave the page.
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await visitEntities(page, visits.warm)
    const warm = await collectedHeap(session)
    await visitEntities(page, visits.all - visits.warm)
    return (await collectedHeap(session)) - warm
  } finally {
    await browser.close()
  }
}
