// Sessions of providers, for plugins (spec 3 §4).

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { Identity, Profile } from './person.ts'

export interface AuthOptions {
  /** Without asking the user; without a session the result is empty. */
  readonly optional?: boolean
  /** For use in a click: opens the provider's window at once, without the dialog. */
  readonly instantPopup?: boolean
}

interface BackstageIdentity extends Identity {
  readonly type: 'user'
  readonly token: string
}

/** All reject with a `FailureError`, called `RejectedError` if the user declined. */
export interface AuthApi {
  /** Empty if `optional` and there is no session. */
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
