// Setup of nearly every browser test.

import { after } from 'node:test'
import type { Browser } from 'playwright-core'
import { startSite, type SiteOptions, type TestSite } from '../../site/testSite.ts'
import { openBrowser } from './browser.ts'
import { keepRecordings } from './recordedPages.ts'

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
  const site = await startSite(options)
  after(() => site.stop())
  return { site, browser }
}
