// Tokens and codes are nowhere but in memory, cookies and headers.

import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

interface Recorded {
  readonly porticoLog: () => string
  readonly porticoState: () => string
}

/** Every JSON Web Token begins so, whoever issued it. */
const tokenStart = /eyJ[\w-]{8}/

/** In what a page keeps, shows in its address, has recorded, and has asked for. */
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
      assert.doesNotMatch(text, tokenStart, place)
      assert.ok(!secrets.some((secret) => text.includes(secret)), place)
    }
  }
}
