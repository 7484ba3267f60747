// What is known of one provider's session, and what each event makes of it.

import type { Failure } from '../failure.ts'
import { changedAt } from '../keyed.ts'
import type { LoginFlow, ProviderSession } from './person.ts'

interface Wanted {
  readonly scopes: readonly string[]
  /** Kept while something else is done about it. */
  readonly session: ProviderSession | null
}

export type ProviderState =
  | { readonly status: 'signedOut' }
  | ({ readonly status: 'refreshing' } & Wanted)
  | { readonly status: 'signedIn'; readonly session: ProviderSession }
  /** The last refresh did not succeed for a reason that may pass. */
  | {
      readonly status: 'refreshFailing'
      readonly session: ProviderSession
      readonly failure: Failure
    }
  /** Somebody has to allow it: listed in the dialog, unless it was their own click that asked for it. */
  | ({
      readonly status: 'loginPending'
      readonly isInstant: boolean
      /** Why the last try came to nothing. */
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

/** Asked for by others than whoever clicked: these stand in the dialog. */
export const isListed = (state: ProviderState): boolean =>
  (state.status === 'loginPending' || state.status === 'loggingIn') && !state.isInstant

/** One session then has the scopes of all who asked. */
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

/** The same object where nothing about the provider changes. */
export const changed = (
  state: ProvidersState,
  providerId: string,
  change: (before: ProviderState) => ProviderState,
): ProvidersState => changedAt(state, providerId, signedOut, change)
