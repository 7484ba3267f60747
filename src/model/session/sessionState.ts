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

export type SessionState =
  /** Until it is known whether a user is remembered. */
  | { readonly status: 'undecided' }
  | { readonly status: 'signedOut'; readonly by?: SignOutCause }
  /** `attempt` counts requests from the second on: each opens a window of its own. */
  | ({ readonly status: 'signingIn'; readonly attempt?: number } & SignInRequest)
  | {
      readonly status: 'asking'
      readonly method: SignInMethod
      readonly question: GuestQuestion
      readonly answer?: boolean
    }
  /**
   * `isEnding`: it cannot be renewed and is about to expire. `isRefused`: the backend has answered
   * 401 to its token, and the session is checking it.
   */
  | ({
      readonly status: 'signedIn'
      readonly isEnding?: true
      readonly isRefused?: true
    } & Entered)
  /**
   * Signed in, but the last renewal failed for a temporary reason. `isRecalled`: without a token; who was signed in at
   * the last visit sees what was kept, until the backend can be reached.
   */
  | ({
      readonly status: 'renewalFailing'
      readonly failure: Failure
      readonly attempts: number
      readonly isRecalled?: true
    } & Entered)
  /** Expired: the page stays until its user signs in again or leaves. */
  | ({ readonly status: 'expired'; readonly failure: Failure } & Entered)
  /** `failure`: why the session ended; missing if it has not ended yet. */
  | ({
      readonly status: 'reentering'
      readonly failure?: Failure
      readonly isRefused?: true
    } & SignInRequest &
      Entered)
  | { readonly status: 'failed'; readonly method: SignInMethod; readonly failure: Failure }

export type StateOf<Status> = Extract<SessionState, { readonly status: Status }>

type Holding = Extract<SessionState, Entered>

export const isHeld = (state: SessionState): state is Holding => 'identity' in state

export const isLive = (state: SessionState): state is Holding =>
  state.status === 'signedIn' || state.status === 'renewalFailing'

export const enteredOf = ({ method, identity, profile, expiresAt }: Entered): Entered => ({
  method,
  identity,
  profile,
  expiresAt,
})

/** Kept while the user signs in again, because they may cancel. */
export const refusalOf = (state: { readonly isRefused?: true }): { readonly isRefused?: true } =>
  state.isRefused ? { isRefused: true } : {}

/** Kept until there is a token of this visit. */
export const recallOf = (state: SessionState): { readonly isRecalled?: true } =>
  state.status === 'renewalFailing' && state.isRecalled ? { isRecalled: true } : {}

/** The first attempt to have a session has failed. */
export const recalledOnce = { attempts: 1, isRecalled: true } as const

export type Recalled = SessionDetails & { readonly failure: Failure }

export type Refused = Omit<StateOf<'failed'>, 'status'>
