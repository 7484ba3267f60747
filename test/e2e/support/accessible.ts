// What holds for every page in every state: nothing that axe finds, and nothing wider than the page.

import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Success criteria of WCAG 2.2, levels A and AA. */
const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Each rule that is broken, with the elements that break it; `tags` empty: all rules. The legacy mode evaluates in the
 * page itself: the other opens a second page for its report and takes three times as long. No page here has frames.
 */
export async function violationsOf(page: Page, tags = criteria): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(tags.length > 0 && { runOnly: tags }) })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

export async function assertAccessible(page: Page): Promise<void> {
  assert.deepEqual(await violationsOf(page), [])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.ok(overflow <= 0, `${String(overflow)} pixels too wide`)
}
