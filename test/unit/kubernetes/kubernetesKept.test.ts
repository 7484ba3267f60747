// What was shown stays: objects of a cluster that fails, why they are old, and a pod in the place of a deleted one.

import { describe, expect, it } from '@jest/globals'
import {
  newestAt,
  type ClusterError,
  type ClusterObjects,
} from '../../../src/model/kubernetes/clusters/clusters.ts'
import { clusterTroubles } from '../../../src/model/kubernetes/clusters/clusterTroubles.ts'
import { clusterReason } from '../../../src/model/kubernetes/kubernetesFailures.ts'
import { objectTypes } from '../../../src/model/kubernetes/kubernetesObjects.ts'
import { mergeAnswers } from '../../../src/model/kubernetes/mergeObjects.ts'
import { successorPod } from '../../../src/model/kubernetes/workloads/workloads.ts'
import { clusterObjects } from '../../support/clusterObjects.ts'

const whole = () => clusterObjects('production')
const paths = {
  pods: '/api/v1/pods',
  jobs: '/apis/batch/v1/jobs',
  rollouts: '/apis/argoproj.io/v1alpha1/rollouts',
  inShop: '/api/v1/namespaces/shop/pods',
  elsewhere: '/api/v1/namespaces/elsewhere/pods',
  metrics: '/apis/metrics.k8s.io/v1beta1/pods',
} as const
const error = (statusCode: number | undefined, resourcePath?: string): ClusterError => ({
  errorType: 'UNKNOWN_ERROR',
  ...(statusCode !== undefined && { statusCode }),
  ...(resourcePath !== undefined && { resourcePath }),
})

/** An answer without the objects of these types. */
function without(types: readonly string[], ...errors: readonly ClusterError[]): ClusterObjects {
  const part = whole()
  const left = Object.entries(part.objects).map(([type, list]) => [
    type,
    types.includes(type) ? [] : (list as readonly unknown[]),
  ])
  return { ...part, errors, objects: Object.fromEntries(left) as ClusterObjects['objects'] }
}

const counted = ({ objects }: ClusterObjects) =>
  objectTypes.reduce((sum, type) => sum + objects[type].length, 0)

describe('objects of a cluster that fails', () => {
  it.each<readonly [string, readonly string[], ClusterError, boolean]>([
    ['nothing is answered', objectTypes, error(undefined), true],
    ['pods fail with 502', ['pods'], error(502, paths.pods), true],
    ['jobs time out', ['jobs'], error(504, paths.jobs), true],
    ['jobs are too many requests', ['jobs'], error(429, paths.jobs), true],
    ['the credentials of the backend have expired', ['pods'], error(401, paths.pods), true],
    ['custom resources fail', ['customresources'], error(500, paths.rollouts), true],
    ['pods of their namespace fail', ['pods'], error(503, paths.inShop), true],
    ['pods of another namespace fail', ['pods'], error(503, paths.elsewhere), false],
    ['metrics fail, and pods are gone', ['pods'], error(503, paths.metrics), false],
    ['another kind fails', ['pods'], error(502, paths.jobs), false],
    ['pods are forbidden now', ['pods'], error(403, paths.pods), false],
    ['the cluster has no jobs any more', ['jobs'], error(404, paths.jobs), false],
    ['the selector is refused', ['pods'], error(400, paths.pods), false],
  ])('stay if %s: %s', (_name, types, failed, areKept) => {
    const before = [whole()]
    const [after] = mergeAnswers(before, [without(types, failed)], 7)
    if (!after) throw new Error('no cluster')
    expect(counted(after) === counted(whole())).toBe(areKept)
    expect(after.stale?.at).toBe(areKept ? 7 : undefined)
  })

  it('keep their age while the cluster goes on failing, and have none once it answers', () => {
    const failing = () => [without(objectTypes, error(502, paths.pods), error(502, paths.jobs))]
    const first = mergeAnswers([whole()], failing(), 7)
    const second = mergeAnswers(first, failing(), 99)
    expect(second[0]?.stale).toEqual({ at: 7, types: ['pods', 'jobs'] })
    expect(second[0]?.objects.pods).toBe(first[0]?.objects.pods)
    const [recovered] = mergeAnswers(second, [whole()], 120)
    expect(recovered?.stale).toBeUndefined()
    expect(recovered && counted(recovered)).toBe(counted(whole()))
  })

  it('are not kept beside newer ones: a list that came is complete', () => {
    const part = without(['jobs'], error(502, paths.jobs))
    const fewer = { ...part, objects: { ...part.objects, pods: part.objects.pods.slice(1) } }
    const [after] = mergeAnswers([whole()], [fewer], 7)
    expect(after?.objects.pods).toHaveLength(whole().objects.pods.length - 1)
    expect(after?.stale?.types).toEqual(['jobs'])
  })
})

