// A user, as far as the store may know: without tokens.

/** Spec 1 §3. */
export interface Identity {
  /** Entity ref of the user. */
  readonly userEntityRef: string
  /** The token's `ent` claim. */
  readonly ownershipEntityRefs: readonly string[]
}

export interface Profile {
  readonly email?: string
  readonly displayName?: string
  /** URL of an image. */
  readonly picture?: string
}

/** As in `app.signInPage`: guest, custom, or the id of a provider. */
export type SignInMethod = string

export const guestMethod = 'guest'
export const customMethod = 'custom'

/** `popup` opens the provider's window; `redirect` leaves the page and returns. */
export type LoginFlow = 'popup' | 'redirect'

/** `otherUser`: another user signed in, in another tab. */
export type SignOutCause = 'inactivity' | 'user' | 'otherTab' | 'otherUser'

/** Whether to continue without a token, or to return to one. */
export type GuestQuestion = 'useLegacyToken' | 'useBackend'

export interface SignInRequest {
  readonly method: SignInMethod
  /** Overrides the configuration. */
  readonly flow?: LoginFlow
}

/** A session at a provider, without its tokens (spec 3 §3). */
export interface ProviderSession {
  /** Normalised. */
  readonly scopes: readonly string[]
  /** Expiry of the first of its tokens, in milliseconds since epoch; null if none expires. */
  readonly expiresAt: number | null
  /** Expiry of its Backstage token; null without one. */
  readonly identityExpiresAt: number | null
  readonly profile: Profile
  /** Null if the backend has no sign-in resolver for the provider. */
  readonly identity: Identity | null
}

/** How a session is requested. */
export interface AccessOptions {
  /** Normalised. */
  readonly scopes: readonly string[]
  /** Without asking the user; may find no session. */
  readonly isOptional?: boolean
  /** For use in a click: opens the login in this way, without the dialog. */
  readonly instantly?: LoginFlow
}
