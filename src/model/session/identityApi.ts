// What plugins may know of whoever is signed in, and what they may ask for (spec 1 §7, A-60).

import type { Identity, Profile } from './person.ts'

/** AUTH-34. */
export type SignedState = 'SignedIn' | 'SignedOut'

interface BackstageIdentity extends Identity {
  readonly type: 'user'
}

interface Credentials {
  /** Nothing for a guest without one. */
  readonly token?: string
}

/**
 * Rejects, or throws, 'Tried to access IdentityApi {method} before app was loaded' before somebody is signed in
 * (spec 1 §8), and 'No session available. Try reloading your browser page.' once they are not any more (spec 2 §8).
 */
export interface IdentityApi {
  /** Also of somebody whose session has expired, and who is being asked to sign in again. */
  readonly getBackstageIdentity: () => Promise<BackstageIdentity>
  /** As `getBackstageIdentity`. */
  readonly getProfileInfo: () => Promise<Profile>
  readonly getCredentials: () => Promise<Credentials>
  /** Resolves once the sign-out has begun, or where there is none to begin. */
  readonly signOut: () => Promise<void>
  /** Calls back at once and after each change; returns how to stop. Never throws. */
  readonly onSession: (listener: (state: SignedState) => void) => () => void
  /** Old: the name alone, of `getBackstageIdentity`. */
  readonly getUserId: () => string
  /** Old: of `getProfileInfo`. */
  readonly getProfile: () => Profile
  /** Old: of `getCredentials`. */
  readonly getIdToken: () => Promise<string | undefined>
}

export type IdentityMethod = Exclude<keyof IdentityApi, 'onSession'>

/** What the portal knows of the session. */
export type KnownSession =
  | { readonly status: 'before' }
  | {
      readonly status: 'live' | 'over'
      /** Nobody after a sign-out. */
      readonly who: { readonly identity: Identity; readonly profile: Profile } | null
    }