it('is as old as the newest of what is shown', () => {
  const kept = { ...whole(), stale: { at: 7, types: ['pods'] as const } }
  expect(newestAt([kept, whole()], 99)).toBe(99)
  expect(newestAt([kept, { ...kept, stale: { at: 8, types: [] } }], 99)).toBe(8)
  expect(newestAt([kept, without(objectTypes, error(undefined))], 99)).toBe(7)
  expect(newestAt([], 99)).toBe(99)
})

it('tells in one line why parts are missing, however many kinds they are', () => {
  const plurals = Array.from({ length: 14 }, (_, index) => `kind${String(index)}s`)
  const silent = plurals.map((plural) => error(502, `/apis/g/v1/${plural}`))
  expect(clusterTroubles(silent)).toMatchObject([{ cause: 'silent', kinds: plurals }])
  const mixed = [
    error(403, paths.pods),
    error(403, paths.inShop),
    error(403, paths.metrics),
    error(401, paths.jobs),
    error(404, paths.rollouts),
    error(500, paths.jobs),
    error(400, paths.jobs),
    error(undefined),
  ]
  expect(clusterTroubles(mixed).map(({ cause, kinds }) => [cause, ...kinds])).toEqual([
    ['silent'],
    ['failing', 'jobs'],
    ['unauthorized', 'jobs'],
    ['forbidden', 'pods', 'pods.metrics.k8s.io'],
    ['missing', 'rollouts'],
    ['refused', 'jobs'],
  ])
  expect(clusterTroubles([])).toEqual([])
})

it.each([
  ['{"kind":"Status","message":"pods \\"a\\" is forbidden"}', 'pods "a" is forbidden'],
  ['{"kind":"Status"}', 'Proxy request failed'],
  ['no JSON', 'Proxy request failed'],
  [undefined, 'Proxy request failed'],
])('has the reason of the cluster in %s', (body, reason) => {
  const failure = { kind: 'forbidden', name: 'E', message: 'Proxy request failed' } as const
  expect(clusterReason({ ...failure, ...(body !== undefined && { body }) })).toBe(reason)
})

it('finds the pod that took the place of a deleted one', () => {
  const { objects } = whole()
  const [pod] = objects.pods
  if (!pod) throw new Error('no pod')
  const deleted = {
    cluster: 'production',
    namespace: 'shop',
    pod: pod.metadata.name,
    owner: { kind: 'Deployment', name: 'checkout-service' },
  }
  const newest = {
    ...pod,
    metadata: { ...pod.metadata, name: 'newest', uid: 'n', creationTimestamp: '2030-01-01' },
  }
  const leaving = {
    ...newest,
    metadata: { ...newest.metadata, name: 'leaving', uid: 'l', deletionTimestamp: '2030-01-02' },
  }
  const now = { ...objects, pods: [pod, newest, leaving, ...objects.pods.slice(1)] }
  expect(successorPod(now, deleted)?.metadata.name).toBe('newest')
  expect(successorPod({ ...objects, pods: [pod] }, deleted)).toBeUndefined()
  expect(successorPod(now, { ...deleted, namespace: 'elsewhere' })).toBeUndefined()
  const { owner, ...loose } = deleted
  expect([owner.kind, successorPod(now, loose)]).toEqual(['Deployment', undefined])
})
