// The page of clusters: what is asked, how much of it at once, and when.

import { expect, it } from '@jest/globals'
import {
  kubernetesPollingSlice,
  refreshRequested,
} from '../../src/features/kubernetes/kubernetesPollingSlice.ts'
import {
  clusterOverviewSlice,
  moreRequested,
} from '../../src/features/kubernetes/overview/clusterOverviewSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { objectsReaderRef } from '../../src/model/kubernetes/objectsReading.ts'
import type { ClusterOverviewState } from '../../src/model/kubernetes/overview/clusterOverview.ts'
import { authRef } from '../../src/model/session/authApi.ts'
import { attentionRef } from '../../src/model/shell/attention.ts'
import { clusterOverviewSaga } from '../../src/sagas/kubernetes/clusterOverviewSaga.ts'
import { createObjectsReading } from '../../src/sagas/kubernetes/services/objectsReading.ts'
import { answerOfStore, filledStore } from '../support/clusterObjects.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { answerOf } from '../support/importWorld.ts'
import { workerInPlace } from '../support/objectsWorkerInPlace.ts'
import { createDoor, mona } from '../support/people.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

const owned = (at: number) => ({
  kind: 'Component',
  metadata: {
    name: `some-${String(at).padStart(2, '0')}`,
    namespace: 'default',
    annotations: { 'backstage.io/kubernetes-id': 'some' },
  },
})

interface World {
  /** Entities that mona owns. */
  readonly count?: number
  readonly clusters?: readonly object[]
  readonly isDenied?: boolean
  /** Names of entities whose clusters hang or fail. */
  readonly hanging?: readonly string[]
  readonly failing?: (name: string) => boolean
}

function start({ count = 2, clusters = [{ name: 'production' }], ...world }: World = {}) {
  const { isDenied = false, hanging = [], failing = () => false } = world
  const door = createDoor({
    ...testConfig,
    permission: { ...testConfig.permission, enabled: isDenied },
  })
  const asked: string[] = []
  const filters: string[] = []
  const held: (() => void)[] = []
  let isHeld = false
  let running = 0
  let mostRunning = 0
  const objects = answerOf(200, { items: [answerOfStore('production', filledStore('staging'))] })
  async function askCluster(name: string) {
    running += 1
    mostRunning = Math.max(mostRunning, running)
    if (hanging.includes(name)) return new Promise<never>(() => undefined)
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    running -= 1
    return failing(name) ? answerOf(503, {}) : objects
  }
  const backend = fakeBackend((url, init) => {
    const { pathname, searchParams } = new URL(url)
    asked.push(pathname)
    if (pathname.includes('/permission/')) {
      const { items } = JSON.parse(init.body as string) as {
        readonly items: readonly { readonly id: string }[]
      }
      return Promise.resolve(
        answerOf(200, { items: items.map(({ id }) => ({ id, result: 'DENY' })) }),
      )
    }
    if (pathname.endsWith('/clusters')) return Promise.resolve(answerOf(200, { items: clusters }))
    if (pathname.includes('/by-name/domain/')) {
      const relations = [{ type: 'hasPart', targetRef: 'system:default/shop' }]
      return Promise.resolve(
        answerOf(200, { kind: 'Domain', metadata: { name: 'trade' }, relations }),
      )
    }
    if (pathname.includes('/catalog/')) {
      filters.push(...searchParams.getAll('filter'))
      const limit = Math.min(count, Number(searchParams.get('limit')))
      const items = Array.from({ length: limit }, (_, at) => owned(at))
      return Promise.resolve(answerOf(200, { items, totalItems: count, pageInfo: {} }))
    }
    return askCluster(pathname.split('/').at(-1) ?? '')
  })
  let isAttended = true
  const waiting: (() => void)[] = []
  const services = new Map<string, unknown>([
    [authRef.id, {}],
    [objectsReaderRef.id, createObjectsReading({ now: Date.now }, workerInPlace)],
    [
      attentionRef.id,
      {
        whenAttended: () =>
          isAttended ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)),
      },
    ],
  ])
  const get = ({ id }: { readonly id: string }) => services.get(id) as never
  const portal = { check: () => [], checkAll: () => Promise.resolve(), get }
  const run = startProcesses(
    [],
    { session: door.session, backend, portal, random: { fraction: () => 0.5 } },
    {
      aside:
        /^(?:boot|session|backend|userSettings|location|providers|flags|kubernetesPolling|clusterOverview)\//,
    },
  )
  run.portal.extend({
    id: 'kubernetes',
    slices: [kubernetesPollingSlice, clusterOverviewSlice],
    processes: [{ name: 'clusterOverview', saga: clusterOverviewSaga }],
  })
  const goTo = (pathname: string, search = '') => {
    run.dispatch(navigated({ pathname, search, hash: '', by: 'push' }))
  }
  return {
    ...run,
    asked,
    filters,
    machine: () =>
      (run.state() as unknown as { readonly clusterOverview: ClusterOverviewState })
        .clusterOverview,
    posts: () => asked.filter((path) => path.includes('/services/')).length,
    mostRunning: () => mostRunning,
    goTo,
    enter: async () => {
      await door.enter(run, mona)
      goTo('/kubernetes')
      await run.advance(0)
    },
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const resume of held.splice(0)) resume()
    },
    look: (next: boolean) => {
      isAttended = next
      if (next) for (const resume of waiting.splice(0)) resume()
    },
  }
}

