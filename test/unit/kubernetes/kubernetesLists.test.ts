// The lists of one cluster through the proxy, and what is made of their answers.

import { expect, it } from '@jest/globals'
import type { Entity } from '../../../src/model/entities/entity.ts'
import * as lists from '../../../src/model/kubernetes/clusters/clusterLists.ts'
import { clusterTroubles } from '../../../src/model/kubernetes/clusters/clusterTroubles.ts'
import { mergeCluster } from '../../../src/model/kubernetes/mergeObjects.ts'
import { clusterObjects } from '../../support/clusterObjects.ts'

const entityOf = (more: Readonly<Record<string, string>> = {}): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'a', annotations: { 'backstage.io/kubernetes-id': 'a', ...more } },
})
const pathsOf = (entity: Entity) => lists.listRequests(entity).map(({ path }) => path)

it('asks for what the backend asks for, with the selector of the entity', () => {
  expect(pathsOf(entityOf())[0]).toBe(
    '/proxy/api/v1/pods?labelSelector=backstage.io%2Fkubernetes-id%3Da&limit=500',
  )
  const selector = { 'backstage.io/kubernetes-label-selector': 'app in (a, b)' }
  expect(pathsOf(entityOf(selector))).toContain(
    '/proxy/apis/autoscaling/v2/horizontalpodautoscalers?labelSelector=app+in+%28a%2C+b%29&limit=500',
  )
  const namespace = { 'backstage.io/kubernetes-namespace': 'shop' }
  expect(pathsOf(entityOf(namespace))[5]).toMatch(
    /^\/proxy\/apis\/apps\/v1\/namespaces\/shop\/deployments\?/,
  )
})

it('asks only the cluster that the entity names', () => {
  const only = entityOf({ 'backstage.io/kubernetes-cluster': 'lab' })
  expect(lists.mayBeIn(only, { name: 'lab' })).toBe(true)
  expect(lists.mayBeIn(only, { name: 'production' })).toBe(false)
  expect(lists.mayBeIn(entityOf(), { name: 'production' })).toBe(true)
})

it('gives items the kind of their list', () => {
  const list = { kind: 'RolloutList', apiVersion: 'argoproj.io/v1alpha1', items: [{}, 'x'] }
  expect(lists.decodeList(list)).toEqual({
    items: [{ kind: 'Rollout', apiVersion: 'argoproj.io/v1alpha1' }, 'x'],
  })
  expect(lists.decodeList({ kind: 'List', items: [{}] }).items).toEqual([{}])
  const more = { continue: 'abc' }
  expect(lists.decodeList({ items: [], metadata: more }).next).toBe('abc')
  expect(lists.decodeList({ items: [], metadata: { continue: '' } }).next).toBeUndefined()
  expect(() => lists.decodeList({ items: 'none' })).toThrow('not a list')
})

const refused = (status: number | undefined) => ({
  failure: {
    kind: 'forbidden' as const,
    name: 'E',
    message: 'm',
    ...(status !== undefined && { status }),
  },
})

it('names what is missing as the backend does, but not rollouts that no cluster needs', () => {
  const requests = lists.listRequests(entityOf())
  const answers = requests.map((request) => ({
    request,
    result: request.type === 'pods' ? refused(403) : refused(404),
  }))
  const { errors } = lists.listedPart({ name: 'lab' }, answers)
  expect(errors).toHaveLength(13)
  expect(errors[0]).toEqual({
    errorType: 'E',
    message: 'm',
    statusCode: 403,
    resourcePath: '/api/v1/pods',
  })
  const [pods] = requests
  const silent = pods ? [{ request: pods, result: refused(undefined) }] : []
  expect(lists.listedPart({ name: 'lab' }, silent).errors).toEqual([
    { errorType: 'FETCH_ERROR', message: 'm' },
  ])
})

it('says of a list that is too long that the cluster has more', () => {
  const [request] = lists.listRequests(entityOf())
  const result = { items: [{ metadata: { name: 'p' } }], next: 'abc' }
  const part = lists.listedPart({ name: 'lab' }, request ? [{ request, result }] : [])
  expect(part.objects.pods).toHaveLength(1)
  expect(clusterTroubles(part.errors)).toMatchObject([{ cause: 'cut', kinds: ['pods'] }])
})

it('keeps what came before a page of a list failed, and says what failed', () => {
  const [request] = lists.listRequests(entityOf())
  const result = { items: [{ metadata: { name: 'p' } }], ...refused(410) }
  const part = lists.listedPart({ name: 'lab' }, request ? [{ request, result }] : [])
  expect(part.objects.pods).toHaveLength(1)
  expect(part.errors).toMatchObject([{ statusCode: 410, resourcePath: '/api/v1/pods' }])
})

it('asks for the next page with the token of the one before, and for what was measured', () => {
  const [request] = lists.listRequests(entityOf())
  expect(request && lists.pathAfter(request, 'a+b/=')).toBe(
    '/proxy/api/v1/pods?labelSelector=backstage.io%2Fkubernetes-id%3Da&limit=500&continue=a%2Bb%2F%3D',
  )
  expect(lists.metricsPath(entityOf({ 'backstage.io/kubernetes-namespace': 'shop' }))).toBe(
    '/proxy/apis/metrics.k8s.io/v1beta1/namespaces/shop/pods?labelSelector=backstage.io%2Fkubernetes-id%3Da',
  )
})

it('takes up one cluster: in the order of all, with the metrics that were there', () => {
  const part = (name: string) => ({ ...clusterObjects('production'), cluster: { name } })
  const usage = { currentUsage: 1, requestTotal: 1, limitTotal: 1 }
  const podMetrics = [{ name: 'p', namespace: 'n', cpu: usage, memory: usage, containers: [] }]
  const options = { at: 7, order: ['a', 'b'] }
  const first = mergeCluster(undefined, part('b'), options)
  const both = mergeCluster([{ ...part('b'), podMetrics }], part('a'), options)
  expect([first, both].map((all) => all.map(({ cluster }) => cluster.name))).toEqual([
    ['b'],
    ['a', 'b'],
  ])
  expect(mergeCluster(both, part('b'), options)[1]?.podMetrics).toEqual(podMetrics)
  const measured = podMetrics.map((one) => ({ ...one, name: 'q' }))
  const again = mergeCluster(both, { ...part('b'), podMetrics: measured }, options)
  expect(again[1]?.podMetrics).toEqual(measured)
  const silent = mergeCluster(both, lists.silentPart({ name: 'b' }, 'no answer'), options)
  expect(silent[1]?.stale?.at).toBe(7)
  expect(silent[1]?.objects.pods).toHaveLength(5)
  expect(silent[0]).toBe(both[0])
})
