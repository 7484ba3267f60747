// How people sign in (spec 1 §2, §6).

import type { ConfigReader } from '../config/configReader.ts'
import { providerTitle } from './providers.ts'

export interface OfferedProvider {
  /** `guest`, `custom`, or the id of a provider of the auth backend. */
  readonly id: string
  /** In place of the provider's own name. */
  readonly title?: string
  /** What stands below it. */
  readonly message?: string
  /** Whoever gets as far as this page is known already: a proxy before the backend has seen to it. */
  readonly isProxied: boolean
}

export interface SignInPageConfig {
  readonly providers: readonly OfferedProvider[]
  /** Without a click, where there is one provider. */
  readonly isAutomatic: boolean
}

/** What somebody who signs in calls the provider. */
export const titleOf = (page: SignInPageConfig | null, providerId: string): string =>
  page?.providers.find(({ id }) => id === providerId)?.title ?? providerTitle(providerId)

function readProvider(config: ConfigReader): OfferedProvider {
  const title = config.getOptionalString('title')
  const message = config.getOptionalString('message')
  return {
    id: config.getString('id'),
    ...(title === undefined ? {} : { title }),
    ...(message === undefined ? {} : { message }),
    isProxied: config.getOptionalBoolean('proxied') ?? false,
  }
}

/** Null where no sign-in page is configured: everybody is a guest. Throws `ConfigError`. */
export function readSignInPage(config: ConfigReader): SignInPageConfig | null {
  const page = config.getOptionalConfig('app.signInPage')
  if (!page) return null
  return {
    providers: page.getConfigArray('providers').map(readProvider),
    isAutomatic: page.getOptionalBoolean('auto') ?? false,
  }
}