it('asks about what is owned, and again after a pause while somebody looks', async () => {
  const run = start()
  await run.enter()
  expect(run.machine()).toMatchObject({ status: 'shown', total: 2, most: 10 })
  expect(run.posts()).toBe(2)
  const { answers } = run.machine() as { readonly answers: object }
  expect(answers).toMatchObject({
    'component:default/some-00': {
      status: 'answered',
      clusters: [{ cluster: { name: 'production' } }],
    },
  })
  await run.advance(29_999)
  expect(run.posts()).toBe(2)
  run.look(false)
  await run.advance(600_000)
  expect(run.posts()).toBe(2)
  run.look(true)
  await run.advance(0)
  expect(run.posts()).toBe(4)
})

it('asks about ten at once, and about further ones when somebody wants it', async () => {
  const run = start({ count: 25 })
  run.hold()
  await run.enter()
  expect(run.posts()).toBe(10)
  run.release()
  await run.advance(0)
  expect(run.machine()).toMatchObject({ status: 'shown', most: 10, total: 25 })
  run.hold()
  run.dispatch(moreRequested())
  await run.advance(0)
  expect(run.posts()).toBe(20)
  run.release()
  await run.advance(0)
  expect(run.machine()).toMatchObject({ status: 'shown', most: 20, total: 25 })
  expect([run.posts(), run.mostRunning()]).toEqual([30, 10])
})

it('asks nothing more once the page is left', async () => {
  const run = start({ count: 25 })
  run.hold()
  await run.enter()
  expect(run.machine()).toMatchObject({ status: 'loading', answers: {} })
  run.goTo('/catalog')
  await run.advance(0)
  run.release()
  await run.advance(600_000)
  expect(run.machine()).toEqual({ status: 'idle' })
  expect(run.posts()).toBe(10)
})

it('leaves out an entity whose clusters hang, and shows the others', async () => {
  const run = start({ hanging: ['some-00'] })
  await run.enter()
  expect(run.machine()).toMatchObject({
    status: 'loading',
    answers: { 'component:default/some-01': { status: 'answered' } },
  })
  await run.advance(25_000)
  expect(run.machine()).toMatchObject({
    status: 'shown',
    answers: { 'component:default/some-00': { status: 'failed', failure: { kind: 'timeout' } } },
  })
})

it('fails if no entity could be asked about, and tries again', async () => {
  const failing = new Set(['some-00', 'some-01'])
  const run = start({ failing: (name) => failing.has(name) })
  await run.enter()
  expect(run.machine()).toMatchObject({ status: 'failing', attempt: 1, failure: { status: 503 } })
  failing.delete('some-00')
  run.dispatch(refreshRequested())
  await run.advance(0)
  expect(run.machine()).toMatchObject({
    status: 'shown',
    answers: {
      'component:default/some-00': { status: 'answered' },
      'component:default/some-01': { status: 'failed' },
    },
  })
})

it.each([
  ['nothing is owned', { count: 0 }],
  ['there is no cluster', { clusters: [] }],
])('asks no cluster where %s', async (_case, world) => {
  const run = start(world)
  await run.enter()
  await run.advance(600_000)
  expect(run.machine()).toMatchObject({ status: 'shown', answers: {} })
  expect(run.asked.filter((path) => path.endsWith('/clusters'))).toHaveLength(1)
  expect(run.posts()).toBe(0)
})

it('asks nothing that is not permitted', async () => {
  const run = start({ isDenied: true })
  await run.enter()
  await run.advance(600_000)
  expect(run.machine()).toEqual({ status: 'idle' })
  expect(run.asked.filter((path) => path.includes('/kubernetes/'))).toEqual([])
})

it('asks about what a domain and its systems contain, and begins anew with what is mine', async () => {
  const run = start()
  await run.enter()
  run.goTo('/kubernetes', '?of=domain:default/trade')
  await run.advance(0)
  expect(run.machine()).toMatchObject({ status: 'shown', of: 'domain:default/trade', total: 2 })
  expect(run.filters.at(-1)).toMatch(
    /^relations\.partOf=domain:default\/trade,relations\.partOf=system:default\/shop,metadata/,
  )
  run.goTo('/kubernetes')
  await run.advance(0)
  expect(run.machine()).toMatchObject({ status: 'shown', of: null })
})
