// Runs a process test: the real store and sagas with fake services and a fake clock. Dispatch, advance, expect events
// and state; an unexpected event fails the test, and every run must replay (docs/testing.md).

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
  start: { news: [], tryThis: [] },
  import: {
    entityFilename: 'catalog-info.yaml',
    branchName: 'backstage-integration',
    pullRequestTitle: 'Add catalog-info.yaml',
    pullRequestBody: 'Adds catalog-info.yaml.',
  },
  docs: {
    storageUrl: null,
    sanitizer: {
      allowedIframeHosts: [],
      allowedCustomElementTagNameRegExp: null,
      allowedCustomElementAttributeNameRegExp: null,
      additionalAllowedURIProtocols: [],
    },
  },
  search: { pageLimit: 25, appearance: 'accordion', types: null },
  ci: { lastBuildBranch: 'master' },
  kubernetes: { mayDeletePods: false, hasTerminal: false, refreshInterval: 10_000 },
  integrations: [],
  useLongPollingLogs: false,
  offline: true,
  asideTemplateTags: [],
  linkSchemes: [],
  reports: { canReplay: false },
  redirectFlow: false,
}

interface RunOptions {
  /** Initial content of the browser's storage. */
  readonly kept?: Readonly<Record<string, string>>
  /** Event types to ignore. */
  readonly aside?: RegExp
}

// Actions of the store's own wiring, and what follows every sign-in of a guest.
const machinery =
  /^(?:backend\/(?:config|internalSubscriptions)\/|plugins\/pluginLoaded|userSettings\/guestRecognised)/

/** For each running portal: how to stop it, and then the final checks. */
const endings = new Set<() => () => void>()

const typesOf = (actions: readonly Action[]) => actions.map(({ type }) => type)

/**
 * Starts the core's processes and the given ones with fake services; `others` overrides some. The
 * clock starts at zero and moves only with `advance`. A run ends with its test.
 */
export function startProcesses(
  processes: readonly Process[] = [],
  others: Partial<Services> = {},
  { kept = {}, aside = /^$/, ...options }: Partial<StoreOptions> & RunOptions = {},
) {
  const world = fakeServices(others, kept)
  const recorder = createRecorder(() => 0, true)
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
    /** Lets promises settle and advances the clock by this many milliseconds. */
    advance,
    state,
    /** All actions that reached the reducers so far. */
    log: recorder.log,
    /** Sets up a state: dispatches events and ignores them and their immediate consequences. */
    given: async (...events: readonly UnknownAction[]) => {
      events.forEach(dispatch)
      await advance()
      pending.splice(0)
    },
    /** All event types since the last call, in order. */
    expectEvents: (...types: readonly string[]) => {
      expect(typesOf(pending.splice(0))).toEqual(types)
    },
    /** The slice contains at least this. */
    expectState: (slice: string, part: object) => {
      expect((state() as unknown as Readonly<Record<string, unknown>>)[slice]).toMatchObject(part)
    },
    /** Ends the run early; unexpected events fail here. */
    end: () => {
      endings.delete(finish)
      finish()()
    },
  }
}

/** Replaying the log as JSON must lead to the same state. */
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
