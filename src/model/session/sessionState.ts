// State of the portal's own session.

import type { Failure } from '../failure.ts'
import type {
  GuestQuestion,
  Identity,
  Profile,
  SignInMethod,
  SignInRequest,
  SignOutCause,
} from './person.ts'

export interface SessionDetails {
  readonly identity: Identity
  readonly profile: Profile
  /** Milliseconds since epoch; null if it does not expire. */
  readonly expiresAt: number | null
}

export interface Entered extends SessionDetails {
  readonly method: SignInMethod
}

/** A session whose user is being asked for another token. */
interface Interrupted extends SessionDetails {
  /** The state that a cancelled sign-in returns to. */
  readonly before: StateOf<'ending' | 'refused' | 'expired'>
}

export type SessionState =
  /** Until it is known whether a user is remembered. */
  | { readonly status: 'undecided' }
  | { readonly status: 'signedOut'; readonly by?: SignOutCause }
  /** Signing in as at the last visit, or as in another tab, without asking the user. */
  | { readonly status: 'resuming'; readonly method: SignInMethod }
  /** `attempt` counts requests from the second on: each opens a window of its own. */
  | ({ readonly status: 'signingIn'; readonly attempt?: number } & SignInRequest)
  | {
      readonly status: 'asking'
      readonly method: SignInMethod
      readonly question: GuestQuestion
      readonly answer?: boolean
    }
  | ({ readonly status: 'signedIn' } & Entered)
  /** Signed in, but it cannot be renewed and is about to expire. */
  | ({ readonly status: 'ending' } & Entered)
  /** The backend has answered 401 to its token, which is being checked. `was`: the status before. */
  | ({ readonly status: 'refused'; readonly was: 'signedIn' | 'ending' } & Entered)
  /** Signed in, but the last renewal failed for a temporary reason. */
  | ({
      readonly status: 'renewalFailing'
      readonly failure: Failure
      readonly attempts: number
    } & Entered)
  /**
   * Without a token: who was signed in at the last visit sees what was kept, until the backend can be reached. `attempts`
   * to reach it have failed.
   */
  | ({
      readonly status: 'recalled'
      readonly failure: Failure
      readonly attempts: number
    } & Entered)
  /** Expired: the page stays until its user signs in again or leaves. */
  | ({ readonly status: 'expired'; readonly failure: Failure } & Entered)
  /** Its user signs in again. */
  | ({ readonly status: 'reentering' } & SignInRequest & Interrupted)
  /** The user has signed in again in another tab; this one follows without asking them. */
  | ({ readonly status: 'rejoining'; readonly method: SignInMethod } & Interrupted)
  | { readonly status: 'failed'; readonly method: SignInMethod; readonly failure: Failure }

export type StateOf<Status extends SessionState['status']> = Extract<
  SessionState,
  { readonly status: Status }
>

type Holding = Extract<SessionState, SessionDetails>

/** There is a user, whose page stays. */
export const isHeld = (state: SessionState): state is Holding => 'identity' in state

const isOneOf =
  <Status extends SessionState['status']>(...statuses: readonly Status[]) =>
  (state: SessionState): state is StateOf<Status> =>
    statuses.some((status) => status === state.status)

/** The last answer of the auth backend was a token, which has not expired. */
export const isSignedIn = isOneOf('signedIn', 'ending', 'refused')

/** A renewal failed and is tried again. */
export const isFailing = isOneOf('renewalFailing', 'recalled')

/** Has not ended. */
export const isLive = isOneOf('signedIn', 'ending', 'refused', 'renewalFailing', 'recalled')

/** Another token is awaited for the same user. */
export const isReentering = isOneOf('reentering', 'rejoining')

/** No user yet; a token is awaited. */
export const isEntering = isOneOf('resuming', 'signingIn')

export const enteredOf = ({ method, identity, profile, expiresAt }: Entered): Entered => ({
  method,
  identity,
  profile,
  expiresAt,
})

/** The same user, asked for another token with this request. */
export function interrupted(state: SessionState): Interrupted | undefined {
  const canReenter =
    state.status === 'expired' ||
    state.status === 'ending' ||
    (state.status === 'refused' && state.was === 'ending')
  if (!canReenter) return undefined
  const { identity, profile, expiresAt } = state
  return { identity, profile, expiresAt, before: state }
}

export type Recalled = SessionDetails & { readonly failure: Failure }

export type Refused = Omit<StateOf<'failed'>, 'status'>
