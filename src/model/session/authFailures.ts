// What can go wrong on the way to a session, in the specification's words (spec 1 §8, spec 3 §8).

import { FailureError, type Failure, type FailureKind } from '../failure.ts'
import { withoutTokens } from './withoutTokens.ts'

export const popupRejectedName = 'PopupRejectedError'
/** Of an answer that says nothing of who it is for. */
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

/** `origin` is the one the backend expects the portal to have. */
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

/** `method` of the identity that plugins ask for. */
export const beforeLoad = (method: string): FailureError =>
  failure('Error', `Tried to access IdentityApi ${method} before app was loaded`, 'unexpected')

export const guestRefused = (): FailureError =>
  failure(
    'Error',
    'You cannot sign in as a guest, you must either enable the legacy guest token or configure the auth backend to support guest sign in.',
  )

export const multipleAzureResources = (): FailureError =>
  failure('Error', 'Requested access token with scopes from multiple Azure resources')

export const notASession = (): FailureError =>
  failure('WrongShapeError', 'The answer holds no session', 'wrongShape')

/** In the words of the auth backend. */
export const refusedAtProvider = (words: string): FailureError =>
  failure('Error', withoutTokens(words))

/** Somebody signed out, or another person in, while it was asked for. */
export const forgottenMeanwhile = (): FailureError =>
  failure('AbortError', 'The session was left meanwhile', 'aborted')

/** With `detail` in the words of whatever failed; its kind stays. */
export const refreshRequestFailed = (detail: Failure): FailureError =>
  new FailureError({ ...detail, message: `Auth refresh request failed, ${detail.message}` })

export const logoutRequestFailed = (detail: Failure): FailureError =>
  new FailureError({ ...detail, message: `Logout request failed, ${detail.message}` })
