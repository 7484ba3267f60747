// What holds for every page in every state: nothing that axe finds, and nothing wider than the page.

import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Success criteria of WCAG 2.2, levels A and AA. */
const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export async function assertAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(criteria).analyze()
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  assert.deepEqual(found, [])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.ok(overflow <= 0, `${String(overflow)} pixels too wide`)
}
