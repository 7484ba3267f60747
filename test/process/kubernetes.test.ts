// Polling of clusters, logins at them, and deleting a pod: what is asked, when, and what the store has then.

import { expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import { kubernetesApi } from '../../src/features/kubernetes/kubernetesApi.ts'
import {
  clusterLoginRequested,
  kubernetesPollingSlice,
  objectsCounted,
  refreshRequested,
} from '../../src/features/kubernetes/kubernetesPollingSlice.ts'
import {
  deletionConfirmed,
  deletionRequested,
  podDeletionSlice,
} from '../../src/features/kubernetes/podDeletionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { KubernetesPollingState } from '../../src/model/kubernetes/kubernetesPolling.ts'
import { objectsReaderRef } from '../../src/model/kubernetes/objectsReading.ts'
import { objectsTabsRef } from '../../src/model/kubernetes/objectsTabs.ts'
import { authRef } from '../../src/model/session/authApi.ts'
import { attentionRef } from '../../src/model/shell/attention.ts'
import { kubernetesPollingSaga } from '../../src/sagas/kubernetes/kubernetesPollingSaga.ts'
import { narrowingSaga } from '../../src/sagas/kubernetes/narrowingSaga.ts'
import { podDeletionSaga } from '../../src/sagas/kubernetes/podDeletionSaga.ts'
import { createObjectsReading } from '../../src/sagas/kubernetes/services/objectsReading.ts'
import { answerOfStore, filledStore } from '../support/clusterObjects.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { answerOf } from '../support/importWorld.ts'
import { workerInPlace } from '../support/objectsWorkerInPlace.ts'
import { createDoor, mona } from '../support/people.ts'
import { startProcesses } from '../support/processHarness.ts'

const entityRef = 'component:default/some'
const entity = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name: 'some',
    namespace: 'default',
    annotations: { 'backstage.io/kubernetes-id': 'some' },
  },
  spec: {},
}
const page = '/catalog/default/component/some/kubernetes'

interface World {
  /** The random number for pauses after failures, from 0 to 1. */
  readonly fraction?: number
  readonly clusters?: readonly object[]
  readonly isDenied?: boolean
  readonly retryAfter?: string | null
}

const aws = [{ name: 'production', authProvider: 'aws' }]

function start({ clusters = aws, isDenied, fraction = 0.5, retryAfter = null }: World = {}) {
  const door = createDoor()
  const store = filledStore('production')
  const asked: (readonly [url: string, body: unknown])[] = []
  let isDown = false
  let own: object | undefined
  let token = ''
  const backend = fakeBackend((url, init) => {
    const body = typeof init.body === 'string' ? init.body : 'null'
    asked.push([url, JSON.parse(body) as unknown])
    if (url.includes('/permission/')) {
      const { items } = JSON.parse(body) as {
        readonly items: readonly { readonly id: string }[]
      }
      const result = isDenied ? 'DENY' : 'ALLOW'
      return Promise.resolve(answerOf(200, { items: items.map(({ id }) => ({ id, result })) }))
    }
    if (url.includes('/catalog/')) return Promise.resolve(answerOf(200, entity))
    if (url.endsWith('/clusters')) return Promise.resolve(answerOf(200, { items: clusters }))
    if (isDown) return Promise.resolve({ ...answerOf(503, {}), header: () => retryAfter })
    const part = answerOfStore('production', store)
    const items = [own ? { ...part, resources: [own] } : part]
    return Promise.resolve(answerOf(200, { items }))
  })
  const auth = {
    getAccessToken: () => Promise.resolve(token),
    getIdToken: () => Promise.resolve(token),
    getProfile: () => Promise.resolve(undefined),
    getBackstageIdentity: () => Promise.resolve(undefined),
  }
  let isAttended = true
  const waiting: (() => void)[] = []
  const whenAttended = () =>
    isAttended ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))
  const services = new Map<string, unknown>([
    [authRef.id, auth],
    [objectsReaderRef.id, createObjectsReading({ now: Date.now }, workerInPlace)],
    [objectsTabsRef.id, { tell: () => undefined, subscribe: () => () => undefined }],
    [attentionRef.id, { whenAttended }],
  ])
  const get = ({ id }: { readonly id: string }) => services.get(id) as never
  const portal = { check: () => [], get }
  const run = startProcesses(
    [],
    { session: door.session, backend, auth, portal, random: { fraction: () => fraction } },
    {
      aside:
        /^(?:boot|session|backend|userSettings|location|providers|flags|kubernetesPolling|podDeletion)\//,
    },
  )
  run.portal.extend({
    id: 'kubernetes',
    slices: [kubernetesPollingSlice, podDeletionSlice],
    processes: [
      { name: 'kubernetesPolling', saga: kubernetesPollingSaga },
      { name: 'kubernetesNarrowing', saga: narrowingSaga },
      { name: 'podDeletion', saga: podDeletionSaga },
    ],
  })
  const rounds = () => asked.filter(([url]) => url.includes('/services/')).length
  return {
    ...run,
    store,
    asked,
    rounds,
    machine: () =>
      (run.state() as unknown as { readonly kubernetesPolling: KubernetesPollingState })
        .kubernetesPolling,
    deletion: () => (run.state() as unknown as { readonly podDeletion: unknown }).podDeletion,
    enter: async () => {
      await door.enter(run, mona)
      run.dispatch(navigated({ pathname: page, search: '', hash: '', by: 'push' }))
      await run.advance(0)
    },
    /** Objects of one type instead of the stand-in's. */
    answer: (next: object) => {
      own = next
    },
    objects: () => kubernetesApi.endpoints.kubernetesObjects.select({ entity })(run.state()).data,
    down: (next: boolean) => {
      isDown = next
    },
    signIn: () => {
      token = 'the-token'
    },
    look: (next: boolean) => {
      isAttended = next
      if (next) for (const resume of waiting.splice(0)) resume()
    },
  }
}

