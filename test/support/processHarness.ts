// A process test: the real store and sagas with fake services and a fake clock. Dispatch, advance, expect events
// and state; an event that nobody expected fails the test, and every run must replay (docs/testing.md).

import { afterEach, beforeEach, expect, jest } from '@jest/globals'
import type { Action, UnknownAction } from '@reduxjs/toolkit'
import type { PortalConfig } from '../../src/model/config/portalConfig.ts'
import type { Process } from '../../src/sagas/kit/supervise.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import { createStore, type PortalStore, type StoreOptions } from '../../src/store/createStore.ts'
import { createRecorder, replayed } from '../../src/store/recorder.ts'
import { fakeServices } from './fakeServices.ts'

export const testConfig: PortalConfig = {
  title: 'Portico',
  appBaseUrl: 'http://localhost:3000',
  discovery: { backend: 'http://localhost:7007', plugins: {} },
  organizationName: 'Larkspur',
  authEnvironment: 'default',
  permission: { enabled: false, batched: false, plugins: [] },
  routeBindings: {},
  autologout: { enabled: false, idleMinutes: 60, promptSeconds: 10, logoutIfDisconnected: true },
  languages: { available: ['en'], default: 'en' },
  signInPage: { providers: [{ id: 'guest', isProxied: false }], isAutomatic: false },
  authProviders: [],
  apiProxies: [],
  import: {
    entityFilename: 'catalog-info.yaml',
    branchName: 'backstage-integration',
    pullRequestTitle: 'Add catalog-info.yaml',
    pullRequestBody: 'Adds catalog-info.yaml.',
  },
  integrations: [],
  redirectFlow: false,
}

interface RunOptions {
  /** What the browser keeps from before. */
  readonly kept?: Readonly<Record<string, string>>
  /** Types of events that this test is not about. */
  readonly aside?: RegExp
}

// What the store's own wiring says is no event of a process.
const machinery = /^(?:backend\/(?:config|internalSubscriptions)\/|plugins\/pluginLoaded)/

/** What is left to do for each run that has not ended: to stop it, then to look at it. */
const endings = new Set<() => () => void>()

const typesOf = (actions: readonly Action[]) => actions.map(({ type }) => type)

/**
 * Starts the core's processes, and those given, in a world of fake services, of which `others` takes the place. The
 * clock stands at zero, and moves with `advance` alone. A run ends with its test.
 */
export function startProcesses(
  processes: readonly Process[] = [],
  others: Partial<Services> = {},
  { kept = {}, aside = /^$/, ...options }: Partial<StoreOptions> & RunOptions = {},
) {
  const world = fakeServices(others, kept)
  const recorder = createRecorder()
  const pending: Action[] = []
  const portal = createStore(world.services, {
    isDevelopment: true,
    recorder: (api) => (next) => (action) => {
      if (![machinery, aside].some((types) => types.test((action as Action).type)))
        pending.push(action as Action)
      return recorder.middleware(api)(next)(action)
    },
    ...options,
  })
  const state = () => portal.store.getState()
  const dispatch = (action: UnknownAction) => portal.store.dispatch(action)
  const advance = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds)
  const finish = () => {
    portal.stop()
    return () => {
      expect(typesOf(pending)).toEqual([])
      expectReplay(portal, recorder.log())
    }
  }
  portal.start()
  portal.extend({ id: 'test', slices: [], processes })
  endings.add(finish)
  return {
    ...world,
    portal,
    dispatch,
    /** Lets promises settle, and this many milliseconds pass. */
    advance,
    state,
    /** All that reached the reducers so far. */
    log: recorder.log,
    /** What happened before: the events, and whatever followed at once; none of it needs to be expected. */
    given: async (...events: readonly UnknownAction[]) => {
      events.forEach(dispatch)
      await advance()
      pending.splice(0)
    },
    /** The types of all events since the last call, in their order. */
    expectEvents: (...types: readonly string[]) => {
      expect(typesOf(pending.splice(0))).toEqual(types)
    },
    /** At least this stands in the slice of that name. */
    expectState: (slice: string, part: object) => {
      expect((state() as unknown as Readonly<Record<string, unknown>>)[slice]).toMatchObject(part)
    },
    /** Before its test does: nothing more happens in it, and what nobody expected fails here. */
    end: () => {
      endings.delete(finish)
      finish()()
    },
  }
}

/** The log, as a file of JSON, leads to the same state. */
function expectReplay({ reducer, store }: PortalStore, log: readonly Action[]): void {
  const json = JSON.parse(JSON.stringify(log)) as Action[]
  expect(json).toEqual(log)
  expect(replayed(reducer, json)).toEqual(store.getState())
}

beforeEach(() => {
  jest.useFakeTimers({
    now: 0,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
    ],
  })
})

afterEach(() => {
  const looks = [...endings].map((finish) => finish())
  endings.clear()
  jest.useRealTimers()
  looks.forEach((look) => {
    look()
  })
})
