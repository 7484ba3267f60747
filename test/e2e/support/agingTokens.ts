// Tests move the page's clock, but not the backend's. This lets tokens expire by the page's clock: expired ones are
// made invalid on their way to the backend.

import type { BrowserContext, Page } from 'playwright-core'
import { tokenOfAnswer } from '../../../src/model/session/guestSession.ts'

export interface AgingTokens {
  /** Number of catalog requests so far. */
  readonly asked: () => number
  /** Number of those with an expired token. */
  readonly late: () => number
}

/** `lifetime` in milliseconds. */
export async function ageTokens(context: BrowserContext, lifetime: number): Promise<AgingTokens> {
  const born = new Map<string, number>()
  const now = (page: Page) => page.evaluate(() => Date.now())
  let asked = 0
  let late = 0
  await context.route('**/api/auth/*/refresh*', async (route) => {
    // The service worker has a clock of its own, so the time comes from a page; all pages have the same.
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
