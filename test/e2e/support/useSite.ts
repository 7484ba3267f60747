// Setup of nearly every browser test.

import { after, afterEach } from 'node:test'
import type { Browser } from 'playwright-core'
import { startSite, type SiteOptions, type TestSite } from '../../site/testSite.ts'
import { openBrowser } from './browser.ts'
import { keepRecordings } from './recordedPages.ts'

/** Events that are printed of each page of a failed test. */
const shownEvents = 40

/** The last events of the pages that are open, each with the beginning of its payload. */
async function printEvents(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const log = await page
      .evaluate(() => (window as { readonly porticoLog?: () => string }).porticoLog?.())
      .catch(() => undefined)
    if (log === undefined) continue
    const events = JSON.parse(log) as readonly { readonly type: string; payload?: unknown }[]
    console.log(`Last events of ${page.url()}:`)
    for (const { type, payload } of events.slice(-shownEvents))
      console.log(`  ${type} ${(JSON.stringify(payload) ?? '').slice(0, 160)}`)
  }
}

interface SiteInUse {
  readonly site: TestSite
  readonly browser: Browser
}

/** A site and a browser for the tests of a file; both are closed after the last one. */
export async function useSite(options: SiteOptions = {}): Promise<SiteInUse> {
  // In the order of closing.
  const browser = await openBrowser()
  after(async () => {
    await Promise.all(browser.contexts().map(keepRecordings))
    await browser.close()
  })
  afterEach(async (test) => {
    if ('passed' in test && !test.passed) await printEvents(browser)
  })
  const site = await startSite(options)
  after(() => site.stop())
  return { site, browser }
}
