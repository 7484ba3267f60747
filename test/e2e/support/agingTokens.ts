// The backend knows nothing of the hours that a test makes pass. Here its tokens grow old with the page's clock, and
// the backend gets those that are too old as ones that it refuses.

import type { BrowserContext, Page } from 'playwright-core'
import { tokenOfAnswer } from '../../../src/model/session/guestSession.ts'

export interface AgingTokens {
  /** Requests of the catalog so far. */
  readonly asked: () => number
  /** Those of them whose token was too old. */
  readonly late: () => number
}

/** `lifetime` in milliseconds. */
export async function ageTokens(context: BrowserContext, lifetime: number): Promise<AgingTokens> {
  const born = new Map<string, number>()
  const now = (page: Page) => page.evaluate(() => Date.now())
  let asked = 0
  let late = 0
  await context.route('**/api/auth/*/refresh*', async (route) => {
    // The worker that refreshes has a clock of its own; all pages have the same.
    const [page] = context.pages()
    const answer = await route.fetch()
    const token = answer.ok() ? tokenOfAnswer(await answer.json()) : undefined
    if (page && token !== undefined) born.set(token, await now(page))
    await route.fulfill({ response: answer })
  })
  await context.route('**/api/catalog/**', async (route) => {
    const request = route.request()
    const headers = await request.allHeaders()
    const [, token] = /^Bearer (.+)$/.exec(headers['authorization'] ?? '') ?? []
    if (token === undefined) return route.continue()
    asked += 1
    const time = await now(request.frame().page())
    if (!born.has(token)) born.set(token, time)
    if (time - (born.get(token) ?? time) < lifetime) return route.continue()
    late += 1
    return route.continue({ headers: { ...headers, authorization: `Bearer ${token}x` } })
  })
  return { asked: () => asked, late: () => late }
}
