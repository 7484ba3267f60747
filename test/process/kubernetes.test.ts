// Polling of clusters, logins at them, and deleting a pod: what is asked, when, and what the store has then.

import { expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import { kubernetesApi } from '../../src/features/kubernetes/kubernetesApi.ts'
import {
  clusterLoginRequested,
  objectsCounted,
  refreshRequested,
} from '../../src/features/kubernetes/kubernetesPollingSlice.ts'
import {
  deletionConfirmed,
  deletionRequested,
} from '../../src/features/kubernetes/podDeletionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { entity, entityRef, kubernetesPage, startKubernetes } from '../support/kubernetesWorld.ts'

it('asks again 10 seconds after an answer, more rarely while nothing changes, and after failures', async () => {
  const run = startKubernetes()
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
  const run = startKubernetes(world)
  run.down(true)
  await run.enter()
  await run.advance(pause - 1)
  expect(run.rounds()).toBe(1)
  await run.advance(1)
  expect(run.rounds()).toBe(2)
})

it('tells each answer to the other tabs', async () => {
  const run = startKubernetes()
  await run.enter()
  expect(run.tells).toMatchObject([{ entityRef, clusters: run.objects() }])
  await run.advance(10_000)
  expect(run.tells).toHaveLength(2)
})

it('asks nothing while nobody looks, and at once when somebody does again', async () => {
  const run = startKubernetes()
  await run.enter()
  run.look(false)
  await run.advance(600_000)
  expect(run.rounds()).toBe(1)
  run.look(true)
  await run.advance(0)
  expect(run.rounds()).toBe(2)
})

it('keeps objects that did not change from one answer to the next', async () => {
  const run = startKubernetes()
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

it('takes no more room after five hours of polling than after one', async () => {
  const run = startKubernetes()
  await run.enter()
  const room: number[] = []
  for (let hour = 1; hour <= 5; hour++) {
    // A pod has the place of the one before.
    const metadata = { name: 'pod', uid: `u${String(hour)}`, resourceVersion: String(hour) }
    run.answer({ type: 'pods', resources: [{ metadata }] })
    await run.advance(3_600_000)
    room.push(JSON.stringify(run.state()).length)
  }
  expect(run.rounds()).toBeGreaterThan(500)
  // Some counters get another digit; a pod or a request that is kept has more characters.
  expect(Math.max(...room)).toBeLessThan((room[0] ?? 0) + 40)
})

it('asks for pods that match a new filter, where the page has only a part of them', async () => {
  const run = startKubernetes()
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
  run.dispatch(
    navigated({ pathname: kubernetesPage, search: '?q=pod-5999', hash: '', by: 'replace' }),
  )
  await run.advance(400)
  expect(run.rounds()).toBe(1)
  await run.advance(200)
  expect(run.rounds()).toBe(2)
  expect(names()).toContain('pod-5999')
  run.dispatch(
    navigated({
      pathname: kubernetesPage,
      search: '?q=pod-5999&view=map',
      hash: '',
      by: 'replace',
    }),
  )
  await run.advance(600)
  expect(run.rounds()).toBe(2)
})

it('waits for a login at a provider, and adds its token to the request', async () => {
  const run = startKubernetes({ clusters: [{ name: 'production', authProvider: 'google' }] })
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
  const run = startKubernetes()
  await run.enter()
  const customResources = [{ group: 'g', apiVersion: 'v1', plural: 'things' }]
  const { workloads, customObjects } = kubernetesApi.endpoints
  run.dispatch(workloads.initiate(entityRef) as unknown as UnknownAction)
  run.dispatch(customObjects.initiate({ entityRef, customResources }) as unknown as UnknownAction)
  await run.advance(0)
  const asked = run.asked.slice(-2).toSorted(([one], [other]) => one.localeCompare(other))
  expect(asked).toEqual([
    [
      expect.stringMatching(/\/resources\/custom\/query$/),
      { entityRef, customResources, auth: {} },
    ],
    [expect.stringMatching(/\/resources\/workloads\/query$/), { entityRef, auth: {} }],
  ])
})

it('deletes a pod once, and says why it could not', async () => {
  const run = startKubernetes()
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

it('keeps what an opened pod uses from each answer, until the page is left', async () => {
  const run = startKubernetes()
  const [pod] = run.store.list('pods')
  const { namespace = '', name = '' } = pod?.metadata ?? {}
  const container = { container: 'app', cpuUsage: { currentUsage: 0.25 }, memoryUsage: {} }
  run.measure([{ pod, cpu: {}, memory: {}, containers: [container] }])
  await run.enter()
  expect(run.usage()).toEqual({ status: 'idle' })
  const lengths = () => {
    const usage = run.usage()
    return usage.status === 'kept' ? usage.pods.map(({ samples }) => samples.length) : []
  }
  await run.open(['production', 'Pod', namespace, name].join('~'))
  expect(lengths()).toEqual([1])
  await run.advance(10_000)
  expect(lengths()).toEqual([2])
  await run.open('')
  await run.advance(20_000)
  expect(lengths()).toEqual([3])
  run.dispatch(navigated({ pathname: '/catalog', search: '', hash: '', by: 'push' }))
  await run.advance(0)
  expect(run.usage()).toEqual({ status: 'idle' })
})
