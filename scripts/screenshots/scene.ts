// A page in a state, to be photographed. A scene opens an address; `prepare` runs before it and intercepts requests, `act`
// runs after it and brings the page into the state.

import type { Page, Route } from 'playwright-core'
import { alice } from '../../test/servers/identityProvider/people.ts'
import type { TestSite } from '../../test/site/testSite.ts'

export interface Scene {
  readonly name: string
  readonly path: string
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly act?: (page: Page, site: TestSite) => Promise<unknown>
  /** Without a remembered guest. */
  readonly isSignedOut?: true
  /** The page never finishes loading. */
  readonly isLoading?: true
}

export const checkout = '/catalog/default/component/checkout-service'

const never = () => undefined
export const fails = (route: Route) =>
  route.fulfill({
    status: 503,
    json: { error: { name: 'ServiceUnavailableError', message: 'The database is restarting' } },
  })

type Addresses = string | RegExp

/** Requests to some addresses get no answer. */
export const loading = (name: string, path: string, requests: Addresses): Scene => ({
  name: `${name}-loading`,
  path,
  prepare: (page) => page.route(requests, never),
  isLoading: true,
})

/** Requests to some addresses fail. */
export const failed = (name: string, path: string, requests: Addresses): Scene => ({
  name: `${name}-failed`,
  path,
  prepare: (page) => page.route(requests, fails),
})

/** A page that is full, on its way, and failed. */
export const withStates = (
  name: string,
  path: string,
  requests: Addresses = '**/api/catalog/**',
): readonly Scene[] => [{ name, path }, loading(name, path, requests), failed(name, path, requests)]

export async function signInToGithub(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in to GitHub' }).first().click()
  await (await opened).getByRole('button', { name: alice.displayName }).click()
}

/** Opens a dialog by keys. */
export const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await page.getByRole('dialog').first().waitFor()
}
