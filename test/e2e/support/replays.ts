// Replays the log that a page has recorded.

import assert from 'node:assert/strict'
import type { Action } from '@reduxjs/toolkit'
import type { Page } from 'playwright-core'
import { statesOf } from '../../site/checkReplays.ts'

/** Checks that the log gives the page's state; returns both as JSON. */
export async function assertReplays(page: Page): Promise<string> {
  const [log, shown] = (await page.evaluate(() => {
    const { porticoLog, porticoState } = window as unknown as Record<string, () => string>
    // Read together, so that no late answer comes between them.
    return [porticoLog?.() ?? '', porticoState?.() ?? ''].map((text) => JSON.parse(text) as unknown)
  })) as [Action[], Record<string, unknown>]
  const states = await statesOf({ log, state: shown })
  assert.deepEqual(states.given, states.shown)
  assert.ok(log.length > 30)
  return JSON.stringify([log, shown])
}
