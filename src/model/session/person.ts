// Who somebody is, as far as the store may know: no token is part of it.

/** Spec 1 §3. */
export interface Identity {
  /** `kind:namespace/name` of the user. */
  readonly userEntityRef: string
  /** What the token's `ent` claim names. */
  readonly ownershipEntityRefs: readonly string[]
}

export interface Profile {
  readonly email?: string
  readonly displayName?: string
  /** Address of an image. */
  readonly picture?: string
}

/** Of `app.signInPage`: guest, custom, or the id of a provider. */
export type SignInMethod = string

export const guestMethod = 'guest'
export const customMethod = 'custom'

/** Popup opens a window of the provider; redirect leaves the page for it, and comes back. */
export type LoginFlow = 'popup' | 'redirect'

/** `otherUser`: another tab signed in as somebody else. */
export type SignOutCause = 'inactivity' | 'user' | 'otherTab' | 'otherUser'

/** Whether to go on without a token, or to stop doing so. */
export type GuestQuestion = 'useLegacyToken' | 'useBackend'

export interface SignInRequest {
  readonly method: SignInMethod
  /** Nobody is asked for anything. */
  readonly isSilent?: boolean
  /** In place of what the configuration says. */
  readonly flow?: LoginFlow
}

/** What a provider of the auth backend knows of a session, without its tokens (spec 3 §3). */
export interface ProviderSession {
  /** Normalised. */
  readonly scopes: readonly string[]
  /** When the first of its tokens expires, in milliseconds since epoch; null where none does. */
  readonly expiresAt: number | null
  /** Of its Backstage token alone; null where it has none. */
  readonly identityExpiresAt: number | null
  readonly profile: Profile
  /** Null where the backend has no sign-in resolver for the provider. */
  readonly identity: Identity | null
}

/** How a provider's session is asked for. */
export interface AccessOptions {
  /** Normalised. */
  readonly scopes: readonly string[]
  /** Nobody is asked: without a session there is none. */
  readonly isOptional?: boolean
  /** In a click: asks at once, in this way, and nobody else. */
  readonly instantly?: LoginFlow
}
