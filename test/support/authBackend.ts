// The auth backend for tests of services: a `send` whose responses a test gives one by one.

import type { Send } from '../../src/sagas/services/http.ts'
import type { TabLocks } from '../../src/sagas/session/services/oneRefresh.ts'
import { createProviderSessions } from '../../src/sagas/session/services/providerSessions.ts'
import type { RefreshNotes } from '../../src/sagas/session/services/refreshNotes.ts'
import type { RefreshWorkerClient } from '../../src/sagas/session/services/refreshWorkerClient.ts'
import { createFakeWorld } from './loginWorld.ts'
import { testConfig } from './processHarness.ts'

interface Sent {
  readonly url: string
  readonly init: RequestInit
  readonly answer: (json: unknown, status?: number) => void
  readonly fail: (thrown: unknown) => void
}

export function createAuthBackend() {
  const sent: Sent[] = []
  const send: Send = (url, init) =>
    new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        reject(init.signal?.reason as Error)
      })
      sent.push({
        url,
        init,
        answer: (json, status = 200) => {
          const text = typeof json === 'string' ? json : JSON.stringify(json)
          resolve({ ok: status < 400, status, statusText: 'Said', text })
        },
        fail: reject,
      })
    })
  return {
    send,
    sent,
    last: () => {
      const last = sent.at(-1)
      if (!last) throw new Error('Nothing was sent')
      return last
    },
  }
}

/** A browser without the refresh worker. */
const noWorker: RefreshWorkerClient = {
  prepare: () => undefined,
  refresh: () => Promise.resolve(null),
  forget: () => undefined,
  signOut: () => undefined,
}

const noNotes: RefreshNotes = {
  whenOver: () => Promise.resolve(),
  noted: (_provider, work) => work(),
}

/** A tab's token keeper with its surroundings. */
export function createVault(tabs: TabLocks | null = null, worker = noWorker) {
  const backend = createAuthBackend()
  const fake = createFakeWorld()
  const vault = createProviderSessions({
    send: backend.send,
    clock: { now: () => Date.now() },
    config: () => ({
      ...testConfig,
      discovery: { backend: 'https://backend.example', plugins: {} },
      authEnvironment: 'default',
    }),
    world: fake.world,
    tabs,
    worker,
    notes: noNotes,
  })
  return { ...backend, ...fake, vault }
}
