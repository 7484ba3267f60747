// What a page comes to, waited for: whoever looks once, right after a click or a navigation, may look too early.

import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Locator } from 'playwright-core'
import { eventually } from '../../../scripts/testSite.ts'

/** Milliseconds, as long as Playwright waits for anything. */
const longest = 30_000

/** Resolves once this is read; fails with what was read last. */
export async function becomes<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  let last = await read()
  const isSo = async () => isDeepStrictEqual((last = await read()), expected)
  await eventually('it is read', isSo, longest).catch(() => undefined)
  assert.deepEqual(last, expected)
}

/** Resolves once the element has the focus. */
export const whenFocused = (element: Locator): Promise<void> =>
  element.and(element.page().locator(':focus')).waitFor({ state: 'attached' })
