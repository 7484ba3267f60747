// Waits until a page has reached a state. Looking once, right after a click or a navigation, may be too early.

import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Locator } from 'playwright-core'
import { eventually } from '../../site/eventually.ts'

/** Milliseconds, the same as Playwright's own timeout. */
const longest = 30_000

/** Resolves once `read` gives the expected value; fails with the last one. */
export async function becomes<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  let last = await read()
  const isSo = async () => isDeepStrictEqual((last = await read()), expected)
  await eventually('it is read', isSo, longest).catch(() => undefined)
  assert.deepEqual(last, expected)
}

/** Resolves once the element has the focus. */
export const whenFocused = (element: Locator): Promise<void> =>
  element.and(element.page().locator(':focus')).waitFor({ state: 'attached' })
