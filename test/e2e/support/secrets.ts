// Looks for secrets in everything a page leaves behind: recorded log, storage, requests, console and addresses.

import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { IdentityProvider } from '../../servers/identityProvider/startIdentityProvider.ts'

interface Traces {
  /** Addresses of the page, history entries included. */
  readonly addresses: string[]
  /** The portal's requests, without the redirects of a provider. */
  readonly requests: string[]
  readonly said: string[]
}

const known = new WeakMap<Page, Traces>()

/** Starts recording; call it before the page is opened. */
export function keepTraces(page: Page, origin: string): void {
  const traces: Traces = { addresses: [], requests: [], said: [] }
  const isOwn = (url: string) => URL.parse(url)?.origin === origin
  known.set(page, traces)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && isOwn(frame.url())) traces.addresses.push(frame.url())
  })
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || isOwn(request.url())) traces.requests.push(request.url())
  })
  page.on('console', (message) => traces.said.push(message.text()))
  page.on('pageerror', (error) => traces.said.push(String(error)))
}

const recorded = () => {
  const { porticoLog, porticoState } = window as unknown as Readonly<Record<string, () => string>>
  return {
    log: porticoLog?.() ?? '',
    state: porticoState?.() ?? '',
    kept: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    address: location.href,
  }
}

/** Three parts, because the catalog's cursors are also JSON in base64. */
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]*/

/** The page must show the portal, after `keepTraces`. `more` are secrets of the test itself. */
export async function assertNoSecrets(
  page: Page,
  { issued }: IdentityProvider,
  more: readonly string[] = [],
): Promise<void> {
  const traces = known.get(page)
  assert.ok(traces, 'its traces have been kept')
  const places = { ...(await page.evaluate(recorded)), ...traces }
  assert.match(places.log, /configLoaded/, 'the log was recorded')
  assert.match(places.state, /"session":/)
  for (const [place, content] of Object.entries(places)) {
    const text = typeof content === 'string' ? content : content.join('\n')
    assert.ok(!token.test(text), `a token in ${place}`)
    for (const secret of [...issued.secrets(), ...more])
      assert.ok(!text.includes(secret), `a secret in ${place}`)
  }
}
