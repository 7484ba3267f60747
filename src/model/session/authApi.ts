// The sessions of providers, as plugins ask for them (spec 3 §4).

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { Identity, Profile } from './person.ts'

export interface AuthOptions {
  /** Nobody is asked; without a session there is nothing. */
  readonly optional?: boolean
  /** In a click: the provider's window opens at once, in place of a question. */
  readonly instantPopup?: boolean
}

interface BackstageIdentity extends Identity {
  readonly type: 'user'
  readonly token: string
}

/** All reject with a `FailureError`; where somebody refused it is called `RejectedError`. */
export interface AuthApi {
  /** Empty where it is optional, and there is none. */
  readonly getAccessToken: (
    providerId: string,
    scopes?: string | readonly string[],
    options?: AuthOptions,
  ) => Promise<string>
  readonly getIdToken: (providerId: string, options?: AuthOptions) => Promise<string>
  readonly getProfile: (providerId: string, options?: AuthOptions) => Promise<Profile | undefined>
  readonly getBackstageIdentity: (
    providerId: string,
    options?: AuthOptions,
  ) => Promise<BackstageIdentity | undefined>
}

export const authRef: ServiceRef<AuthApi> = { id: 'core.auth' }
