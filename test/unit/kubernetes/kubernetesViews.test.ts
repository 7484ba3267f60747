// Lists and map of a cluster's objects, news of a poll, and the owners of deleted pods.

import { expect, it } from '@jest/globals'
import { detectErrors } from '../../../src/model/kubernetes/errors/detectErrors.ts'
import { idOf } from '../../../src/model/kubernetes/kubernetesObjects.ts'
import { isNews, mergeAnswers } from '../../../src/model/kubernetes/mergeObjects.ts'
import { objectsGraph } from '../../../src/model/kubernetes/objectsGraph.ts'
import { podStatusOf } from '../../../src/model/kubernetes/pods/podStatus.ts'
import { sectionsOf, troubledIds } from '../../../src/model/kubernetes/sections.ts'
import { successorOf } from '../../../src/model/kubernetes/workloads/workloads.ts'
import { clusterObjects } from '../../support/clusterObjects.ts'

const calm = () => clusterObjects('production')
const everything = { text: '', namespace: '', onlyErrors: false }

it('marks on the map what the list counts as wrong', () => {
  const { objects } = clusterObjects('staging')
  const detected = detectErrors(objects, Date.parse('2026-11-01'))
  const { nodes } = objectsGraph(objects, detected, everything)
  const marked = nodes.filter(({ tone }) => tone === 'failed').map(({ id }) => id)
  const pods = new Set(objects.pods.map(idOf))
  const found = new Set(detected.map(({ sourceRef }) => sourceRef.id))
  expect([...found].filter((id) => pods.has(id) && !marked.includes(id))).toEqual([])
  expect(marked).toEqual(expect.arrayContaining([...troubledIds(objects, [])]))
})

it('narrows the map to what matches, and to what that leads to or comes from', () => {
  const { objects } = calm()
  const { nodes, edges } = objectsGraph(objects, [], { ...everything, text: 'checkout-cache' })
  expect(nodes.map(({ object }) => `${object.kind} ${object.metadata.name}`)).toEqual([
    'StatefulSet checkout-cache',
    'Pod checkout-cache-0',
  ])
  expect(edges).toHaveLength(1)
})

it('leads from a route of the Gateway API to services and pods, as from an ingress', () => {
  const { objects } = calm()
  const route = {
    kind: 'HTTPRoute',
    apiVersion: 'gateway.networking.k8s.io/v1',
    metadata: { name: 'route', namespace: 'shop', uid: 'route' },
    spec: { rules: [{ backendRefs: [{ name: 'checkout-service' }, { kind: 'X', name: 'x' }] }] },
  }
  const all = { ...objects, customresources: [route] } as typeof objects
  const [section] = sectionsOf(all, { text: '', namespace: '', onlyIds: null })
  expect(section?.rows[0]?.pods).toHaveLength(4)
  const { edges } = objectsGraph(all, [], everything)
  expect(edges.filter(({ from }) => from === 'route')).toHaveLength(1)
})

it('finds pods by their state, and what failed without an error of a pod', () => {
  const { objects } = clusterObjects('staging')
  const find = (text: string) =>
    sectionsOf(objects, { text, namespace: '', onlyIds: null }).flatMap(({ rows }) =>
      rows.flatMap(({ pods }) => pods.map((pod) => podStatusOf(pod).reason)),
    )
  expect(new Set(find('crashloop'))).toEqual(new Set(['CrashLoopBackOff']))
})

it('says what becomes of a deleted pod, even if its owner is not among the objects', () => {
  const { objects } = calm()
  const pod = (start: string) => {
    const found = objects.pods.find(({ metadata }) => metadata.name.startsWith(start))
    if (!found) throw new Error(`There is no pod ${start}`)
    return found
  }
  const replicated = pod('checkout-service')
  expect(successorOf(replicated, objects)).toMatchObject({
    owner: { kind: 'ReplicaSet' },
    isReplaced: true,
  })
  expect(successorOf(replicated, { ...objects, replicasets: [] })).toMatchObject({
    owner: { kind: 'ReplicaSet' },
    isReplaced: true,
  })
  expect(successorOf(pod('checkout-report'), objects)).toMatchObject({
    owner: { kind: 'Job' },
    isReplaced: false,
  })
  const { ownerReferences, ...metadata } = replicated.metadata
  expect(ownerReferences).toHaveLength(1)
  expect(successorOf({ ...replicated, metadata }, objects)).toBeNull()
})

it('counts an aborted rollout and a failed job among what is wrong', () => {
  const kindsOf = (name: 'production' | 'staging') => {
    const { objects } = clusterObjects(name)
    const ids = troubledIds(objects, [])
    const all = [...objects.customresources, ...objects.jobs]
    return all.filter((one) => ids.has(idOf(one))).map(({ kind }) => kind)
  }
  expect([...kindsOf('production'), ...kindsOf('staging')].sort()).toEqual(['Job', 'Rollout'])
})

it('takes objects and errors for news, but not what pods use', () => {
  const before = [calm()]
  const again = (change: Partial<ReturnType<typeof calm>>) =>
    isNews(before, mergeAnswers(before, [{ ...structuredClone(calm()), ...change }]))
  const usage = { currentUsage: '0.2', requestTotal: 0.1, limitTotal: 0.5 }
  const measured = [{ name: 'a', namespace: 'shop', cpu: usage, memory: usage, containers: [] }]
  expect(again({})).toBe(false)
  expect(again({ podMetrics: measured as never })).toBe(false)
  expect(again({ errors: [{ errorType: 'UNAUTHORIZED_ERROR', statusCode: 401 }] })).toBe(true)
  const { objects } = calm()
  expect(again({ objects: { ...objects, pods: objects.pods.slice(1) } })).toBe(true)
  expect(isNews(undefined, before)).toBe(true)
})
