// Each move of each machine's table, with its processes: stopped right after the event and restarted, they reach the
// same result. Their unfinished work starts again, because the slice says that it is pending.

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Services } from '../../src/sagas/services/services.ts'
import { createStore } from '../../src/store/createStore.ts'
import { allMachines } from '../support/allMachines.ts'
import { failureOf } from '../support/fakeAnswers.ts'
import { fakeServices } from '../support/fakeServices.ts'
import { fakeBackend, fakeCookie, fakeProviders, fakeSession } from '../support/fakeSessions.ts'
import { who } from '../support/machine.ts'
import { testConfig } from '../support/processHarness.ts'
import { served } from '../support/servedMachines.ts'

/** Machines without a process: only the page uses them. */
const unserved = ['jobLog', 'permissions', 'selection', 'views']

const rows = Object.entries(allMachines)
  .filter(([machine]) => !unserved.includes(machine))
  .flatMap(([machine, { states, events, moves }]) =>
    Object.entries(moves).flatMap(([state, ways]) =>
      Object.entries(events)
        .filter(([event]) => event in ways && !served[machine]?.answers?.includes(event))
        .map(([event, action]) => ({ machine, state, event, before: states[state], action })),
    ),
  )

type Row = (typeof rows)[number]

/** The results of all requests. */
const worlds = {
  refuses: { status: 404, text: '{"error":{"name":"NotFoundError","message":"gone"}}' },
  answers: { status: 200, text: '{"items":[],"totalItems":0,"pageInfo":{}}' },
}

type World = keyof typeof worlds

/** The effects of a life on services. */
interface Effects {
  readonly notes: string[]
  /** Whether it made a request that has another result in the other world. */
  hasAsked: boolean
}

/** The machines to which it matters whether the page is protected and so renews a cookie. */
const cookieMachines = ['cookie', 'session', 'inactivity']

const down = new Error('down')
const never = () => new Promise<never>(() => undefined)

function othersOf(world: World, machine: string, effects: Effects): Partial<Services> {
  const { status, text } = worlds[world]
  const ask = <Value>(value: Value | Promise<Value>, thrown: () => Error): Promise<Value> => {
    effects.hasAsked = true
    return world === 'answers' ? Promise.resolve(value) : Promise.reject(thrown())
  }
  const send = () => {
    effects.hasAsked = true
    return Promise.resolve({ ok: status === 200, status, statusText: '', text })
  }
  const unauthorized = () => failureOf('unauthorized')
  const client = {
    send,
    forget: () => undefined,
    permission: () => 'granted',
    ask: () => Promise.resolve('granted'),
    open: () => ask({ report: { actions: [] }, states: [] }, () => down),
    opened: () => undefined,
  }
  return {
    session: fakeSession({
      enterAsCustomUser: () => who,
      enterWith: () => who,
      enterAsLegacyGuest: () => who,
      enterAsGuest: () => ask({ ...who, expiresAt: 3_600_000 }, unauthorized),
    }),
    providers: fakeProviders({ refresh: () => ask(never(), unauthorized) }),
    cookie: fakeCookie({
      isProtected: () => cookieMachines.includes(machine),
      refresh: () => ask(3_600_000, () => down),
      remove: () => Promise.resolve(),
    }),
    backend: fakeBackend(send),
    configuration: {
      load: () => Promise.resolve(testConfig),
      check: () => Promise.resolve(),
      data: () => undefined,
    },
    portal: { check: () => [], checkAll: () => Promise.resolve(), get: () => client as never },
    deployment: {
      version: 'old',
      servedVersion: () => Promise.resolve('new'),
      wasLoadedFor: () => false,
      load: (version) => void effects.notes.push(`loads ${version}`),
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

/** A portal right after the event; `end` stops it and gives its state and its effects on services. */
function begin({ machine, before, action }: Row, isKilled: boolean, world: World) {
  const effects: Effects = { notes: [], hasAsked: false }
  const { services, kept, visited } = fakeServices(othersOf(world, machine, effects), {})
  const portal = createStore(services, { isDevelopment: false })
  const of = served[machine] ?? {}
  const { slices = [], processes = [], slice = machine, keyedBy, at = entityPage } = of
  portal.stop()
  portal.start()
  portal.extend({ id: 'test', slices, processes })
  const { store, reducer } = portal
  store.replaceReducer(((state: State, event: UnknownAction) =>
    event.type === 'test/given'
      ? { ...state, ...(event['payload'] as State) }
      : reducer(state, event)) as never)
  store.dispatch({ type: 'test/begin' })
  expect(store.getState()).toHaveProperty(slice)
  store.dispatch(
    given({
      ...context,
      location: { ...placeOf(at), hash: '', by: 'push' },
      [slice]: keyedBy === undefined ? before : { [keyedBy]: before },
    }),
  )
  portal.resume()
  store.dispatch(action)
  if (isKilled) {
    portal.stop()
    portal.resume()
  }
  return () => {
    portal.stop()
    return {
      hasAsked: effects.hasAsked,
      result: {
        // Without the cache, which counts its requests, and the crashes that these answers cause.
        state: { ...store.getState(), backend: undefined, pluginFaults: undefined },
        visited: [...new Set(visited)],
        notes: [...new Set(effects.notes)],
        kept: Object.fromEntries(kept),
      },
    }
  }
}

/** Compares a portal whose processes are restarted with one whose processes are not. Both live at the same time. */
async function expectSameEnd(row: Row, world: World): Promise<boolean> {
  jest.setSystemTime(0)
  const ends = [begin(row, true, world), begin(row, false, world)] as const
  await jest.advanceTimersByTimeAsync(20_000)
  const [killed, whole] = [ends[0](), ends[1]()]
  expect(killed.result).toEqual(whole.result)
  return killed.hasAsked || whole.hasAsked
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

it.each(rows)('$machine: $state on $event', async (row) => {
  const hasAsked = await expectSameEnd(row, 'refuses')
  if (hasAsked) await expectSameEnd(row, 'answers')
})

it('notices requests, so that their moves are tried in both worlds', async () => {
  const hasAsked = async (machine: string) => {
    const row = rows.find((one) => one.machine === machine)
    return row && (await expectSameEnd(row, 'refuses'))
  }
  expect([await hasAsked('cookie'), await hasAsked('unregister')]).toEqual([true, true])
  expect(await hasAsked('sidebar')).toBe(false)
})
