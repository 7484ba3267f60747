// Failures of sign-in, with the specification's messages (spec 1 §8, spec 3 §8).

import { FailureError, type Failure, type FailureKind } from '../failure.ts'
import { withoutTokens } from './withoutTokens.ts'

export const popupRejectedName = 'PopupRejectedError'
/** The response names no user. */
export const identityFailureName = 'IdentityError'
export const popupClosedName = 'PopupClosedError'

const failure = (name: string, message: string, kind: FailureKind = 'rejected'): FailureError =>
  new FailureError({ kind, name, message })

export const rejectedByUser = (): FailureError =>
  failure('RejectedError', 'Login failed, rejected by user')

export const scopesMissing = (): FailureError =>
  failure('Error', 'Refreshed session did not receive the required scopes')

export const popupBlocked = (): FailureError =>
  failure(popupRejectedName, 'Failed to open auth popup.')

export const popupClosed = (): FailureError =>
  failure(popupClosedName, 'Login failed, popup was closed')

/** `origin` is where the backend expects the portal. */
export const wrongOrigin = (origin: string): FailureError =>
  failure(popupClosedName, `Login failed, Incorrect app origin, expected ${origin}`)

export const notForSignIn = (title: string): FailureError =>
  failure('Error', `The ${title} provider is not configured to support sign-in`)

export const noSession = (): FailureError =>
  failure('Error', 'No session available. Try reloading your browser page.', 'unauthorized')

export const notSignedIn = (): FailureError =>
  failure(
    'Error',
    'You do not appear to be signed in. Please try reloading the browser page.',
    'unauthorized',
  )

export const noUserEntityRef = (): FailureError =>
  failure(identityFailureName, 'No user entity ref found', 'wrongShape')

/** `method` of the identity API. */
export const beforeLoad = (method: string): FailureError =>
  failure('Error', `Tried to access IdentityApi ${method} before app was loaded`, 'unexpected')

export const guestRefusedName = 'GuestRefusedError'

export const guestRefused = (): FailureError =>
  failure(
    guestRefusedName,
    'You cannot sign in as a guest, you must either enable the legacy guest token or configure the auth backend to support guest sign in.',
  )

/** The user has no token, and the backend needs one. */
export const tokenMissing = (): FailureError =>
  failure('TokenMissingError', 'This backend requires a token.', 'unauthorized')

export const multipleAzureResources = (): FailureError =>
  failure('Error', 'Requested access token with scopes from multiple Azure resources')

export const notASession = (): FailureError =>
  failure('WrongShapeError', 'The response has no session', 'wrongShape')

/** In the auth backend's words. */
export const refusedAtProvider = (words: string): FailureError =>
  failure('Error', withoutTokens(words))

/** The user signed out, or another signed in, during the request. */
export const forgottenMeanwhile = (): FailureError =>
  failure('AbortError', 'The session was left meanwhile', 'aborted')

/** A refresh did not begin, because the user was asked to sign in. */
export const overtakenByLogin = (): FailureError =>
  failure('AbortError', 'A login began before the refresh', 'aborted')

/** Replaces the message by `detail` and keeps the kind. */
export const refreshRequestFailed = (detail: Failure): FailureError =>
  new FailureError({ ...detail, message: `Auth refresh request failed, ${detail.message}` })

export const logoutRequestFailed = (detail: Failure): FailureError =>
  new FailureError({ ...detail, message: `Logout request failed, ${detail.message}` })
