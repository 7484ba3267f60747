// What nearly every browser test begins with.

import { after } from 'node:test'
import type { Browser } from 'playwright-core'
import { startSite, type SiteOptions, type TestSite } from '../../../scripts/testSite.ts'
import { openBrowser } from './browser.ts'

interface SiteInUse {
  readonly site: TestSite
  readonly browser: Browser
}

/** A site and a browser for the tests of a whole file; after the last of them both are gone. */
export async function useSite(options: SiteOptions = {}): Promise<SiteInUse> {
  // In the order in which they go, too.
  const browser = await openBrowser()
  after(() => browser.close())
  const site = await startSite(options)
  after(() => site.stop())
  return { site, browser }
}