it('asks again 10 seconds after an answer, more rarely while nothing changes, and after failures', async () => {
  const run = start()
  await run.enter()
  expect(run.machine()).toMatchObject({ status: 'shown', entityRef, quiet: 0 })
  expect(run.asked.at(-1)).toEqual([
    expect.stringMatching(/\/services\/some$/),
    { entity, auth: {} },
  ])
  await run.advance(9_999)
  expect(run.rounds()).toBe(1)
  await run.advance(1)
  expect(run.rounds()).toBe(2)
  // Nothing changed: 15 seconds now.
  await run.advance(14_999)
  expect(run.rounds()).toBe(2)
  await run.advance(1)
  expect([run.rounds(), run.machine()]).toMatchObject([3, { quiet: 2 }])
  run.down(true)
  run.dispatch(refreshRequested())
  await run.advance(0)
  expect(run.machine()).toMatchObject({ status: 'failing', attempt: 1, failure: { status: 503 } })
  await run.advance(10_000)
  expect(run.machine()).toMatchObject({ status: 'failing', attempt: 2 })
  run.down(false)
  await run.advance(19_999)
  expect(run.machine()).toMatchObject({ status: 'failing' })
  await run.advance(1)
  expect(run.machine()).toMatchObject({ status: 'shown' })
})

it.each([
  { fraction: 0, pause: 10_000 },
  { fraction: 0.9, pause: 14_000 },
  { fraction: 0.9, retryAfter: '60', pause: 65_400 },
])('asks again after a failure at a moment of its own: %j', async ({ pause, ...world }) => {
  const run = start(world)
  run.down(true)
  await run.enter()
  await run.advance(pause - 1)
  expect(run.rounds()).toBe(1)
  await run.advance(1)
  expect(run.rounds()).toBe(2)
})

it('asks nothing while nobody looks, and at once when somebody does again', async () => {
  const run = start()
  await run.enter()
  run.look(false)
  await run.advance(600_000)
  expect(run.rounds()).toBe(1)
  run.look(true)
  await run.advance(0)
  expect(run.rounds()).toBe(2)
})

it('keeps objects that did not change from one answer to the next', async () => {
  const run = start()
  await run.enter()
  const before = run.objects()
  await run.advance(10_000)
  expect(run.objects()).toBe(before)
  const [pod] = run.store.list('pods')
  run.store.remove('pods', pod?.metadata.name ?? '')
  await run.advance(15_000)
  expect(run.objects()).not.toBe(before)
  expect(run.objects()?.[0]?.objects.services).toBe(before?.[0]?.objects.services)
})

