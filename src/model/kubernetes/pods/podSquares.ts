// The pods of a cluster as squares: which of them, in which order, and how many there are of each state.

import { namespaceOf, type KubeObjects, type KubePod } from '../kubernetesObjects.ts'
import { byId, topOwnerOf } from '../workloads/workloads.ts'
import { podStatusOf, type PodTone } from './podStatus.ts'

/** In the order in which they are counted. */
export const podStates = ['ready', 'starting', 'failing', 'finished', 'unknown'] as const
export type PodState = (typeof podStates)[number]

export interface PodSquare {
  readonly namespace: string
  readonly name: string
  /** Its outermost owner, such as `Deployment checkout`; empty without one. */
  readonly workload: string
  readonly state: PodState
  /** Kubernetes' own word. */
  readonly reason: string
}

export interface PodSquares {
  /** By namespace, workload and name. */
  readonly squares: readonly PodSquare[]
  /** Of all pods that were read. */
  readonly counts: Readonly<Record<PodState, number>>
  /** Pods without a square. */
  readonly more: number
}

/** More are a wall, and not a picture. */
export const mostSquares = 200

const states: Readonly<Record<PodTone, PodState>> = {
  ok: 'ready',
  waiting: 'starting',
  failed: 'failing',
  done: 'finished',
}

function stateOf(pod: KubePod): Pick<PodSquare, 'state' | 'reason'> {
  const { reason, tone } = podStatusOf(pod)
  return { reason, state: reason === 'Unknown' ? 'unknown' : states[tone] }
}

/** What needs a look has its square before others. */
const ranks: Readonly<Record<PodState, number>> = {
  failing: 0,
  unknown: 1,
  starting: 2,
  ready: 3,
  finished: 4,
}

const orderOf = ({ namespace, workload, name }: PodSquare) => [namespace, workload, name].join('\0')

/** So many squares, those that need a look first, in their order: a pod stays where it is while its state changes. */
export function chosenSquares<Square extends PodSquare>(
  all: readonly Square[],
  most: number,
): readonly Square[] {
  const chosen =
    all.length <= most
      ? all
      : all.toSorted((one, other) => ranks[one.state] - ranks[other.state]).slice(0, most)
  return chosen.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
}

export function countsOfStates(all: readonly PodSquare[]): PodSquares['counts'] {
  const counts = { ready: 0, starting: 0, failing: 0, finished: 0, unknown: 0 }
  for (const { state } of all) counts[state] += 1
  return counts
}

/** `total`: pods in the cluster, if the page does not have all of them. */
export function podSquares(
  objects: KubeObjects,
  total = objects.pods.length,
  most = mostSquares,
): PodSquares {
  const owners = byId(objects)
  const all = objects.pods.map((pod): PodSquare => {
    const { kind, name } = topOwnerOf(pod, owners) ?? { kind: '', name: '' }
    return {
      namespace: namespaceOf(pod),
      name: pod.metadata.name,
      workload: [kind, name].filter(Boolean).join(' '),
      ...stateOf(pod),
    }
  })
  const squares = chosenSquares(all, most)
  return { squares, counts: countsOfStates(all), more: Math.max(0, total - squares.length) }
}

/** Whether a square is of another workload than the one before it. */
export const isApart = (square: PodSquare, before: PodSquare | undefined): boolean =>
  before !== undefined &&
  (before.namespace !== square.namespace || before.workload !== square.workload)
