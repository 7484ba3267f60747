// State × event for each machine, the ignored pairs included, and random walks over them.

import { describe, expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import * as boot from '../../src/features/boot/bootSlice.ts'
import * as catalogIndex from '../../src/features/catalog/catalogIndexSlice.ts'
import * as filterPanel from '../../src/features/catalog/filterPanelSlice.ts'
import { navigated } from '../../src/features/location/locationSlice.ts'
import { processesSlice, processStopped } from '../../src/features/processes/processesSlice.ts'
import * as session from '../../src/features/session/sessionSlice.ts'
import type { Failure } from '../../src/model/failure.ts'
import { testConfig } from '../support/processHarness.ts'

const failure: Failure = { kind: 'unreachable', name: 'TypeError', message: 'Failed to fetch' }

interface Machine {
  readonly reducer: (state: never, action: UnknownAction) => { readonly status: string }
  readonly states: Readonly<Record<string, { readonly status: string }>>
  readonly events: Readonly<Record<string, UnknownAction>>
  /** State → event → status after it; a pair that is not named must leave the very same state. */
  readonly moves: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const who = {
  identity: { userEntityRef: 'user:default/guest', ownershipEntityRefs: [] },
  expiresAt: 1,
}
const renewedWho = { ...who, expiresAt: 2 }

const signedInMoves = {
  renewed: 'signedIn',
  renewalFailed: 'renewalFailing',
  sessionEnded: 'failed',
}

const machines: Readonly<Record<string, Machine>> = {
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
      failed: { retryRequested: 'loading' },
    },
  },
  session: {
    reducer: session.sessionSlice.reducer,
    states: {
      undecided: { status: 'undecided' },
      signedOut: { status: 'signedOut' },
      signingIn: { status: 'signingIn' },
      signedIn: { status: 'signedIn', ...who },
      renewalFailing: {
        status: 'renewalFailing',
        ...who,
        failure,
        attempts: 1,
      } as session.SessionState,
      failed: { status: 'failed', failure } as session.SessionState,
    },
    events: {
      nobodyRemembered: session.nobodyRemembered(),
      guestRequested: session.guestRequested(),
      signInSucceeded: session.signInSucceeded(who),
      signInFailed: session.signInFailed(failure),
      renewed: session.renewed(renewedWho),
      renewalFailed: session.renewalFailed(failure),
      sessionEnded: session.sessionEnded(failure),
    },
    moves: {
      undecided: { nobodyRemembered: 'signedOut', guestRequested: 'signingIn' },
      signedOut: { guestRequested: 'signingIn' },
      signingIn: { signInSucceeded: 'signedIn', signInFailed: 'failed' },
      signedIn: signedInMoves,
      renewalFailing: signedInMoves,
      failed: { guestRequested: 'signingIn' },
    },
  },
  catalogIndex: {
    reducer: catalogIndex.catalogIndexSlice.reducer,
    states: {
      settled: { status: 'settled' },
      typing: { status: 'typing', text: 'p', keystrokes: 1 } as catalogIndex.CatalogIndexState,
    },
    events: {
      searchTyped: catalogIndex.searchTyped('pa'),
      searchCommitted: catalogIndex.searchCommitted(),
      wentBack: navigated({ pathname: '/catalog', search: '', hash: '', by: 'pop' }),
      typedIntoUrl: navigated({ pathname: '/catalog', search: '', hash: '', by: 'replace' }),
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
        searchCommitted: 'settled',
        wentBack: 'settled',
        left: 'settled',
      },
    },
  },
  filterPanel: {
    reducer: filterPanel.filterPanelSlice.reducer,
    states: { closed: { status: 'closed' }, open: { status: 'open' } },
    events: { opened: filterPanel.opened(), closed: filterPanel.closed() },
    moves: {
      closed: { opened: 'open', closed: 'closed' },
      open: { opened: 'open', closed: 'closed' },
    },
  },
}

describe.each(Object.entries(machines))('%s', (_name, { reducer, states, events, moves }) => {
  const pairs = Object.entries(states).flatMap(([state, before]) =>
    Object.entries(events).map(
      ([event, action]) =>
        [state, event, moves[state]?.[event] ?? 'the same', before, action] as const,
    ),
  )

  it.each(pairs)('%s on %s becomes %s', (_state, _event, next, before, action) => {
    const after = reducer(before as never, action)
    if (next === 'the same') expect(after).toBe(before)
    else expect(after.status).toBe(next)
  })

  it('stays legal and JSON on every walk', () => {
    const walk = fc.array(fc.constantFrom(...Object.values(events)), { maxLength: 30 })
    fc.assert(
      fc.property(walk, (actions) => {
        const end = actions.reduce(
          (state, action) => reducer(state as never, action),
          reducer(undefined as never, { type: '@@init' }),
        )
        expect(Object.keys(states)).toContain(end.status)
        expect(JSON.parse(JSON.stringify(end))).toEqual(end)
      }),
    )
  })
})

it('counts how often renewal has failed in a row', () => {
  const { reducer } = session.sessionSlice
  const events = [
    session.guestRequested(),
    session.signInSucceeded(who),
    session.renewalFailed(failure),
    session.renewalFailed(failure),
  ]
  const state = events.reduce<session.SessionState>(reducer, { status: 'signedOut' })
  expect(state).toMatchObject({ status: 'renewalFailing', attempts: 2 })
  expect(reducer(state, session.renewed(renewedWho))).toEqual({ status: 'signedIn', ...renewedWho })
})

it('names each stopped process once, the newest last', () => {
  const { reducer } = processesSlice
  const names = ['a', 'b', 'a']
  const state = names.reduce(
    (current, name) => reducer(current, processStopped({ name })),
    reducer(undefined, { type: '@@init' }),
  )
  expect(state).toEqual({ status: 'someStopped', names: ['b', 'a'] })
})
