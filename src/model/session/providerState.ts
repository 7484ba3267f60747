// The state of one provider's session, and its transitions.

import type { Failure } from '../failure.ts'
import { changedAt } from '../keyed.ts'
import type { LoginFlow, ProviderSession } from './person.ts'

interface Wanted {
  readonly scopes: readonly string[]
  /** Kept during a refresh or login. */
  readonly session: ProviderSession | null
}

export type ProviderState =
  | { readonly status: 'signedOut' }
  | ({ readonly status: 'refreshing' } & Wanted)
  | { readonly status: 'signedIn'; readonly session: ProviderSession }
  /** The last refresh failed for a temporary reason. */
  | {
      readonly status: 'refreshFailing'
      readonly session: ProviderSession
      readonly failure: Failure
    }
  /** Needs a login: listed in the dialog, unless it started with the user's own click. */
  | ({
      readonly status: 'loginPending'
      readonly isInstant: boolean
      /** Why the last attempt failed. */
      readonly failure?: Failure
    } & Wanted)
  | ({
      readonly status: 'loggingIn'
      readonly isInstant: boolean
      readonly flow: LoginFlow
    } & Wanted)

export type ProvidersState = Readonly<Record<string, ProviderState>>

export const signedOut: ProviderState = { status: 'signedOut' }

export const heldBy = (state: ProviderState): ProviderSession | null =>
  state.status === 'signedOut' ? null : state.session

export const restored = (session: ProviderSession | null): ProviderState =>
  session ? { status: 'signedIn', session } : signedOut

export const isIdle = ({ status }: ProviderState): boolean =>
  status === 'signedOut' || status === 'signedIn' || status === 'refreshFailing'

/** Whether others than the clicking user wait for it, so that the dialog lists it. */
export const isListed = (state: ProviderState): boolean =>
  (state.status === 'loginPending' || state.status === 'loggingIn') && !state.isInstant

/** The scopes of all requests together, for one session. */
export function pendingLogin(
  before: ProviderState,
  scopes: readonly string[],
  isInstant: boolean,
): ProviderState {
  const session = heldBy(before)
  const others = 'scopes' in before ? before.scopes : (session?.scopes ?? [])
  return {
    status: 'loginPending',
    isInstant,
    scopes: [...new Set([...others, ...scopes])],
    session,
  }
}

/** Returns the same object if nothing changes for the provider. */
export const changed = (
  state: ProvidersState,
  providerId: string,
  change: (before: ProviderState) => ProviderState,
): ProvidersState => changedAt(state, providerId, signedOut, change)
