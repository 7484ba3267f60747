// Checks that hold for every page in every state: no axe violation, and no horizontal scrolling.

import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { tally } from '../../site/tally.ts'

/** Success criteria of WCAG 2.2, levels A and AA. */
const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Each broken rule with its elements; empty `tags` check every rule. Legacy mode evaluates in the page itself, three
 * times as fast as the other mode, which opens a second page for frames. No page here has frames.
 */
export async function violationsOf(page: Page, tags = criteria): Promise<readonly string[]> {
  tally['checks of accessibility'] += 1
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
