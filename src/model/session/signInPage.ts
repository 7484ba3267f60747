// Settings of the sign-in page (spec 1 §2, §6).

import type { ConfigReader } from '../config/configReader.ts'
import { providerTitle } from './providers.ts'

export interface OfferedProvider {
  /** `guest`, `custom`, or the id of a provider of the auth backend. */
  readonly id: string
  /** Overrides the provider's name. */
  readonly title?: string
  /** Text below the title. */
  readonly message?: string
  /** A proxy in front of the backend has already authenticated the user. */
  readonly isProxied: boolean
}

export interface SignInPageConfig {
  readonly providers: readonly OfferedProvider[]
  /** Signs in without a click, if there is one provider. */
  readonly isAutomatic: boolean
}

/** The provider's name for users. */
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

/** Null without a configured sign-in page: everybody is a guest. Throws `ConfigError`. */
export function readSignInPage(config: ConfigReader): SignInPageConfig | null {
  const page = config.getOptionalConfig('app.signInPage')
  if (!page) return null
  return {
    providers: page.getConfigArray('providers').map(readProvider),
    isAutomatic: page.getOptionalBoolean('auto') ?? false,
  }
}
