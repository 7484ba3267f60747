// What happens to pods: they are deleted and replaced, rolled out, crash and recover, each in steps.

import { timeOf } from './clock.ts'
import { ownedBy, type ClusterStore } from './clusterStore.ts'
import type { ContainerLogs } from './containerLogs.ts'
import type { Kept, KeptPod, ServedType } from './kubeTypes.ts'
import { countPods, ownedPods } from './podCounts.ts'
import { nodeOf, podDraft, podStatus, putEvent, type PodState } from './podFactory.ts'

export interface PodLife {
  /** The pod terminates, and its owner starts another. Returns the pod as it terminates. */
  readonly deletePod: (pod: string, graceSeconds?: number) => Kept
  /** Its pods are replaced one by one by pods of another image, which run. */
  readonly startRollout: (deployment: string, image?: string) => void
  /** The pod's first container crashes, and again after every restart. */
  readonly crash: (pod: string) => void
  /** The pod's containers are started, and get ready. */
  readonly fix: (pod: string) => void
}

interface LifeOptions {
  readonly store: ClusterStore
  readonly logs: ContainerLogs
  /** Milliseconds. */
  readonly step: number
}

const owners: Readonly<Record<string, ServedType>> = {
  ReplicaSet: 'replicasets',
  StatefulSet: 'statefulsets',
  DaemonSet: 'daemonsets',
}

const namesOf = ({ spec }: KeptPod) => spec.containers.map(({ name }) => name)

/** What became of a pod; its replacement fares the same. */
function fateOf({ status }: KeptPod): PodState {
  const [first] = status.containerStatuses ?? []
  const states: Readonly<Record<string, PodState>> = {
    CrashLoopBackOff: 'crashLoop',
    ImagePullBackOff: 'imagePull',
    InvalidImageName: 'imageName',
    CreateContainerConfigError: 'configError',
  }
  const known = states[first?.state?.waiting?.reason ?? '']
  if (known) return known
  if (status.conditions?.some(({ reason }) => reason === 'Unschedulable')) return 'pending'
  return first?.state?.running && !first.ready ? 'notReady' : 'running'
}

const runs: readonly PodState[] = ['running', 'notReady', 'crashLoop', 'outOfMemory']

