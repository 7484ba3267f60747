// Checks that hold for every page in every state: no axe violation, and no horizontal scrolling.

import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { tally } from '../../site/tally.ts'

/** WCAG 2.2, levels A and AA, and what axe holds for good practice: landmarks, headings, names of tables. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Each broken rule, of any impact, with its elements. Legacy mode evaluates in the page itself, three times as fast as
 * the other mode, which opens a second page for frames. No page here has frames.
 * `except` names rules that are wrong for a page.
 */
export async function violationsOf(
  page: Page,
  except: readonly string[] = [],
): Promise<readonly string[]> {
  tally['checks of accessibility'] += 1
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: rules })
    .disableRules([...except])
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
