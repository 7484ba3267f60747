// State × event for the cookie, and for provider sessions, which are keyed by provider; the walk follows one provider.

import type { UnknownAction } from '@reduxjs/toolkit'
import { docsCookieSlice } from '../../src/features/docs/docsCookieSlice.ts'
import {
  cookieSlice,
  type CookieSlice,
  type CookieState,
} from '../../src/features/session/login/cookieSlice.ts'
import * as providers from '../../src/features/session/login/providersSlice.ts'
import {
  sessionEnded,
  signedOut as portalSignedOut,
} from '../../src/features/session/sessionSlice.ts'
import * as offers from '../../src/features/session/signIn/offersSlice.ts'
import type { ProviderState, ProvidersState } from '../../src/model/session/providerState.ts'
import { providerSession } from './fakeSessions.ts'
import { failure, type Machine } from './machine.ts'

const providerId = 'github'
const scopes = ['repo']
const session = providerSession(['gist'])
const renewed = providerSession(['gist'], 2)
/** The state before the first request. */
const nobody: ProviderState = { status: 'signedOut' }

/** Every event, for a provider id. */
const eventsOf = (id: string) => ({
  refreshRequested: providers.refreshRequested({ providerId: id, scopes }),
  refreshed: providers.refreshed({ providerId: id, session: renewed }),
  refreshFailed: providers.refreshFailed({ providerId: id, failure }),
  refreshRefused: providers.refreshRefused({ providerId: id, failure }),
  loginRequested: providers.loginRequested({ providerId: id, scopes, isInstant: false }),
  loginChosen: providers.loginChosen({ providerId: id, flow: 'popup' }),
  loginSucceeded: providers.loginSucceeded({ providerId: id, session: renewed }),
  loginFailed: providers.loginFailed({ providerId: id, failure }),
  loginWithdrawn: providers.loginWithdrawn({ providerId: id }),
  loginCancelled: providers.loginCancelled({ providerId: id }),
  loggedOut: providers.loggedOut({ providerId: id }),
})

/** Events of another provider must leave this one's state unchanged. */
const ofAnother = Object.fromEntries(
  Object.entries(eventsOf('gitlab')).map(([name, event]) => [`${name} of another`, event]),
)

/** Reduces the root state and returns this provider's, while another one waits for an answer. */
const reducer = (state: ProviderState = nobody, action: UnknownAction): ProviderState => {
  const before: ProvidersState = { [providerId]: state }
  const after = providers.providersSlice.reducer(before, action)
  return after[providerId] ?? (state.status === 'signedOut' ? state : nobody)
}

const fromIdle = { refreshRequested: 'refreshing', loginRequested: 'loginPending' }
const left = { loggedOut: 'signedOut', portalSignedOut: 'signedOut' }
const refreshing = {
  refreshed: 'signedIn',
  refreshRefused: 'signedOut',
  ...left,
}
const pending = { loginRequested: 'loginPending', loginChosen: 'loggingIn', ...left }
const loggingIn = { loginSucceeded: 'signedIn', loginFailed: 'loginPending', ...left }

const cancelled = { loginCancelled: 'loginPending' }

const states: Readonly<Record<string, ProviderState>> = {
  signedOut: nobody,
  refreshing: { status: 'refreshing', scopes, session: null },
  refreshingHeld: { status: 'refreshing', scopes, session },
  signedIn: { status: 'signedIn', session },
  refreshFailing: { status: 'refreshFailing', session, failure },
  loginPending: { status: 'loginPending', scopes, session: null, isInstant: false },
  loginPendingHeld: { status: 'loginPending', scopes, session, isInstant: false },
  loginPendingInstantly: { status: 'loginPending', scopes, session: null, isInstant: true },
  loggingIn: { status: 'loggingIn', scopes, session: null, isInstant: false, flow: 'popup' },
  loggingInHeld: { status: 'loggingIn', scopes, session, isInstant: false, flow: 'popup' },
  loggingInInstantly: {
    status: 'loggingIn',
    scopes,
    session: null,
    isInstant: true,
    flow: 'popup',
  },
}

export const providersMachine: Machine = {
  reducer,
  states,
  events: {
    ...eventsOf(providerId),
    ...ofAnother,
    loginsRejected: providers.loginsRejected(),
    portalSignedOut: portalSignedOut({ by: 'user' }),
  },
  moves: {
    signedOut: fromIdle,
    refreshing: { ...refreshing, refreshFailed: 'signedOut' },
    refreshingHeld: { ...refreshing, refreshFailed: 'refreshFailing' },
    signedIn: { ...fromIdle, ...left },
    refreshFailing: { ...fromIdle, ...left },
    loginPending: { ...pending, loginWithdrawn: 'signedOut', loginsRejected: 'signedOut' },
    loginPendingHeld: { ...pending, loginWithdrawn: 'signedIn', loginsRejected: 'signedIn' },
    loginPendingInstantly: { ...pending, loginWithdrawn: 'signedOut' },
    loggingIn: {
      ...loggingIn,
      ...cancelled,
      loginWithdrawn: 'signedOut',
      loginsRejected: 'signedOut',
    },
    loggingInHeld: {
      ...loggingIn,
      ...cancelled,
      loginWithdrawn: 'signedIn',
      loginsRejected: 'signedIn',
    },
    loggingInInstantly: { ...loggingIn, loginWithdrawn: 'signedOut' },
  },
}

const cookieEnds = { sessionEnded: 'idle', signedOut: 'removing', otherTabSignedOut: 'idle' }

const cookieMachineOf = ({ reducer, actions }: CookieSlice): Machine => ({
  reducer,
  states: {
    off: { status: 'off' },
    idle: { status: 'idle' },
    refreshing: { status: 'refreshing' },
    waiting: { status: 'waiting', refreshAt: 1 } as CookieState,
    failing: { status: 'failing', attempts: 1, failure } as CookieState,
    removing: { status: 'removing' },
  },
  events: {
    cookieNeeded: actions.cookieNeeded(),
    cookieRequested: actions.cookieRequested(),
    cookieRefreshed: actions.cookieRefreshed({ refreshAt: 2 }),
    cookieFailed: actions.cookieFailed(failure),
    removalEnded: actions.removalEnded(),
    sessionEnded: sessionEnded(failure),
    signedOut: portalSignedOut({ by: 'user' }),
    otherTabSignedOut: portalSignedOut({ by: 'otherTab' }),
  },
  moves: {
    off: { cookieNeeded: 'idle' },
    idle: { cookieRequested: 'refreshing', signedOut: 'removing' },
    refreshing: {
      cookieRefreshed: 'waiting',
      cookieFailed: 'failing',
      ...cookieEnds,
    },
    waiting: { cookieRequested: 'refreshing', ...cookieEnds },
    failing: { cookieRefreshed: 'waiting', cookieFailed: 'failing', ...cookieEnds },
    removing: { removalEnded: 'idle' },
  },
})

export const cookieMachine = cookieMachineOf(cookieSlice)

const offersStates: Readonly<Record<string, offers.OffersState>> = {
  guestAlone: { status: 'guestAlone' },
  found: { status: 'found', providers: ['github'] },
}

export const offersMachine: Machine = {
  reducer: offers.offersSlice.reducer,
  states: offersStates,
  events: { providersFound: offers.providersFound(['github', 'okta']) },
  moves: { guestAlone: { providersFound: 'found' }, found: { providersFound: 'found' } },
}
export const docsCookieMachine = cookieMachineOf(docsCookieSlice)
