// The Kubernetes tab's processes with a backend that answers as the stand-in's cluster does.

import { kubernetesApi } from '../../src/features/kubernetes/kubernetesApi.ts'
import { kubernetesPollingSlice } from '../../src/features/kubernetes/kubernetesPollingSlice.ts'
import { podDeletionSlice } from '../../src/features/kubernetes/podDeletionSlice.ts'
import { podUsageSlice } from '../../src/features/kubernetes/podUsageSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { KubernetesPollingState } from '../../src/model/kubernetes/kubernetesPolling.ts'
import { objectsReaderRef } from '../../src/model/kubernetes/objectsReading.ts'
import { objectsTabsRef, type SharedObjects } from '../../src/model/kubernetes/objectsTabs.ts'
import type { PodUsageState } from '../../src/model/kubernetes/pods/podUsage.ts'
import { authRef } from '../../src/model/session/authApi.ts'
import { attentionRef } from '../../src/model/shell/attention.ts'
import { kubernetesPollingSaga } from '../../src/sagas/kubernetes/kubernetesPollingSaga.ts'
import { podDeletionSaga } from '../../src/sagas/kubernetes/podDeletionSaga.ts'
import { podUsageSaga } from '../../src/sagas/kubernetes/podUsageSaga.ts'
import { createObjectsReading } from '../../src/sagas/kubernetes/services/objectsReading.ts'
import { answerOfStore, filledStore } from './clusterObjects.ts'
import { fakeBackend } from './fakeSessions.ts'
import { answerOf } from './importWorld.ts'
import { workerInPlace } from './objectsWorkerInPlace.ts'
import { createDoor, mona } from './people.ts'
import { startProcesses, testConfig } from './processHarness.ts'

export const entityRef = 'component:default/some'
export const entity = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name: 'some',
    namespace: 'default',
    annotations: { 'backstage.io/kubernetes-id': 'some' },
  },
  spec: {},
}
export const kubernetesPage = '/catalog/default/component/some/kubernetes'

interface KubernetesWorld {
  /** The random number for pauses after failures, from 0 to 1. */
  readonly fraction?: number
  readonly clusters?: readonly object[]
  readonly retryAfter?: string | null
  /** Clusters that never answer: neither their own lists nor the common request. */
  readonly hanging?: readonly string[]
  /** Items in each answer of a cluster's own lists; all if missing. */
  readonly pageSize?: number
  /** A page of a list from which on the cluster has lost where it was. */
  readonly expiredAt?: number
  /** Permissions that are denied, by the end of their names. */
  readonly denied?: string
}

const aws = [{ name: 'production', authProvider: 'aws' }]

/** As the metrics server measures a pod: each container uses a quarter of a core. */
function measured(pod: unknown) {
  const { metadata, spec } = pod as {
    readonly metadata: object
    readonly spec: { readonly containers: readonly { readonly name: string }[] }
  }
  const usage = { cpu: '250m', memory: '64Mi' }
  return { metadata, containers: spec.containers.map(({ name }) => ({ name, usage })) }
}

