// A page in a state, to be photographed. A scene opens an address; `prepare` runs before it and intercepts requests, `act`
// runs after it and brings the page into the state.

import type { Page, Route } from 'playwright-core'

export interface Scene {
  readonly name: string
  readonly path: string
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly act?: (page: Page) => Promise<unknown>
  /** Without a remembered guest. */
  readonly isSignedOut?: true
  /** The page never finishes loading. */
  readonly isLoading?: true
}

export const never = () => undefined
export const fails = (route: Route) =>
  route.fulfill({
    status: 503,
    json: { error: { name: 'ServiceUnavailableError', message: 'The database is restarting' } },
  })
