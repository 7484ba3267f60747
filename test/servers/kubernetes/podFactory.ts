// Pods in every state that a cluster knows.

import type { ClusterStore, Draft } from './clusterStore.ts'
import type { Kept, OwnerReference } from './kubeTypes.ts'

export type PodState =
  /** Not scheduled yet. */
  | 'new'
  | 'running'
  | 'creating'
  | 'pending'
  | 'notReady'
  | 'crashLoop'
  | 'outOfMemory'
  | 'imagePull'
  | 'imageName'
  | 'configError'
  | 'succeeded'

const image = 'registry.larkspur.example/shop/checkout:2.14.0'

interface ContainerParts {
  readonly pod: string
  readonly state: PodState
  /** Minutes since the containers were started. */
  readonly age: number
  /** The time so many minutes ago. */
  readonly ago: (minutes: number) => string
  readonly restarts?: number | undefined
  /** The container's run before this one. */
  readonly last?: object | undefined
}

interface StatusParts extends ContainerParts {
  readonly containers: readonly string[]
}

interface PodParts {
  readonly name: string
  readonly namespace?: string
  readonly labels: Readonly<Record<string, string>>
  readonly owner?: readonly OwnerReference[]
  readonly state: PodState
  /** Minutes. */
  readonly age?: number
  readonly containers?: readonly string[]
}

const waiting = (reason: string, message?: string) => ({
  waiting: { reason, ...(message !== undefined && { message }) },
})

const containerId = 'containerd://5f0c3cf0c7d6b1a2'

type Ago = ContainerParts['ago']

const ended = (ago: Ago, reason: string, exitCode: number, minutes: number) => ({
  terminated: {
    reason,
    exitCode,
    startedAt: ago(minutes + 1),
    finishedAt: ago(minutes),
    containerID: containerId,
  },
})

/** State, last state, readiness and restarts of a container. */
function containerState({ pod, state, age, ago, restarts, last }: ContainerParts): object {
  const running = { running: { startedAt: ago(age) } }
  const before = last ? { lastState: last } : {}
  switch (state) {
    case 'running':
      return { state: running, ...before, ready: true, started: true, restartCount: restarts ?? 0 }
    case 'notReady':
      return { state: running, ...before, ready: false, started: true, restartCount: restarts ?? 0 }
    case 'crashLoop':
      return {
        state: waiting(
          'CrashLoopBackOff',
          `back-off 5m0s restarting failed container=app pod=${pod}`,
        ),
        lastState: last ?? ended(ago, 'Error', 1, 3),
        ready: false,
        started: false,
        restartCount: restarts ?? 7,
      }
    case 'outOfMemory':
      return {
        state: { running: { startedAt: ago(12) } },
        lastState: ended(ago, 'OOMKilled', 137, 12),
        ready: true,
        started: true,
        restartCount: 3,
      }
    case 'imagePull':
      return {
        state: waiting('ImagePullBackOff', `Back-off pulling image "${image}-missing"`),
        ready: false,
        started: false,
        restartCount: 0,
      }
    case 'imageName':
      return {
        state: waiting(
          'InvalidImageName',
          'Failed to apply default image tag "Checkout:::": invalid reference format',
        ),
        ready: false,
        started: false,
        restartCount: 0,
      }
    case 'configError':
      return {
        state: waiting('CreateContainerConfigError', 'configmap "checkout-settings" not found'),
        ready: false,
        started: false,
        restartCount: 0,
      }
    case 'succeeded':
      return {
        state: ended(ago, 'Completed', 0, age - 1),
        ready: false,
        started: false,
        restartCount: 0,
      }
    case 'new':
    case 'creating':
    case 'pending':
      return { state: waiting('ContainerCreating'), ready: false, started: false, restartCount: 0 }
  }
}

const phases: Partial<Record<PodState, string>> = {
  running: 'Running',
  notReady: 'Running',
  crashLoop: 'Running',
  outOfMemory: 'Running',
  succeeded: 'Succeeded',
}

