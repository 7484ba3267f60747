// State × event for what is known of a provider's session on the settings page.

import type { UnknownAction } from '@reduxjs/toolkit'
import { refreshed, refreshRefused } from '../../src/features/session/login/providersSlice.ts'
import { signedOut, signInSucceeded } from '../../src/features/session/sessionSlice.ts'
import * as checks from '../../src/features/settings/providerChecksSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { personOf, providerSession } from './fakeSessions.ts'
import type { Machine } from './machine.ts'

export const checkedProvider = 'github'
const failure = { kind: 'unreachable', name: 'TypeError', message: 'Failed to fetch' } as const

type KeyedState = checks.ProviderCheck | { readonly status: 'unasked' }
const unasked: KeyedState = { status: 'unasked' }

/** The state of one provider. */
const reducer = (state: KeyedState = unasked, action: UnknownAction): KeyedState => {
  const before = state.status === 'unasked' ? {} : { [checkedProvider]: state }
  const after = checks.providerChecksSlice.reducer(before, action)
  return after === before ? state : (after[checkedProvider] ?? unasked)
}

const states: Readonly<Record<string, KeyedState>> = {
  unasked,
  known: { status: 'known' },
  failed: { status: 'failed', failure },
}
const answers = {
  checkAnswered: 'known',
  refreshed: 'known',
  refreshRefused: 'known',
  checkFailed: 'failed',
}
const ends = { signedIn: 'unasked', signedOut: 'unasked' }

export const providerChecksMachine: Machine = {
  reducer,
  states,
  events: {
    checkAnswered: checks.checkAnswered({ providerId: checkedProvider }),
    checkFailed: checks.checkFailed({ providerId: checkedProvider, failure }),
    refreshed: refreshed({ providerId: checkedProvider, session: providerSession([]) }),
    refreshRefused: refreshRefused({ providerId: checkedProvider, failure }),
    navigated: navigated({ pathname: '/settings', search: '', hash: '', by: 'push' }),
    signedIn: signInSucceeded(personOf('mona')),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    unasked: answers,
    known: { ...answers, ...ends },
    failed: { ...answers, ...ends, navigated: 'unasked' },
  },
}
