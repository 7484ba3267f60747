// Six clusters with very many pods of one component.

import { ownedBy, type ClusterStore } from './clusterStore.ts'
import { countPods, ownedPods } from './podCounts.ts'
import { podDraft, type PodState } from './podFactory.ts'
import { labelsOf, putDeployment } from './sampleObjects.ts'

export const fleetNames: readonly string[] = [
  'east-1',
  'east-2',
  'west-1',
  'west-2',
  'north-1',
  'south-1',
]

const perSet = 250
const rare: Readonly<Record<number, PodState>> = { 17: 'crashLoop', 40: 'notReady', 71: 'pending' }

const stateOf = (index: number): PodState => rare[index % 97] ?? 'running'

/** Pods of checkout-service, in deployments of at most 250. */
export function fillFleet(store: ClusterStore, pods: number): void {
  for (let from = 0; from < pods; from += perSet) {
    const labels = labelsOf('checkout-service')
    const name = `checkout-shard-${String(from / perSet + 1)}`
    const count = Math.min(perSet, pods - from)
    const shard = { ...labels, app: name }
    putDeployment(store, { name, labels: shard, pods: [], replicas: count })
    const set = store.get('replicasets', `${name}-6d9f7c5b8`)
    if (!set) throw new Error(`${name} has no replica set`)
    const owner = ownedBy('replicasets', set)
    for (let index = 0; index < count; index += 1) {
      const suffix = (from + index).toString(36).padStart(5, 'x')
      const pod = `${set.metadata.name}-${suffix}`
      store.put(
        'pods',
        podDraft(store, { name: pod, labels: shard, owner, state: stateOf(from + index) }),
      )
    }
    const [first] = ownedPods(store, set)
    if (first) countPods(store, first)
  }
}
