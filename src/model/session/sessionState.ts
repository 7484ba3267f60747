// What is known of the portal's own session.

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
  /** Milliseconds since epoch; null for a session that does not expire. */
  readonly expiresAt: number | null
}

export interface Entered extends SessionDetails {
  readonly method: SignInMethod
}

export type SessionState =
  /** Before it is known whether this browser remembers someone. */
  | { readonly status: 'undecided' }
  | { readonly status: 'signedOut'; readonly by?: SignOutCause }
  | ({ readonly status: 'signingIn' } & SignInRequest)
  | {
      readonly status: 'asking'
      readonly method: SignInMethod
      readonly question: GuestQuestion
      readonly answer?: boolean
    }
  /** `isEnding`: nothing renews it, and its end is near. `isRefused`: the backend has answered 401 to its token. */
  | ({
      readonly status: 'signedIn'
      readonly isEnding?: true
      readonly isRefused?: true
    } & Entered)
  /** Signed in, and the last renewal did not succeed for a reason that may pass. */
  | ({
      readonly status: 'renewalFailing'
      readonly failure: Failure
      readonly attempts: number
    } & Entered)
  /** Over: the page stays as it is until its user signs in again, or leaves. */
  | ({ readonly status: 'expired'; readonly failure: Failure } & Entered)
  /** `failure`: why the session is over; without one it is not over yet. */
  | ({ readonly status: 'reentering'; readonly failure?: Failure } & SignInRequest & Entered)
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