export function createPodLife({ store, logs, step }: LifeOptions): PodLife {
  const { clock, ago } = store
  /** By uid: how pods go on that have a future of their own. */
  const fates = new Map<string, PodState>()
  let born = 0

  const podOf = (name: string): KeptPod => {
    const pod = store.get('pods', name)
    if (!pod) throw new Error(`The cluster has no pod ${name}`)
    return pod as KeptPod
  }
  /** Runs `work` later, unless the pod is gone by then. */
  const later = (ms: number, { metadata }: Kept, work: (pod: KeptPod) => void) => {
    clock.after(ms, () => {
      const current = store.get('pods', metadata.name) as KeptPod | undefined
      if (current?.metadata.uid !== metadata.uid) return
      if (current.metadata.deletionTimestamp === undefined) work(current)
    })
  }
  const ownerOf = ({ metadata }: Kept): readonly [ServedType, Kept] | undefined => {
    const [reference] = metadata.ownerReferences ?? []
    const type = owners[reference?.kind ?? '']
    const owner = type && store.get(type, reference?.name ?? '')
    return type && owner && owner.metadata.uid === reference?.uid ? [type, owner] : undefined
  }

  /** Puts a pod into a state from now on. */
  const enter = (
    pod: KeptPod,
    state: PodState,
    keeps: { restarts?: number; last?: object } = {},
  ) => {
    const [first] = pod.status.containerStatuses ?? []
    const { restarts = first?.restartCount, last = first?.lastState } = keeps
    const containers = namesOf(pod)
    const name = pod.metadata.name
    store.change('pods', name, ({ spec }) => ({
      spec: { ...(spec as object), ...(state !== 'pending' && { nodeName: nodeOf(name) }) },
      status: podStatus({ pod: name, state, age: 0, ago, containers, restarts, last }),
    }))
    countPods(store, pod)
    return podOf(name)
  }

  const start = (pod: KeptPod) => {
    for (const container of namesOf(pod)) {
      const log = logs.current(pod, container)
      if (!log || log.isEnded()) logs.start(pod, container)
    }
  }

  const goOn = (pod: KeptPod) => {
    const fate = fates.get(pod.metadata.uid) ?? 'running'
    if (fate === 'crashLoop') crash(pod.metadata.name)
    else if (fate !== 'notReady') enter(pod, fate)
  }

  const crash = (name: string) => {
    const pod = podOf(name)
    const [container = ''] = namesOf(pod)
    const [status] = pod.status.containerStatuses ?? []
    fates.set(pod.metadata.uid, 'crashLoop')
    logs.end(pod, container, 'Error')
    const restarts = (status?.restartCount ?? 0) + 1
    const startedAt = status?.state?.running?.startedAt ?? timeOf(clock.now())
    const finishedAt = timeOf(clock.now())
    const last = { terminated: { reason: 'Error', exitCode: 1, startedAt, finishedAt } }
    const crashed = enter(pod, 'crashLoop', { restarts, last })
    const words = `Back-off restarting failed container ${container} in pod ${name}`
    putEvent(store, crashed, 'BackOff', words)
    later(Math.min(300_000, 10_000 * 2 ** (restarts - 1)), crashed, (current) => {
      if (fates.get(current.metadata.uid) !== 'crashLoop') return
      logs.start(current, container)
      later(2 * step, enter(current, 'notReady'), goOn)
    })
  }

  const begin = (pod: KeptPod, fate: PodState) => {
    later(step, pod, (current) => {
      if (fate === 'pending') {
        putEvent(store, enter(current, 'pending'), 'FailedScheduling', '0/3 nodes are available')
        return
      }
      const created = enter(current, 'creating')
      const { name, namespace } = created.metadata
      const words = `Successfully assigned ${namespace}/${name} to ${nodeOf(name)}`
      putEvent(store, created, 'Scheduled', words, false)
      later(step, created, (waiting) => {
        if (!runs.includes(fate)) {
          enter(waiting, fate)
          return
        }
        const started = enter(waiting, 'notReady')
        start(started)
        putEvent(store, started, 'Started', 'Started container app', false)
        later(step, started, goOn)
      })
    })
  }

  const spawn = (type: ServedType, owner: Kept, model: KeptPod, fate: PodState, name?: string) => {
    born += 1
    const suffix = `n${String(1_000 + born)}`
    const draft = podDraft(store, {
      name: name ?? `${owner.metadata.name}-${suffix}`,
      namespace: owner.metadata.namespace,
      labels: model.metadata.labels,
      owner: ownedBy(type, owner),
      state: 'new',
      age: 0,
      containers: namesOf(model),
    })
    const spec = { ...model.spec, nodeName: undefined }
    const pod = store.put('pods', { ...draft, spec: JSON.parse(JSON.stringify(spec)) as object })
    fates.set(pod.metadata.uid, fate)
    countPods(store, pod)
    begin(pod as KeptPod, fate)
  }

  const deletePod = (name: string, graceSeconds = 30): Kept => {
    const pod = podOf(name)
    if (pod.metadata.deletionTimestamp !== undefined) return pod
    const fate = fates.get(pod.metadata.uid) ?? fateOf(pod)
    const leaving = store.change('pods', name, ({ metadata }) => ({
      metadata: {
        ...metadata,
        deletionTimestamp: timeOf(clock.now() + graceSeconds * 1_000),
        deletionGracePeriodSeconds: graceSeconds,
      },
    }))
    putEvent(store, leaving, 'Killing', 'Stopping container app', false)
    countPods(store, leaving)
    const [type, owner] = ownerOf(pod) ?? []
    const isMissing =
      type === 'replicasets'
        ? ownedPods(store, owner).length <
          Number((owner?.['spec'] as { readonly replicas?: number } | undefined)?.replicas)
        : type !== undefined
    if (type && owner && isMissing && type !== 'statefulsets') spawn(type, owner, pod, fate)
    clock.after(graceSeconds === 0 ? 0 : step, () => {
      for (const container of namesOf(pod)) logs.end(pod, container, 'Killed')
      store.remove('pods', name)
      if (type === 'statefulsets' && owner) spawn(type, owner, pod, fate, name)
    })
    return leaving
  }

  const startRollout = (name: string, image = 'registry.larkspur.example/shop/checkout:2.15.0') => {
    const old = store
      .list('replicasets')
      .filter(({ metadata }) => metadata.ownerReferences?.[0]?.name === name)
    const models = old.flatMap((set) => ownedPods(store, set))
    const [model] = models
    if (!model) throw new Error(`The deployment ${name} has no pods`)
    const withImage = ({ name: container }: { readonly name: string }) =>
      container === 'app' ? { image } : {}
    const containers = model.spec.containers.map((one) => ({ ...one, ...withImage(one) }))
    const template = { metadata: { labels: model.metadata.labels }, spec: { containers } }
    const deployment = store.change('deployments', name, ({ metadata, spec }) => ({
      metadata: { ...metadata, generation: (metadata.generation ?? 1) + 1 },
      spec: { ...(spec as object), template },
    }))
    const { replicas, selector } = deployment['spec'] as { replicas: number; selector: object }
    const set = store.put('replicasets', {
      metadata: {
        name: `${name}-${String(Number(store.version()) % 100_000)}c4f`,
        namespace: deployment.metadata.namespace,
        labels: model.metadata.labels,
        ownerReferences: ownedBy('deployments', deployment),
      },
      spec: { replicas, selector, template },
      status: { replicas: 0 },
    })
    const setReplicas = (target: Kept, count: number) =>
      store.change('replicasets', target.metadata.name, ({ spec }) => ({
        spec: { ...(spec as object), replicas: count },
      }))
    const advance = () => {
      const fresh = ownedPods(store, set)
      const isReady = fresh.every(({ status }) =>
        status.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True'),
      )
      const left = old.flatMap((one) => ownedPods(store, one).map((pod) => [one, pod] as const))
      const [[oldSet, leaving] = []] = left
      if (isReady && fresh.length === replicas && !leaving) return
      if (isReady && oldSet && leaving && fresh.length + left.length > replicas) {
        setReplicas(oldSet, ownedPods(store, oldSet).length - 1)
        deletePod(leaving.metadata.name)
      } else if (isReady && fresh.length < replicas)
        spawn('replicasets', set, { ...model, spec: { ...model.spec, containers } }, 'running')
      clock.after(step, advance)
    }
    advance()
  }

  const fix = (name: string) => {
    const pod = podOf(name)
    fates.set(pod.metadata.uid, 'running')
    const started = enter(pod, 'notReady')
    start(started)
    later(step, started, goOn)
  }

  return { deletePod, startRollout, crash, fix }
}
