// The numbers of pods in the status of their owners.

import type { ClusterStore } from './clusterStore.ts'
import type { Kept, KeptPod } from './kubeTypes.ts'

/** The pods of a set, without those that terminate. */
export const ownedPods = (store: ClusterStore, owner: Kept | undefined): readonly KeptPod[] =>
  (store.list('pods') as readonly KeptPod[]).filter(
    ({ metadata }) =>
      metadata.ownerReferences?.[0]?.uid === owner?.metadata.uid &&
      metadata.deletionTimestamp === undefined,
  )

const isReady = ({ status }: KeptPod) =>
  status.conditions?.some((one) => one.type === 'Ready' && one.status === 'True') ?? false

const isAvailable = { True: 'MinimumReplicasAvailable', False: 'MinimumReplicasUnavailable' }

interface DeploymentCondition {
  readonly type: string
  readonly status: string
}

function countDeployment(store: ClusterStore, name: string): void {
  const deployment = store.get('deployments', name)
  if (!deployment) return
  const sets = store
    .list('replicasets')
    .filter(({ metadata }) => metadata.ownerReferences?.[0]?.uid === deployment.metadata.uid)
  const pods = sets.flatMap((set) => ownedPods(store, set))
  const ready = pods.filter(isReady).length
  const newest = sets.at(-1)
  const { replicas } = deployment['spec'] as { readonly replicas: number }
  const before = deployment['status'] as { readonly conditions?: readonly DeploymentCondition[] }
  const now = store.ago(0)
  const condition = (type: string, is: boolean, reason: string, message: string) => {
    const status = is ? 'True' : 'False'
    const known = before.conditions?.find((one) => one.type === type && one.status === status)
    const times = { lastTransitionTime: now, lastUpdateTime: now }
    return known ?? { type, status, reason, message, ...times }
  }
  const whole = ready >= replicas
  const progress = before.conditions?.filter(({ type }) => type === 'Progressing') ?? []
  const done = `ReplicaSet "${newest?.metadata.name ?? ''}" has successfully progressed.`
  store.change('deployments', name, ({ metadata }) => ({
    status: {
      observedGeneration: metadata.generation ?? 1,
      replicas: pods.length,
      updatedReplicas: ownedPods(store, newest).length,
      ...(ready > 0 && { readyReplicas: ready, availableReplicas: ready }),
      ...(ready < replicas && { unavailableReplicas: replicas - ready }),
      conditions: [
        condition(
          'Available',
          ready > 0,
          isAvailable[ready > 0 ? 'True' : 'False'],
          `Deployment ${ready > 0 ? 'has' : 'does not have'} minimum availability.`,
        ),
        ...(whole ? [condition('Progressing', true, 'NewReplicaSetAvailable', done)] : progress),
      ],
    },
  }))
}

/** Counts the pods of the owner of a pod, and of the owner's owner. */
export function countPods(store: ClusterStore, { metadata }: Kept): void {
  const [owner] = metadata.ownerReferences ?? []
  if (owner?.kind === 'ReplicaSet') {
    const set = store.get('replicasets', owner.name)
    if (!set) return
    const pods = ownedPods(store, set)
    const ready = pods.filter(isReady).length
    store.change('replicasets', owner.name, () => ({
      status: {
        replicas: pods.length,
        fullyLabeledReplicas: pods.length,
        ...(ready > 0 && { readyReplicas: ready, availableReplicas: ready }),
      },
    }))
    countDeployment(store, set.metadata.ownerReferences?.[0]?.name ?? '')
  } else if (owner?.kind === 'StatefulSet') {
    const set = store.get('statefulsets', owner.name)
    const pods = ownedPods(store, set)
    if (set) {
      store.change('statefulsets', owner.name, () => ({
        status: { replicas: pods.length, readyReplicas: pods.filter(isReady).length },
      }))
    }
  }
}
