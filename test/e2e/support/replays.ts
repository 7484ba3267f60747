// Replays the log that a page has recorded.

import assert from 'node:assert/strict'
import type { Action } from '@reduxjs/toolkit'
import type { Page } from 'playwright-core'
import { completeReducer } from '../../../scripts/completeReducer.ts'
import { asRecorded } from '../../../src/store/asRecorded.ts'
import { replayed } from '../../../src/store/recorder.ts'
import { createRootReducer } from '../../../src/store/rootReducer.ts'

/** Checks that the log gives the page's state; returns both as JSON. */
export async function assertReplays(page: Page): Promise<string> {
  const [log, shown] = (await page.evaluate(() => {
    const { porticoLog, porticoState } = window as unknown as Record<string, () => string>
    // Read together, so that no late answer comes between them.
    return [porticoLog?.() ?? '', porticoState?.() ?? ''].map((text) => JSON.parse(text) as unknown)
  })) as [Action[], Record<string, unknown>]
  const reducer = asRecorded(await completeReducer(), createRootReducer)
  const state = JSON.parse(JSON.stringify(replayed(reducer, log))) as Record<string, unknown>
  // The cache marks each page's instance with a random id and reports another one as a conflict.
  for (const { backend } of [state, shown] as { backend?: { config?: unknown } }[])
    delete backend?.config
  assert.deepEqual(state, shown)
  assert.ok(log.length > 30)
  return JSON.stringify([log, shown])
}
