// The page's side of the refresh worker: its requests, and when it goes on without the worker.

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { WorkerReply } from '../../../src/model/session/refreshMessages.ts'
import { createRefreshWorkerClient } from '../../../src/sagas/session/services/refreshWorkerClient.ts'

const filesUrl = `${location.origin}/base/`
const url = 'https://backend.example/api/auth/okta/refresh?env=default'
const signal = () => new AbortController().signal

/** A port of `MessageChannel`, which jsdom lacks. */
interface FakePort {
  onmessage: ((event: { readonly data: unknown }) => void) | null
  readonly postMessage: (message: unknown) => void
  readonly close: () => void
}

class FakeChannel {
  readonly port1: FakePort
  readonly port2: FakePort

  constructor() {
    const open = (other: () => FakePort): FakePort => ({
      onmessage: null,
      postMessage: (data) => void Promise.resolve().then(() => other().onmessage?.({ data })),
      close: () => undefined,
    })
    this.port1 = open(() => this.port2)
    this.port2 = open(() => this.port1)
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { MessageChannel: FakeChannel })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'MessageChannel')
})

/** A worker with these replies, in order. */
function createWorker(...replies: readonly WorkerReply[]) {
  const messages: unknown[] = []
  return {
    messages,
    worker: {
      postMessage: (message: unknown, [port]: readonly FakePort[] = []) => {
        messages.push(message)
        for (const reply of replies) port?.postMessage(reply)
      },
    },
  }
}

function createClient(registration: unknown) {
  const register = jest.fn(() => Promise.resolve(registration as ServiceWorkerRegistration))
  return { register, client: createRefreshWorkerClient({ register }, filesUrl) }
}

const whenClear = () => Promise.resolve()
const asking = (mayBeKept = true) => ({ url, mayBeKept, whenClear })
const answered = { ok: true, status: 200, statusText: 'OK', text: '{}' }
const accepted = { type: 'accepted' } as const

it('asks the worker beside the page for a refresh, and gives its answer', async () => {
  const { worker, messages } = createWorker(accepted, { type: 'answered', ...answered })
  const { client, register } = createClient({ active: worker })
  expect(await client.refresh(asking(true), signal())).toEqual(answered)
  expect(await client.refresh(asking(false), signal())).toEqual(answered)
  expect(register.mock.calls).toEqual([
    [`${filesUrl}refresh-worker.js`, { scope: `${filesUrl}refresh-worker/` }],
  ])
  expect(messages).toEqual([
    { type: 'refresh', url, mayBeKept: true, version: 1 },
    { type: 'refresh', url, mayBeKept: false, version: 1 },
  ])
})

it.each([
  ['unreachable', 'TypeError'],
  ['timeout', 'TimeoutError'],
] as const)('says where the request failed: %s', async (kind, name) => {
  const { worker } = createWorker(accepted, { type: 'failed', kind, message: 'words' })
  await expect(
    createClient({ active: worker }).client.refresh(asking(true), signal()),
  ).rejects.toMatchObject({
    failure: { kind, name, message: 'words', request: { method: 'GET', url } },
  })
})

it('says that somebody signed out meanwhile', async () => {
  const { worker } = createWorker(accepted, { type: 'signedOut' })
  await expect(
    createClient({ active: worker }).client.refresh(asking(true), signal()),
  ).rejects.toMatchObject({ failure: { kind: 'aborted' } })
})

it('waits for no worker that took a request and died', async () => {
  const { worker } = createWorker(accepted)
  const asked = createClient({ active: worker }).client.refresh(asking(true), signal())
  const failed = asked.catch((thrown: unknown) => thrown)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(await failed).toMatchObject({
    failure: { kind: 'timeout', message: 'The refresh worker does not respond' },
  })
})

it('stops waiting where nobody waits any more', async () => {
  const { worker } = createWorker(accepted)
  const controller = new AbortController()
  const left = createClient({ active: worker }).client.refresh(asking(true), controller.signal)
  await jest.advanceTimersByTimeAsync(0)
  controller.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
})

describe('the page refreshes by itself', () => {
  it.each([
    ['is none', undefined],
    ['is refused by the browser', { register: () => Promise.reject(new Error('SecurityError')) }],
    ['is refused without a word', { register: () => Promise.resolve(undefined as never) }],
  ])('where there %s', async (_what, workers) => {
    const client = createRefreshWorkerClient(workers, filesUrl)
    expect(await client.refresh(asking(true), signal())).toBeNull()
  })

  it('where the worker is of another version', async () => {
    const { worker } = createWorker({ type: 'refused' })
    expect(await createClient({ active: worker }).client.refresh(asking(true), signal())).toBeNull()
  })

  it('where the worker does not take the request in 5 s', async () => {
    const asked = createClient({ active: createWorker().worker }).client.refresh(
      asking(true),
      signal(),
    )
    await jest.advanceTimersByTimeAsync(5_000)
    expect(await asked).toBeNull()
  })

  it('where the worker is not installed in 5 s', async () => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' })
    const asked = createClient({ active: null, installing }).client.refresh(asking(true), signal())
    await jest.advanceTimersByTimeAsync(5_000)
    expect(await asked).toBeNull()
  })
})

it('confirms its request once nothing else is under way', async () => {
  const ports: FakePort[] = []
  const worker = {
    postMessage: (_message: unknown, [port]: readonly FakePort[] = []) => {
      if (port) ports.push(port)
    },
  }
  const { client } = createClient({ active: worker })
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const request = { ...asking(), whenClear: () => promise }
  const asked = client.refresh(request, signal())
  await jest.advanceTimersByTimeAsync(0)
  const [port] = ports
  const heard = jest.fn()
  if (port) port.onmessage = heard
  port?.postMessage(accepted)
  port?.postMessage({ type: 'ready' })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(heard).not.toHaveBeenCalled()
  resolve(undefined)
  await jest.advanceTimersByTimeAsync(0)
  expect(heard).toHaveBeenCalledTimes(1)
  port?.postMessage({ type: 'answered', ...answered })
  expect(await asked).toEqual(answered)
})

it.each([
  ['activated', answered],
  ['redundant', null],
])('waits for a worker that is being installed: %s', async (state, expected) => {
  const { worker } = createWorker(accepted, { type: 'answered', ...answered })
  const installing = Object.assign(new EventTarget(), worker, { state: 'installing' })
  const { client } = createClient({ active: null, installing })
  const asked = client.refresh(asking(true), signal())
  await jest.advanceTimersByTimeAsync(100)
  installing.state = state
  installing.dispatchEvent(new Event('statechange'))
  expect(await asked).toEqual(expected)
})

it('tells the worker of changes, and starts none for that', async () => {
  const { worker, messages } = createWorker()
  const { client, register } = createClient({ active: worker })
  client.forget()
  client.signOut('https://backend.example/api/auth/okta')
  expect(register).not.toHaveBeenCalled()
  client.prepare()
  client.forget()
  client.signOut('https://backend.example/api/auth/okta')
  await jest.advanceTimersByTimeAsync(0)
  expect(messages).toEqual([
    { type: 'forget', version: 1 },
    { type: 'signOut', provider: 'https://backend.example/api/auth/okta', version: 1 },
  ])
})
