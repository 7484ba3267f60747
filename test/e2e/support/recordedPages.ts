// Hands the recordings of pages to the run of the browser tests, which replays them all.

import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { recordingsVariable, type PageRecording } from '../../site/pageRecordings.ts'

const folder = process.env[recordingsVariable]
let count = 0

interface Recorded {
  readonly porticoLog: () => string
  readonly porticoState: () => string
}

/** Null if the page is not the portal, or is gone. */
export const recordingOf = (page: Page): Promise<Omit<PageRecording, 'test'> | null> =>
  page
    .evaluate(() => {
      if (!('porticoLog' in window)) return null
      const { porticoLog, porticoState } = window as unknown as Recorded
      // Read together, so that no late answer comes between them.
      const [log, state] = [porticoLog(), porticoState()]
      return {
        url: location.href,
        log: JSON.parse(log) as PageRecording['log'],
        state: JSON.parse(state) as PageRecording['state'],
      }
    })
    .catch(() => null)

/** Before the context is closed. Does nothing outside of a whole run. */
export async function keepRecordings(context: BrowserContext): Promise<void> {
  if (folder === undefined) return
  for (const page of context.pages()) {
    const recording = await recordingOf(page)
    if (!recording) continue
    const test = basename(process.argv[1] ?? '')
    const file = `${folder}/${test}-${String(process.pid)}-${String((count += 1))}.json`
    writeFileSync(file, JSON.stringify({ test, ...recording } satisfies PageRecording))
  }
}
