// A process test: the real store and sagas with fake services and a fake clock. Dispatch, advance, expect events
// and state; an event that nobody expected fails the test, and every run must replay.

import { afterEach, beforeEach, expect, jest } from '@jest/globals'
import type { Action, UnknownAction } from '@reduxjs/toolkit'
import type { PortalConfig } from '../../src/model/config/portalConfig.ts'
import type { Process } from '../../src/sagas/kit/supervise.ts'
import type { ReportedError, Services } from '../../src/sagas/services/services.ts'
import { createStore, type PortalStore, type StoreOptions } from '../../src/store/createStore.ts'
import { createRecorder, replayed } from '../../src/store/recorder.ts'

export const testConfig: PortalConfig = {
  title: 'Portico',
  appBaseUrl: 'http://localhost:3000',
  discovery: { backend: 'http://localhost:7007', plugins: {} },
  organizationName: 'Halden Freight',
  authEnvironment: 'default',
  permission: { enabled: false, batched: false, plugins: [] },
  routeBindings: {},
  autologout: { enabled: false, idleMinutes: 60, promptSeconds: 10, logoutIfDisconnected: true },
  languages: { available: ['en'], default: 'en' },
  redirectFlow: false,
}

/** The world under the test's control; `reported` holds what processes reported. */
function fakeServices(others: Partial<Services> = {}) {
  const kept = new Map<string, string>()
  const reported: unknown[] = []
  const listeners = new Set<(error: ReportedError) => void>()
  const visited: string[] = []
  const services: Services = {
    clock: { now: () => Date.now() },
    ids: { next: () => 'id' },
    storage: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
      onChange: () => () => undefined,
    },
    navigation: {
      go: (to, { replace = false } = {}) => visited.push(`${replace ? '↻' : '→'} ${to}`),
    },
    session: { enterAsGuest: () => new Promise(() => undefined), forget: () => undefined },
    report: {
      error: (thrown, _context, { isHidden } = { isHidden: false }) => {
        reported.push(thrown)
        listeners.forEach((listener) => {
          listener({ thrown, isHidden })
        })
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    appearance: {
      prefersDark: () => false,
      onPreference: () => () => undefined,
      apply: () => undefined,
    },
    visibility: { whenVisible: () => Promise.resolve() },
    clipboard: { write: () => Promise.resolve() },
    configuration: { load: () => new Promise(() => undefined) },
    backend: {
      send: () => new Promise(() => undefined),
      baseUrl: (id) => `http://localhost:7007/api/${id}`,
      token: () => null,
    },
    ...others,
  }
  return { services, kept, reported, visited }
}

interface Run {
  readonly portal: PortalStore
  readonly log: () => readonly Action[]
  readonly pending: Action[]
}

// What the store's own wiring says is no event of a process.
const machinery = /^(?:backend\/(?:config|internalSubscriptions)\/|plugins\/pluginLoaded)/

const runs: Run[] = []

/** Starts the core's processes, and those given. Only timers and the date are fake. */
export function startProcesses(
  processes: readonly Process[] = [],
  others: Partial<Services> = {},
  options: Partial<StoreOptions> = {},
) {
  const world = fakeServices(others)
  const recorder = createRecorder()
  const pending: Action[] = []
  const portal = createStore(world.services, {
    isDevelopment: true,
    recorder: (api) => (next) => (action) => {
      if (!machinery.test((action as Action).type)) pending.push(action as Action)
      return recorder.middleware(api)(next)(action)
    },
    ...options,
  })
  portal.start()
  portal.extend({ id: 'test', slices: [], processes })
  runs.push({ portal, log: recorder.log, pending })
  return {
    ...world,
    portal,
    dispatch: (action: UnknownAction) => portal.store.dispatch(action),
    /** Lets promises settle, and this many milliseconds pass. */
    advance: (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds),
    state: () => portal.store.getState(),
    /** The types of all events since the last call, in their order. */
    expectEvents: (...types: readonly string[]) => {
      expect(pending.splice(0).map(({ type }) => type)).toEqual(types)
    },
  }
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
  const ended = runs.splice(0)
  ended.forEach(({ portal }) => {
    portal.stop()
  })
  jest.useRealTimers()
  ended.forEach(({ portal, log, pending }) => {
    expect(pending.map(({ type }) => type)).toEqual([])
    const json = JSON.parse(JSON.stringify(log())) as Action[]
    expect(json).toEqual(log())
    expect(replayed(portal.reducer, json)).toEqual(portal.store.getState())
  })
})
