// A cluster that hangs: the others are asked by themselves, and what is known of it stays.

import { expect, it } from '@jest/globals'
import {
  clusterAnswered,
  clustersLate,
} from '../../src/features/kubernetes/kubernetesPollingSlice.ts'
import { entityRef, startKubernetes } from '../support/kubernetesWorld.ts'

const two = ['production', 'lab'].map((name) => ({ name, authProvider: 'serviceAccount' }))

it('shows the clusters that answer, and names the one that does not', async () => {
  const run = startKubernetes({ clusters: two, hanging: ['lab'] })
  await run.enter()
  await run.advance(2_999)
  expect(run.objects()).toBeUndefined()
  await run.advance(1)
  expect(run.log().filter(clustersLate.match)).toMatchObject([
    { payload: { entityRef, waiting: ['production', 'lab'] } },
  ])
  expect(run.log().filter(clusterAnswered.match)).toMatchObject([
    { payload: { cluster: 'production' } },
  ])
  expect(run.machine()).toMatchObject({ status: 'loading', late: { waiting: ['lab'] } })
  expect(run.objects()).toMatchObject([{ cluster: { name: 'production' }, errors: [] }])
  expect(run.objects()?.[0]?.objects.pods).toHaveLength(5)
  // The lists are those of the entity, and one that hangs has no more than one request.
  const lists = run.asked.map(([url]) => url).filter((url) => url.includes('/proxy/'))
  expect(lists.filter((url) => url.includes('/api/v1/pods?'))).toHaveLength(2)
  expect(
    lists.every((url) => url.includes('labelSelector=backstage.io%2Fkubernetes-id%3Dsome')),
  ).toBe(true)
  expect(lists).toHaveLength(1 + 15)
  const [metrics] = run.objects()?.[0]?.podMetrics ?? []
  expect(metrics?.containers[0]?.cpuUsage.currentUsage).toBe(0.25)
})

it.each([
  ['to its end', {}, 5, []],
  ['as far as it comes', { expiredAt: 4 }, 4, [{ statusCode: 410, resourcePath: '/api/v1/pods' }]],
])('reads a long list page by page, %s', async (_way, faults, pods, errors) => {
  const run = startKubernetes({ clusters: two, hanging: ['lab'], pageSize: 2, ...faults })
  await run.enter()
  await run.advance(3_000)
  const [part] = run.objects() ?? []
  expect(part?.objects.pods).toHaveLength(pods)
  expect(part?.errors.filter(({ resourcePath }) => resourcePath === '/api/v1/pods')).toMatchObject(
    errors,
  )
})

it('ends the round without the one that hangs, and keeps what it had shown', async () => {
  const run = startKubernetes({ clusters: two, hanging: ['lab'] })
  await run.enter()
  await run.advance(28_000)
  expect(run.machine()).toMatchObject({ status: 'shown' })
  expect(run.machine()).not.toHaveProperty('late')
  expect(run.objects()).toMatchObject([
    { cluster: { name: 'production' }, errors: [] },
    {
      cluster: { name: 'lab' },
      errors: [{ errorType: 'FETCH_ERROR', message: 'No answer within 25 seconds' }],
    },
  ])
  await run.advance(10_000 + 3_000)
  expect(run.machine()).toMatchObject({ status: 'refreshing', late: { waiting: ['lab'] } })
})

it('goes on with single clusters when the common request fails meanwhile', async () => {
  const run = startKubernetes({ clusters: two, hanging: ['lab'] })
  await run.enter()
  await run.advance(5_000)
  run.failHeld()
  await run.advance(5_000)
  expect(run.machine()).toMatchObject({ status: 'loading', late: { waiting: ['lab'] } })
  await run.advance(18_000)
  expect(run.machine()).toMatchObject({ status: 'shown' })
  expect(run.objects()?.[0]?.objects.pods).toHaveLength(5)
})

it.each([
  ['a single cluster', { clusters: two.slice(1), hanging: ['lab'] }],
  ['no right to the proxy', { clusters: two, hanging: ['lab'], denied: '.proxy' }],
])('waits for the common answer with %s', async (_name, world) => {
  const run = startKubernetes(world)
  await run.enter()
  await run.advance(20_000)
  expect(run.machine()).toMatchObject({ status: 'loading' })
  expect(run.log().some(clustersLate.match)).toBe(false)
})

it('asks for nothing more once the common answer has come', async () => {
  const run = startKubernetes({ clusters: two })
  await run.enter()
  await run.advance(9_000)
  expect(run.asked.some(([url]) => url.includes('/proxy/'))).toBe(false)
  expect(run.machine()).toMatchObject({ status: 'shown' })
})
