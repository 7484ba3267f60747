// The cases of the catalog's contract with a real backend; no browser is needed.

import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { guestSessionRequest, tokenOfAnswer } from '../../src/model/session/guestSession.ts'
import { startSite } from '../site/testSite.ts'
import { contractCases, createCache } from '../support/catalogContract.ts'

const site = await startSite()
after(() => site.stop())
const { url } = site.backend
const session = await fetch(`${url}/api/auth/guest/refresh`, guestSessionRequest)
const { dispatch } = createCache(url, tokenOfAnswer(await session.json()) ?? null)

for (const { title, ask, expected } of contractCases) {
  void it(title, async () => {
    const { data, error } = await ask(dispatch)
    // As JSON, because classes of another realm are not equal.
    const outcome: unknown = JSON.parse(JSON.stringify({ data, error }))
    assert.partialDeepStrictEqual(outcome, expected)
  })
}
