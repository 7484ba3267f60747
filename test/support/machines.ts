// State × event for each machine: the effect of every event in every state.

import { tokenRefused } from '../../src/features/backend/backendApi.ts'
import * as catalogIndex from '../../src/features/catalog/list/catalogIndexSlice.ts'
import * as inactivity from '../../src/features/session/inactivity/inactivitySlice.ts'
import * as session from '../../src/features/session/sessionSlice.ts'
import * as boot from '../../src/features/shell/boot/bootSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { SessionState } from '../../src/model/session/sessionState.ts'
import { failure, renewedWho, who, type Machine } from './machine.ts'
import { testConfig } from './processHarness.ts'

const enteringMoves = {
  resumeRequested: 'resuming',
  signInRequested: 'signingIn',
  signInSucceeded: 'signedIn',
  signInFailed: 'failed',
  signInCancelled: 'signedOut',
  signedOut: 'signedOut',
}

const signedInMoves = {
  renewed: 'signedIn',
  renewalFailed: 'renewalFailing',
  sessionEnded: 'expired',
  signedOut: 'signedOut',
}

const againMoves = { resumeRequested: 'rejoining', signInRequested: 'reentering' }

const reenteringMoves = { reentered: 'signedIn', signInFailed: 'expired', signedOut: 'signedOut' }

const ending = { status: 'ending', method: 'custom', ...who }
const expired = { status: 'expired', method: 'guest', ...who, failure }