/** A page with the Kubernetes tab of one component, and a backend that knows one cluster. */
export function startKubernetes({
  clusters = aws,
  fraction = 0.5,
  retryAfter = null,
  hanging = [],
  pageSize = Infinity,
  expiredAt = Infinity,
  denied,
}: KubernetesWorld = {}) {
  const permission = { ...testConfig.permission, enabled: denied !== undefined }
  const door = createDoor({ ...testConfig, permission })
  const store = filledStore('production')
  const asked: (readonly [url: string, body: unknown])[] = []
  const held: ((answer: ReturnType<typeof answerOf>) => void)[] = []
  let isDown = false
  let own: object | undefined
  let podMetrics: readonly object[] = []
  let token = ''
  const backend = fakeBackend((url, init) => {
    const body = typeof init.body === 'string' ? init.body : 'null'
    asked.push([url, JSON.parse(body) as unknown])
    if (url.includes('/permission/')) {
      const { items } = JSON.parse(body) as {
        readonly items: readonly {
          readonly id: string
          readonly permission: { readonly name: string }
        }[]
      }
      const resultOf = (name: string) =>
        denied !== undefined && name.endsWith(denied) ? 'DENY' : 'ALLOW'
      return Promise.resolve(
        answerOf(200, {
          items: items.map(({ id, permission }) => ({ id, result: resultOf(permission.name) })),
        }),
      )
    }
    if (url.includes('/catalog/')) return Promise.resolve(answerOf(200, entity))
    if (url.endsWith('/clusters')) return Promise.resolve(answerOf(200, { items: clusters }))
    if (isDown) return Promise.resolve({ ...answerOf(503, {}), header: () => retryAfter })
    const name = new Headers(init.headers).get('Backstage-Kubernetes-Cluster')
    if (hanging.length > 0 && (name === null || hanging.includes(name)))
      return new Promise((resolve) => {
        if (name === null) held.push(resolve)
      })
    const part = answerOfStore('production', store)
    if (name !== null && init.method !== 'DELETE') {
      const { pathname, searchParams } = new URL(url)
      const resources = part.resources.find(
        ({ type }) => type === pathname.split('/').at(-1),
      )?.resources
      if (!resources) return Promise.resolve(answerOf(404, { kind: 'Status' }))
      if (pathname.includes('metrics.k8s.io'))
        return Promise.resolve(
          answerOf(200, { kind: 'PodMetricsList', items: resources.map(measured) }),
        )
      const start = Number(searchParams.get('continue') ?? 0)
      if (start >= expiredAt) return Promise.resolve(answerOf(410, { kind: 'Status' }))
      const end = start + pageSize
      const metadata = end < resources.length ? { continue: String(end) } : {}
      const items = resources.slice(start, end)
      return Promise.resolve(answerOf(200, { kind: 'List', apiVersion: 'v1', metadata, items }))
    }
    const items = [{ ...part, podMetrics, ...(own && { resources: [own] }) }]
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
  /** To the other tabs. */
  const tells: SharedObjects[] = []
  const services = new Map<string, unknown>([
    [authRef.id, auth],
    [objectsReaderRef.id, createObjectsReading({ now: Date.now }, workerInPlace)],
    [
      objectsTabsRef.id,
      { tell: (told: SharedObjects) => void tells.push(told), subscribe: () => () => undefined },
    ],
    [attentionRef.id, { whenAttended }],
  ])
  const get = ({ id }: { readonly id: string }) => services.get(id) as never
  const portal = { check: () => [], checkAll: () => Promise.resolve(), get }
  const run = startProcesses(
    [],
    { session: door.session, backend, auth, portal, random: { fraction: () => fraction } },
    {
      aside:
        /^(?:boot|session|backend|userSettings|location|providers|flags|kubernetesPolling|podDeletion|podUsage)\//,
    },
  )
  run.portal.extend({
    id: 'kubernetes',
    slices: [kubernetesPollingSlice, podDeletionSlice, podUsageSlice],
    processes: [
      { name: 'kubernetesPolling', saga: kubernetesPollingSaga },
      { name: 'podDeletion', saga: podDeletionSaga },
      { name: 'podUsage', saga: podUsageSaga },
    ],
  })
  const rounds = () => asked.filter(([url]) => url.includes('/services/')).length
  return {
    ...run,
    store,
    tells,
    asked,
    rounds,
    machine: () =>
      (run.state() as unknown as { readonly kubernetesPolling: KubernetesPollingState })
        .kubernetesPolling,
    usage: () => (run.state() as unknown as { readonly podUsage: PodUsageState }).podUsage,
    /** Opens the details of an object, or none. */
    open: async (object: string) => {
      const search = object === '' ? '' : `?object=${object}`
      run.dispatch(navigated({ pathname: kubernetesPage, search, hash: '', by: 'push' }))
      await run.advance(0)
    },
    deletion: () => (run.state() as unknown as { readonly podDeletion: unknown }).podDeletion,
    enter: async () => {
      await door.enter(run, mona)
      run.dispatch(navigated({ pathname: kubernetesPage, search: '', hash: '', by: 'push' }))
      await run.advance(0)
    },
    /** What pods use, as the backend says it. */
    measure: (next: readonly object[]) => {
      podMetrics = next
    },
    /** Objects of one type instead of the stand-in's. */
    answer: (next: object) => {
      own = next
    },
    objects: () => kubernetesApi.endpoints.kubernetesObjects.select({ entity })(run.state()).data,
    /** The common request, which hangs, fails. */
    failHeld: () => {
      for (const answer of held.splice(0)) answer(answerOf(504, {}))
    },
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
