// Each move of each machine's table, with its processes: stopped right after the event and restarted, they reach the
// same result. Their unfinished work starts again, because the slice says that it is pending.

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Services } from '../../src/sagas/services/services.ts'
import { createStore } from '../../src/store/createStore.ts'
import { allMachines } from '../support/allMachines.ts'
import { fakeServices } from '../support/fakeServices.ts'
import { fakeBackend, fakeCookie, fakeProviders, fakeSession } from '../support/fakeSessions.ts'
import { who } from '../support/machine.ts'
import { testConfig } from '../support/processHarness.ts'
import { served } from '../support/servedMachines.ts'

/** Machines without a process: only the page uses them. */
const unserved = ['filterPanel', 'jobLog', 'selection', 'views']

const rows = Object.entries(allMachines)
  .filter(([machine]) => !unserved.includes(machine))
  .flatMap(([machine, { states, events, moves }]) =>
    Object.entries(moves).flatMap(([state, ways]) =>
      Object.entries(events)
        .filter(([event]) => event in ways && !served[machine]?.answers?.includes(event))
        .map(([event, action]) => ({ machine, state, event, before: states[state], action })),
    ),
  )

/** The results of all requests. */
const worlds = {
  refuses: { status: 404, text: '{"error":{"name":"NotFoundError","message":"gone"}}' },
  answers: { status: 200, text: '{"items":[],"totalItems":0,"pageInfo":{}}' },
}

function othersOf(world: keyof typeof worlds, notes: string[]): Partial<Services> {
  const { status, text } = worlds[world]
  const answer = { ok: status === 200, status, statusText: '', text }
  const session = fakeSession({
    enterAsCustomUser: () => who,
    enterWith: () => who,
    enterAsLegacyGuest: () => who,
  })
  const providers = fakeProviders()
  if (world === 'refuses') {
    session.enterAsGuest.refuses()
    providers.refresh.refuses()
  } else session.enterAsGuest.answers({ ...who, expiresAt: 3_600_000 })
  const client = {
    send: () => Promise.resolve({ status, statusText: '', text }),
    forget: () => undefined,
    permission: () => 'granted',
    ask: () => Promise.resolve('granted'),
  }
  return {
    session,
    providers,
    cookie: fakeCookie({
      isProtected: () => true,
      refresh: () =>
        world === 'answers' ? Promise.resolve(3_600_000) : Promise.reject(new Error('down')),
      remove: () => Promise.resolve(),
    }),
    backend: fakeBackend(() => Promise.resolve(answer)),
    configuration: {
      load: () => Promise.resolve(testConfig),
      check: () => Promise.resolve(),
      data: () => undefined,
    },
    portal: { check: () => [], get: () => client as never },
    deployment: {
      version: 'old',
      servedVersion: () => Promise.resolve('new'),
      wasLoadedFor: () => false,
      load: (version) => void notes.push(`loads ${version}`),
    },
  }
}

const entityPage = '/catalog/default/component/a'
const context = {
  boot: { status: 'ready', config: testConfig },
  session: { status: 'signedIn', method: 'custom', ...who, expiresAt: null },
}

type State = Readonly<Record<string, unknown>>

/** Path and query of an address. */
function placeOf(address: string) {
  const [pathname = '', query] = address.split('?')
  return { pathname, search: query === undefined ? '' : `?${query}` }
}

const given = (state: State) => ({ type: 'test/given', payload: state })

/** The portal's state after the event and a pause, and its effects on services. */
async function lifeOf(
  { machine, before, action }: (typeof rows)[number],
  isKilled: boolean,
  world: keyof typeof worlds,
) {
  jest.setSystemTime(0)
  const notes: string[] = []
  const { services, kept, visited } = fakeServices(othersOf(world, notes), {})
  const portal = createStore(services, { isDevelopment: false })
  const { slices = [], processes = [], keyedBy, at = entityPage } = served[machine] ?? {}
  portal.stop()
  portal.start()
  portal.extend({ id: 'test', slices, processes })
  const { store, reducer } = portal
  store.replaceReducer(((state: State, event: UnknownAction) =>
    event.type === 'test/given'
      ? { ...state, ...(event['payload'] as State) }
      : reducer(state, event)) as never)
  store.dispatch({ type: 'test/begin' })
  store.dispatch(
    given({
      ...context,
      location: { ...placeOf(at), hash: '', by: 'push' },
      [machine]: keyedBy === undefined ? before : { [keyedBy]: before },
    }),
  )
  portal.resume()
  store.dispatch(action)
  if (isKilled) {
    portal.stop()
    portal.resume()
  }
  await jest.advanceTimersByTimeAsync(20_000)
  portal.stop()
  return {
    // Without the cache, which counts its requests, and the crashes that these answers cause.
    state: { ...store.getState(), backend: undefined, pluginFaults: undefined },
    visited: [...new Set(visited)],
    notes: [...new Set(notes)],
    kept: Object.fromEntries(kept),
  }
}

beforeEach(() => {
  jest.useFakeTimers({
    now: 0,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'],
  })
})
afterEach(() => {
  jest.useRealTimers()
})

describe.each(['refuses', 'answers'] as const)('in a world that %s', (world) => {
  it.each(rows)('$machine: $state on $event', async (row) => {
    expect(await lifeOf(row, true, world)).toEqual(await lifeOf(row, false, world))
  })
})
