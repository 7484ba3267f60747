// Fakes of all services of the sagas; none does anything by itself.

import { call } from 'typed-redux-saga'
import type { KeptContent } from '../../src/model/offline/keptContent.ts'
import type { OfferedSource } from '../../src/sagas/kit/attentionSource.ts'
import { createGather } from '../../src/sagas/services/gather.ts'
import { createPluginMeter } from '../../src/sagas/services/pluginMeter.ts'
import { createRecordings } from '../../src/sagas/services/recordings.ts'
import type { ReportedError, Services, Storage } from '../../src/sagas/services/services.ts'
import { createAuthApi } from '../../src/sagas/session/services/authApi.ts'
import { createIdentity } from '../../src/sagas/session/services/identity.ts'
import { createSessionRequests } from '../../src/sagas/session/services/sessionRequests.ts'
import { fakeBackend, fakeCookie, fakeProviders, fakeSession } from './fakeSessions.ts'
import { fakeShortcuts } from './fakeShortcuts.ts'
import { fakeStreams } from './fakeStreams.ts'

const never = () => new Promise<never>(() => undefined)

/** The browser's storage; `hear` simulates another tab's write. */
function fakeStorage(begin: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(begin))
  const listeners = new Map<string, (value: string | null) => void>()
  const storage: Storage = {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      kept.set(key, value)
      return true
    },
    remove: (key) => void kept.delete(key),
    onChange: (key, listener) => {
      listeners.set(key, listener)
      return () => listeners.delete(key)
    },
  }
  const hear = (key: string, value: string | null) => {
    if (value === null) kept.delete(key)
    else kept.set(key, value)
    listeners.get(key)?.(value)
  }
  return { kept, storage, hear }
}

/** A browser without IndexedDB. */
const nothingKept: KeptContent = {
  recall: () => Promise.resolve(null),
  begin: () => Promise.resolve(),
  wipe: () => Promise.resolve(),
  read: () => Promise.resolve(null),
  keep: () => undefined,
  drop: () => undefined,
}

/** A source of attention that asks nothing, and finds nothing. */
const sampleSource: OfferedSource = {
  id: 'sample',
  plugin: 'start',
  titles: { en: 'Sample' },
  load: () =>
    Promise.resolve(function* () {
      yield* call(() => undefined)
      return { items: [], well: [] }
    }),
}

/** All services as fakes; `reported` has the errors that processes reported. */
export function fakeServices(others: Partial<Services>, begin: Readonly<Record<string, string>>) {
  const { kept, storage, hear } = fakeStorage(begin)
  const reported: unknown[] = []
  const listeners = new Set<(error: ReportedError) => void>()
  const visited: string[] = []
  const warnings: string[] = []
  const access = createSessionRequests()
  const services: Services = {
    clock: { now: () => Date.now() },
    random: { fraction: () => 0.5 },
    ids: { next: () => 'id' },
    storage,
    navigation: {
      go: (to, { replace = false } = {}) => visited.push(`${replace ? '↻' : '→'} ${to}`),
    },
    session: fakeSession(),
    providers: fakeProviders(),
    access,
    auth: createAuthApi({ access, providers: fakeProviders(), isRedirecting: () => false }),
    tabs: { tell: () => undefined, subscribe: () => () => undefined },
    cookie: fakeCookie(),
    identity: createIdentity({
      token: () => 'a.b.c',
      report: { warning: (message) => warnings.push(message) },
    }),
    kept: nothingKept,
    shellWorker: { start: () => Promise.resolve(), stop: () => Promise.resolve() },
    connection: { isOnline: () => true, onChange: () => () => undefined },
    report: {
      error: (thrown, _context, { isHidden } = { isHidden: false }) => {
        reported.push(thrown)
        listeners.forEach((listener) => {
          listener({ thrown, isHidden })
        })
      },
      warning: (message) => warnings.push(message),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    appearance: {
      prefersDark: () => false,
      onPreference: () => () => undefined,
      apply: () => undefined,
      applyDensity: () => undefined,
    },
    visibility: { whenVisible: () => Promise.resolve() },
    clipboard: { write: () => Promise.resolve() },
    texts: { load: () => Promise.resolve(), show: () => undefined },
    portal: {
      check: () => [],
      checkAll: () => Promise.resolve(),
      get: () => {
        throw new Error('no plugins')
      },
    },
    configuration: { load: never, check: () => Promise.resolve(), data: () => undefined },
    fetch: never,
    streams: fakeStreams(),
    backend: fakeBackend(never),
    gather: createGather(),
    deployment: {
      version: null,
      servedVersion: never,
      wasLoadedFor: () => false,
      load: () => undefined,
    },
    leaving: { ask: () => undefined },
    plugins: { load: () => Promise.resolve() },
    fieldChecks: { of: () => Promise.resolve(undefined) },
    attentionSources: { all: () => [sampleSource] },
    shortcuts: fakeShortcuts(),
    windows: {
      open: (href) => visited.push(`+ ${href}`),
      leave: (href) => visited.push(`× ${href}`),
    },
    activity: { subscribe: () => () => undefined },
    files: {
      write: () => undefined,
      isWritten: () => false,
      save: () => undefined,
      discard: () => undefined,
    },
    recordings: createRecordings(() => [], window, Date.now),
    meter: createPluginMeter(),
    ...others,
  }
  return { services, kept, hear, reported, warnings, visited }
}
