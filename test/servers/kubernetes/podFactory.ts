// Pods in every state that a cluster knows.

import type { ClusterStore, Draft } from './clusterStore.ts'
import type { Kept } from './kubeTypes.ts'

export const ago = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString().replace(/\.\d+/, '')

export type PodState =
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

interface PodParts {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly owner?: readonly object[]
  readonly state: PodState
  /** Minutes. */
  readonly age?: number
  readonly containers?: readonly string[]
}

const waiting = (reason: string, message?: string) => ({
  waiting: { reason, ...(message !== undefined && { message }) },
})

const ended = (reason: string, exitCode: number, minutes: number) => ({
  terminated: { reason, exitCode, startedAt: ago(minutes + 1), finishedAt: ago(minutes) },
})

/** State, last state, readiness and restarts of a container. */
function containerState(state: PodState, age: number): object {
  const running = { running: { startedAt: ago(age) } }
  switch (state) {
    case 'running':
      return { state: running, ready: true, started: true, restartCount: 0 }
    case 'notReady':
      return { state: running, ready: false, started: true, restartCount: 0 }
    case 'crashLoop':
      return {
        state: waiting(
          'CrashLoopBackOff',
          'back-off 5m0s restarting failed container=app pod=checkout-service',
        ),
        lastState: ended('Error', 1, 3),
        ready: false,
        started: false,
        restartCount: 7,
      }
    case 'outOfMemory':
      return {
        state: { running: { startedAt: ago(12) } },
        lastState: ended('OOMKilled', 137, 12),
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
        state: ended('Completed', 0, age - 1),
        ready: false,
        started: false,
        restartCount: 0,
      }
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

function conditionsOf(state: PodState): readonly object[] {
  const isReady = state === 'running' || state === 'outOfMemory'
  const when = { lastTransitionTime: ago(5), lastProbeTime: null }
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
    message: 'containers with unready status: [app]',
  }
  return [
    { ...when, type: 'Initialized', status: 'True' },
    { ...when, type: 'Ready', status: isReady ? 'True' : 'False', ...(!isReady && notReady) },
    { ...when, type: 'PodScheduled', status: 'True' },
  ]
}

const containerSpec = (name: string) => ({
  name,
  image: name === 'app' ? image : 'registry.larkspur.example/platform/metrics:1.3.1',
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

let lastAddress = 4

export function podDraft({
  name,
  labels,
  owner,
  state,
  age = 90,
  containers = ['app'],
}: PodParts): Draft {
  lastAddress = (lastAddress + 1) % 250
  const isScheduled = state !== 'pending'
  return {
    metadata: {
      name,
      labels,
      creationTimestamp: ago(age),
      ...(owner && { ownerReferences: owner }),
      managedFields: [
        { manager: 'kube-controller-manager', operation: 'Update', apiVersion: 'v1' },
      ],
    },
    spec: {
      ...(isScheduled && { nodeName: 'node-2' }),
      containers: containers.map(containerSpec),
    },
    status: {
      phase: phases[state] ?? 'Pending',
      qosClass: 'Burstable',
      ...(isScheduled && { podIP: `10.1.0.${String(lastAddress)}`, startTime: ago(age) }),
      conditions: conditionsOf(state),
      ...(isScheduled && {
        containerStatuses: containers.map((container, index) => ({
          name: container,
          image,
          imageID: `${image}@sha256:0`,
          ...containerState(index === 0 || state !== 'crashLoop' ? state : 'running', age),
        })),
      }),
    },
  }
}

/** An event about a pod, as the kubelet writes it. */
export function putEvent(store: ClusterStore, pod: Kept, reason: string, message: string): void {
  const { name, namespace, uid } = pod.metadata
  store.put('events', {
    metadata: { name: `${name}.${reason.toLowerCase()}`, labels: {} },
    involvedObject: { kind: 'Pod', apiVersion: 'v1', name, namespace, uid },
    type: reason === 'Started' || reason === 'Scheduled' ? 'Normal' : 'Warning',
    reason,
    message,
    count: 12,
    firstTimestamp: ago(40),
    lastTimestamp: ago(2),
    source: { component: 'kubelet' },
  })
}
