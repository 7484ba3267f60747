// Asserts that tokens and codes are only in memory, cookies and headers.

import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

interface Recorded {
  readonly porticoLog: () => string
  readonly porticoState: () => string
}

/** Start of every JSON Web Token. */
const tokenStart = /eyJ[\w-]{8}/
/** Random ids of requests, which may happen to contain these letters. They are shorter than any token, and have no dots. */
const requestIds = /"[\w-]{21}"/g

/** Checks the storage, address, recorded log and requests of these pages. */
export async function assertNoSecrets(
  pages: readonly Page[],
  secrets: readonly string[],
): Promise<void> {
  assert.ok(secrets.length > 0)
  for (const page of pages) {
    const places = await page.evaluate(() => {
      const { porticoLog, porticoState } = window as unknown as Recorded
      return {
        log: porticoLog(),
        state: porticoState(),
        localStorage: JSON.stringify(localStorage),
        sessionStorage: JSON.stringify(sessionStorage),
        history: JSON.stringify(history.state),
        addresses: [location.href, ...performance.getEntries().map(({ name }) => name)].join('\n'),
        text: document.documentElement.outerHTML,
      }
    })
    assert.match(places.log, /session\//)
    for (const [place, text] of Object.entries(places)) {
      assert.doesNotMatch(text.replaceAll(requestIds, ''), tokenStart, place)
      assert.ok(!secrets.some((secret) => text.includes(secret)), place)
    }
  }
}