it('asks for pods that match a new filter, where the page has only a part of them', async () => {
  const run = start()
  const resources = Array.from({ length: 6_000 }, (_, index) => ({
    metadata: { name: `pod-${String(index)}`, uid: `u${String(index)}`, resourceVersion: '1' },
    status: { message: 'x'.repeat(200) },
  }))
  run.answer({ type: 'pods', resources })
  await run.enter()
  const counted = run.log().filter((action) => objectsCounted.match(action))
  expect(counted).toMatchObject([{ payload: { entityRef, counts: [{ pods: 6_000 }] } }])
  expect(run.rounds()).toBe(1)
  const names = () => run.objects()?.[0]?.objects.pods.map(({ metadata }) => metadata.name)
  expect(names()).toHaveLength(5_000)
  expect(names()).not.toContain('pod-5999')
  run.dispatch(navigated({ pathname: page, search: '?q=pod-5999', hash: '', by: 'replace' }))
  await run.advance(400)
  expect(run.rounds()).toBe(1)
  await run.advance(200)
  expect(run.rounds()).toBe(2)
  expect(names()).toContain('pod-5999')
  run.dispatch(
    navigated({ pathname: page, search: '?q=pod-5999&view=map', hash: '', by: 'replace' }),
  )
  await run.advance(600)
  expect(run.rounds()).toBe(2)
})

it('waits for a login at a provider, and adds its token to the request', async () => {
  const run = start({ clusters: [{ name: 'production', authProvider: 'google' }] })
  await run.enter()
  expect(run.machine()).toMatchObject({
    status: 'failing',
    failure: {
      name: 'LoginRequiredError',
      message: 'Cluster production needs a session at google',
    },
  })
  expect(run.rounds()).toBe(0)
  run.signIn()
  run.dispatch(clusterLoginRequested({ provider: 'google', scope: 'cloud' }))
  await run.advance(0)
  expect(run.machine()).toMatchObject({ status: 'shown' })
  expect(run.asked.at(-1)?.[1]).toEqual({ entity, auth: { google: 'the-token' } })
  expect(JSON.stringify(run.state())).not.toContain('the-token')
})

it('asks for workloads and for custom resources by the ref of an entity', async () => {
  const run = start()
  await run.enter()
  const customResources = [{ group: 'g', apiVersion: 'v1', plural: 'things' }]
  const { workloads, customObjects } = kubernetesApi.endpoints
  run.dispatch(workloads.initiate(entityRef) as unknown as UnknownAction)
  run.dispatch(customObjects.initiate({ entityRef, customResources }) as unknown as UnknownAction)
  await run.advance(0)
  expect(run.asked.slice(-2)).toEqual([
    [expect.stringMatching(/\/resources\/workloads\/query$/), { entityRef, auth: {} }],
    [
      expect.stringMatching(/\/resources\/custom\/query$/),
      { entityRef, customResources, auth: {} },
    ],
  ])
})

it('deletes a pod once, and says why it could not', async () => {
  const run = start()
  await run.enter()
  run.dispatch(deletionRequested({ cluster: 'production', namespace: 'shop', pod: 'pod-1' }))
  run.dispatch(deletionConfirmed())
  run.dispatch(deletionConfirmed())
  expect(run.deletion()).toMatchObject({ status: 'deleting' })
  await run.advance(0)
  const deletions = run.asked.filter(([url]) => url.includes('/pods/pod-1'))
  expect(deletions).toHaveLength(1)
  expect(run.deletion()).toMatchObject({ status: 'deleted' })
  expect(run.rounds()).toBe(2)
  run.down(true)
  run.dispatch(deletionRequested({ cluster: 'elsewhere', namespace: 'shop', pod: 'pod-2' }))
  run.dispatch(deletionConfirmed())
  await run.advance(0)
  expect(run.deletion()).toMatchObject({
    status: 'failed',
    failure: { message: 'Cluster elsewhere not found' },
  })
})