function conditionsOf({ state, ago, age, containers }: StatusParts): readonly object[] {
  if (state === 'new') return []
  const isReady = state === 'running' || state === 'outOfMemory'
  const when = { lastTransitionTime: ago(Math.min(age, 5)), lastProbeTime: null }
  if (state === 'pending')
    return [
      {
        ...when,
        type: 'PodScheduled',
        status: 'False',
        reason: 'Unschedulable',
        message: '0/3 nodes are available: 3 Insufficient memory.',
      },
    ]
  const notReady = {
    reason: 'ContainersNotReady',
    message: `containers with unready status: [${containers.join(' ')}]`,
  }
  return [
    { ...when, type: 'Initialized', status: 'True' },
    { ...when, type: 'Ready', status: isReady ? 'True' : 'False', ...(!isReady && notReady) },
    {
      ...when,
      type: 'ContainersReady',
      status: isReady ? 'True' : 'False',
      ...(!isReady && notReady),
    },
    { ...when, type: 'PodScheduled', status: 'True' },
  ]
}

const imageOf = (container: string): string =>
  container === 'app' ? image : 'registry.larkspur.example/platform/metrics:1.3.1'

const containerSpec = (name: string) => ({
  name,
  image: imageOf(name),
  ports: [{ containerPort: name === 'app' ? 8080 : 9090 }],
  ...(name === 'app' && {
    readinessProbe: { httpGet: { path: '/ready', port: 8080 }, periodSeconds: 5 },
    livenessProbe: { httpGet: { path: '/live', port: 8080 } },
  }),
  resources: {
    requests: { cpu: '100m', memory: '128Mi' },
    limits: { cpu: '500m', memory: '256Mi' },
  },
})

/** The same for the same name. */
const numberOf = (name: string, most: number): number =>
  Array.from(name).reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 9_973, 7) % most

export const nodeOf = (pod: string): string => `node-${String(1 + ((numberOf(pod, 3) + 2) % 3))}`

/** The status of a pod whose containers have been in this state for so long. */
export function podStatus(parts: StatusParts): object {
  const { pod, state, age, ago, containers } = parts
  const isScheduled = state !== 'pending' && state !== 'new'
  const isPulled = isScheduled && !/creating|image/.test(state)
  return {
    phase: phases[state] ?? 'Pending',
    qosClass: 'Burstable',
    ...(isScheduled && { hostIP: '10.0.0.7', startTime: ago(age) }),
    ...(isPulled && {
      podIP: `10.1.0.${String(2 + numberOf(pod, 250))}`,
    }),
    conditions: conditionsOf(parts),
    ...(isScheduled && {
      containerStatuses: containers.map((container, index) => ({
        name: container,
        image: imageOf(container),
        imageID: isPulled ? `${imageOf(container)}@sha256:0` : '',
        ...(isPulled && { containerID: containerId }),
        ...containerState(
          index === 0 || state !== 'crashLoop' ? parts : { ...parts, state: 'running' },
        ),
      })),
    }),
  }
}

export function podDraft(store: ClusterStore, parts: PodParts): Draft {
  const { name, namespace = 'shop', labels, owner, state, age = 90, containers = ['app'] } = parts
  const isScheduled = state !== 'pending' && state !== 'new'
  const { ago } = store
  return {
    metadata: {
      name,
      namespace,
      labels,
      creationTimestamp: ago(age),
      ...(owner && { ownerReferences: owner }),
      managedFields: [
        { manager: 'kube-controller-manager', operation: 'Update', apiVersion: 'v1' },
      ],
    },
    spec: {
      ...(isScheduled && { nodeName: nodeOf(name) }),
      restartPolicy: state === 'succeeded' ? 'Never' : 'Always',
      serviceAccountName: 'default',
      terminationGracePeriodSeconds: 30,
      containers: containers.map(containerSpec),
    },
    status: podStatus({ pod: name, state, age, ago, containers }),
  }
}

/** An event about a pod, as the kubelet writes it. */
export function putEvent(
  store: ClusterStore,
  pod: Kept,
  reason: string,
  message: string,
  isWarning = true,
): void {
  const { name, namespace, uid, resourceVersion } = pod.metadata
  const event = `${name}.${reason.toLowerCase()}`
  const before = store.get('events', event)
  const count = before ? Number(before['count']) + 1 : isWarning ? 12 : 1
  store.put('events', {
    metadata: { name: event, namespace },
    involvedObject: { kind: 'Pod', apiVersion: 'v1', name, namespace, uid, resourceVersion },
    type: isWarning ? 'Warning' : 'Normal',
    reason,
    message,
    count,
    firstTimestamp: before?.['firstTimestamp'] ?? store.ago(isWarning ? 40 : 0),
    lastTimestamp: store.ago(before || !isWarning ? 0 : 2),
    source: { component: reason === 'FailedScheduling' ? 'default-scheduler' : 'kubelet' },
  })
}
