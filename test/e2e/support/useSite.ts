// Setup of nearly every browser test.

import { after, afterEach } from 'node:test'
import type { Browser } from 'playwright-core'
import { startSite, type SiteOptions, type TestSite } from '../../site/testSite.ts'
import { openBrowser } from './browser.ts'
import { keepRecordings, recordingOf } from './recordedPages.ts'

/** Events that are printed of each page of a failed test. */
const shownEvents = 40

/** Prints the beginnings of the last events of all open pages. */
async function printEvents(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const recording = await recordingOf(page)
    if (!recording) continue
    console.log(`Last events of ${recording.url}:`)
    for (const event of recording.log.slice(-shownEvents))
      console.log(`  ${JSON.stringify(event).slice(0, 200)}`)
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
