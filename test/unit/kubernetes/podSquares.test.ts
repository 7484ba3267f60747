// Pods as squares: their states, their order, which have one where there are many, and those of several entities.

import { describe, expect, it } from '@jest/globals'
import { objectsOfTypes } from '../../../src/model/kubernetes/clusters/clusters.ts'
import type { KubeObjects, KubePod } from '../../../src/model/kubernetes/kubernetesObjects.ts'
import { joinedSquares } from '../../../src/model/kubernetes/overview/joinedSquares.ts'
import {
  isApart,
  podSquares,
  type PodState,
} from '../../../src/model/kubernetes/pods/podSquares.ts'

type Status = KubePod['status']

const containers = [{ name: 'app' }]

function podOf(name: string, status: Status, owner?: string, namespace = 'shop'): KubePod {
  const ownerReferences =
    owner === undefined
      ? []
      : [{ kind: 'StatefulSet', apiVersion: 'apps/v1', name: owner, uid: `uid-${owner}` }]
  return {
    kind: 'Pod',
    apiVersion: 'v1',
    metadata: { name, namespace, ownerReferences },
    spec: { containers },
    ...(status && { status }),
  }
}

const withContainer = (phase: string, state: object, isReady = false): Status => ({
  phase,
  containerStatuses: [
    { name: 'app', ready: isReady, restartCount: 0, image: '', imageID: '', state },
  ],
})

const running = withContainer('Running', { running: {} }, true)
const crashing = withContainer('Running', { waiting: { reason: 'CrashLoopBackOff' } })

const objectsOf = (pods: readonly KubePod[]): KubeObjects =>
  objectsOfTypes((type) => (type === 'pods' ? pods : []))

describe('the state of a square', () => {
  it.each<[string, Status, PodState]>([
    ['runs', running, 'ready'],
    ['runs and is not ready', withContainer('Running', { running: {} }), 'starting'],
    ['is pending', { phase: 'Pending' }, 'starting'],
    [
      'creates its container',
      withContainer('Pending', { waiting: { reason: 'ContainerCreating' } }),
      'starting',
    ],
    ['crashes', crashing, 'failing'],
    ['has no image', withContainer('Pending', { waiting: { reason: 'ErrImagePull' } }), 'failing'],
    ['has failed', { phase: 'Failed' }, 'failing'],
    ['has ended', { phase: 'Succeeded' }, 'finished'],
    ['is on a lost node', { phase: 'Unknown' }, 'unknown'],
    ['says nothing', undefined, 'unknown'],
    ['says what nobody knows', { phase: 'Dreaming' }, 'failing'],
  ])('of a pod that %s', (_what, status, state) => {
    const { squares, counts } = podSquares(objectsOf([podOf('a', status)]))
    expect(squares.map((square) => square.state)).toEqual([state])
    expect(counts).toEqual({
      ready: 0,
      starting: 0,
      failing: 0,
      finished: 0,
      unknown: 0,
      [state]: 1,
    })
  })
})

it('stand by namespace, workload and name, whatever their states are', () => {
  const pods = [
    podOf('b-1', crashing, 'b'),
    podOf('a-2', running, 'a'),
    podOf('loose', running),
    podOf('a-1', crashing, 'a'),
    podOf('a-0', running, 'a', 'other'),
  ]
  const { squares } = podSquares(objectsOf(pods))
  expect(squares.map(({ name }) => name)).toEqual(['a-0', 'loose', 'a-1', 'a-2', 'b-1'])
  expect(squares.map((one, index) => isApart(one, squares[index - 1]))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ])
})

it('are two hundred at most, with all that fail, and say how many more there are', () => {
  const pods = Array.from({ length: 540 }, (_, index) =>
    podOf(`pod-${String(index).padStart(3, '0')}`, index % 10 === 9 ? crashing : running, 'a'),
  )
  const { squares, counts, more } = podSquares(objectsOf(pods))
  expect(squares).toHaveLength(200)
  expect(squares.filter(({ state }) => state === 'failing')).toHaveLength(54)
  expect(counts).toMatchObject({ ready: 486, failing: 54 })
  expect(more).toBe(340)
  expect(squares.map(({ name }) => name)).toEqual(squares.map(({ name }) => name).toSorted())
  expect(podSquares(objectsOf(pods), 30_000).more).toBe(29_800)
  expect(podSquares(objectsOf(pods), 3).more).toBe(340 - 340)
})

it('of several entities have a pod once, and count what has no square', () => {
  const shared = podOf('shared', crashing, 'a')
  const parts = [
    { entityRef: 'one', squares: podSquares(objectsOf([shared, podOf('mine', running)])) },
    { entityRef: 'other', squares: podSquares(objectsOf([shared, podOf('more', running)]), 12) },
  ]
  const { squares, counts, more } = joinedSquares(parts)
  expect(squares.map(({ name, entityRef }) => [name, entityRef])).toEqual([
    ['mine', 'one'],
    ['more', 'other'],
    ['shared', 'one'],
  ])
  expect(counts).toMatchObject({ ready: 2, failing: 1 })
  expect(more).toBe(10)
  expect(joinedSquares([])).toMatchObject({ squares: [], more: 0 })
})
