// The signed-in user, for plugins (spec 1 §7, A-60).

import type { Identity, Profile } from './person.ts'

/** AUTH-34. */
export type SignedState = 'SignedIn' | 'SignedOut'

interface BackstageIdentity extends Identity {
  readonly type: 'user'
}

interface Credentials {
  /** Undefined for a guest without a token. */
  readonly token?: string
}

/**
 * Rejects, or throws, 'Tried to access IdentityApi {method} before app was loaded' before sign-in (spec 1 §8), and 'No
 * session available. Try reloading your browser page.' after sign-out (spec 2 §8).
 */
export interface IdentityApi {
  /** Also returns a user whose session has expired and who is asked to sign in again. */
  readonly getBackstageIdentity: () => Promise<BackstageIdentity>
  /** Same restrictions as `getBackstageIdentity`. */
  readonly getProfileInfo: () => Promise<Profile>
  readonly getCredentials: () => Promise<Credentials>
  /** Resolves when the sign-out has started, or if nobody is signed in. */
  readonly signOut: () => Promise<void>
  /** Calls back at once and after each change; returns a function to stop. Never throws. */
  readonly onSession: (listener: (state: SignedState) => void) => () => void
  /** Deprecated: the name in `getBackstageIdentity`. */
  readonly getUserId: () => string
  /** Deprecated: see `getProfileInfo`. */
  readonly getProfile: () => Profile
  /** Deprecated: see `getCredentials`. */
  readonly getIdToken: () => Promise<string | undefined>
}

export type IdentityMethod = Exclude<keyof IdentityApi, 'onSession'>

/** The session as the portal knows it. */
export type KnownSession =
  | { readonly status: 'before' }
  | {
      readonly status: 'live' | 'over'
      /** Null after a sign-out. */
      readonly who: { readonly identity: Identity; readonly profile: Profile } | null
    }