export const machines: Readonly<Record<string, Machine>> = {
  boot: {
    reducer: boot.bootSlice.reducer,
    states: {
      loading: { status: 'loading' },
      ready: { status: 'ready', config: testConfig } as boot.BootState,
      failed: { status: 'failed', failure } as boot.BootState,
    },
    events: {
      configLoaded: boot.configLoaded(testConfig),
      configFailed: boot.configFailed(failure),
      retryRequested: boot.retryRequested(),
    },
    moves: {
      loading: { configLoaded: 'ready', configFailed: 'failed' },
      ready: { configFailed: 'failed' },
      failed: { retryRequested: 'loading' },
    },
  },
  session: {
    reducer: session.sessionSlice.reducer,
    states: {
      undecided: { status: 'undecided' },
      signedOut: { status: 'signedOut' },
      signingIn: { status: 'signingIn', method: 'guest' } as SessionState,
      resuming: { status: 'resuming', method: 'guest' } as SessionState,
      asking: { status: 'asking', method: 'guest', question: 'useBackend' } as SessionState,
      answered: {
        status: 'asking',
        method: 'guest',
        question: 'useBackend',
        answer: true,
      } as SessionState,
      signedIn: { status: 'signedIn', method: 'guest', ...who } as SessionState,
      ending: { status: 'ending', method: 'custom', ...who } as SessionState,
      refused: { status: 'refused', was: 'signedIn', method: 'custom', ...who } as SessionState,
      refusedEnding: { status: 'refused', was: 'ending', method: 'custom', ...who } as SessionState,
      renewalFailing: {
        status: 'renewalFailing',
        method: 'guest',
        ...who,
        failure,
        attempts: 1,
      } as SessionState,
      recalled: {
        status: 'recalled',
        method: 'guest',
        ...who,
        failure,
        attempts: 1,
      } as SessionState,
      expired: { status: 'expired', method: 'guest', ...who, failure } as SessionState,
      reentering: {
        status: 'reentering',
        method: 'github',
        ...who,
        before: expired,
      } as SessionState,
      reenteringEnding: {
        status: 'reentering',
        method: 'custom',
        ...who,
        before: ending,
      } as SessionState,
      rejoining: { status: 'rejoining', method: 'guest', ...who, before: expired } as SessionState,
      rejoiningEnding: {
        status: 'rejoining',
        method: 'custom',
        ...who,
        before: ending,
      } as SessionState,
      failed: { status: 'failed', method: 'guest', failure } as SessionState,
    },
    events: {
      nobodyRemembered: session.nobodyRemembered(),
      resumeRequested: session.resumeRequested({ method: 'guest' }),
      signInRequested: session.signInRequested({ method: 'guest' }),
      signInSucceeded: session.signInSucceeded(who),
      recalled: session.recalled({ ...who, failure }),
      signInFailed: session.signInFailed(failure),
      returnRefused: session.returnRefused({ method: 'github', failure }),
      signInCancelled: session.signInCancelled(),
      guestAsked: session.guestAsked('useLegacyToken'),
      guestAnswered: session.guestAnswered(true),
      renewed: session.renewed(renewedWho),
      reentered: session.reentered(renewedWho),
      endNeared: session.endNeared(),
      tokenRefused: tokenRefused(),
      tokenConfirmed: session.tokenConfirmed(),
      renewalFailed: session.renewalFailed(failure),
      renewalRequested: session.renewalRequested(),
      sessionEnded: session.sessionEnded(failure),
      signedOut: session.signedOut({ by: 'inactivity' }),
    },
    moves: {
      undecided: {
        nobodyRemembered: 'signedOut',
        resumeRequested: 'resuming',
        signInRequested: 'signingIn',
        returnRefused: 'failed',
        signedOut: 'signedOut',
      },
      signedOut: { resumeRequested: 'resuming', signInRequested: 'signingIn' },
      signingIn: { ...enteringMoves, guestAsked: 'asking' },
      resuming: {
        ...enteringMoves,
        guestAsked: 'asking',
        nobodyRemembered: 'signedOut',
        recalled: 'recalled',
      },
      asking: { ...enteringMoves, guestAnswered: 'asking' },
      answered: enteringMoves,
      signedIn: { ...signedInMoves, endNeared: 'ending', tokenRefused: 'refused' },
      ending: { ...signedInMoves, ...againMoves, tokenRefused: 'refused' },
      refused: { ...signedInMoves, endNeared: 'refused', tokenConfirmed: 'signedIn' },
      refusedEnding: { ...signedInMoves, ...againMoves, tokenConfirmed: 'ending' },
      renewalFailing: { ...signedInMoves, renewalRequested: 'renewalFailing' },
      recalled: { ...signedInMoves, renewalFailed: 'recalled', renewalRequested: 'recalled' },
      expired: { ...againMoves, signedOut: 'signedOut' },
      reentering: { ...reenteringMoves, signInCancelled: 'expired' },
      reenteringEnding: {
        ...reenteringMoves,
        signInCancelled: 'ending',
        tokenRefused: 'reentering',
      },
      rejoining: { ...reenteringMoves, signInCancelled: 'expired' },
      rejoiningEnding: { ...reenteringMoves, signInCancelled: 'ending', tokenRefused: 'rejoining' },
      failed: { resumeRequested: 'resuming', signInRequested: 'signingIn' },
    },
  },
  inactivity: {
    reducer: inactivity.inactivitySlice.reducer,
    states: {
      off: { status: 'off' },
      active: { status: 'active' },
      prompting: { status: 'prompting', secondsLeft: 9 } as inactivity.InactivityState,
    },
    events: {
      watchBegan: inactivity.watchBegan(),
      promptOpened: inactivity.promptOpened(10),
      countedDown: inactivity.countedDown(8),
      answered: inactivity.answered(),
      activitySeen: inactivity.activitySeen(),
      sessionEnded: session.sessionEnded(failure),
      signedOut: session.signedOut({ by: 'inactivity' }),
    },
    moves: {
      off: { watchBegan: 'active' },
      active: { promptOpened: 'prompting', signedOut: 'off' },
      prompting: {
        countedDown: 'prompting',
        answered: 'active',
        activitySeen: 'active',
        signedOut: 'off',
      },
    },
  },
  catalogIndex: {
    reducer: catalogIndex.catalogIndexSlice.reducer,
    states: {
      settled: { status: 'settled' },
      typing: {
        status: 'typing',
        text: 'p',
        hasEntry: false,
        isResting: false,
      } as catalogIndex.CatalogIndexState,
    },
    events: {
      searchTyped: catalogIndex.searchTyped('pa'),
      searchRested: catalogIndex.searchRested(),
      searchCommitted: catalogIndex.searchCommitted(),
      wentBack: navigated({ pathname: '/catalog', search: '', hash: '', by: 'pop' }),
      typedIntoUrl: navigated({
        pathname: '/catalog',
        search: '?filters[text]=p',
        hash: '',
        by: 'replace',
      }),
      left: navigated({ pathname: '/settings', search: '', hash: '', by: 'push' }),
    },
    moves: {
      settled: {
        searchTyped: 'typing',
        wentBack: 'settled',
        left: 'settled',
        searchCommitted: 'settled',
      },
      typing: {
        searchTyped: 'typing',
        searchRested: 'typing',
        typedIntoUrl: 'typing',
        searchCommitted: 'settled',
        wentBack: 'settled',
        left: 'settled',
      },
    },
  },
}
