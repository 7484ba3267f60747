// Pods with the line that `kubectl get pods` prints for each (`printPod` of Kubernetes 1.35).

import type { KubePod } from '../../src/model/kubernetes/kubernetesObjects.ts'

type Text = string | undefined

export const running = (more: object = {}) => ({ ready: true, state: { running: {} }, ...more })
const waiting = (reason: Text, more: object = {}) => ({ state: { waiting: { reason } }, ...more })
const ended = (exitCode: number, reason: Text, more: object = {}) => ({
  state: { terminated: { exitCode, reason } },
  ...more,
})
export const done = ended(0, 'Completed')
const signalled = { state: { terminated: { exitCode: 137, signal: 9 } } }
export const sidecar = { restartPolicy: 'Always' }
export const started = { started: true }

interface PodDraft {
  readonly phase?: string
  readonly reason?: string
  readonly deleted?: boolean
  /** Specification and status of each. */
  readonly init?: readonly (readonly [spec: object, status: object])[]
  /** Statuses. */
  readonly main?: readonly object[]
  readonly conditions?: Readonly<Record<string, string>>
}

export function podOf({ phase, reason, deleted, init = [], main = [], conditions = {} }: PodDraft) {
  const named = (prefix: string) => (one: object, index: number) => ({
    name: `${prefix}${String(index)}`,
    restartCount: 0,
    ready: false,
    ...one,
  })
  return {
    kind: 'Pod',
    apiVersion: 'v1',
    metadata: { name: 'p', ...(deleted && { deletionTimestamp: '2026-11-27T10:00:00Z' }) },
    spec: {
      initContainers: init.map(([spec], index) => ({ name: `i${String(index)}`, ...spec })),
      containers: (main.length === 0 ? [{}] : main).map((_, index) => ({
        name: `c${String(index)}`,
      })),
    },
    status: {
      phase,
      reason,
      conditions: Object.entries(conditions).map(([type, status]) =>
        status === 'SchedulingGated' || status === 'Unschedulable'
          ? { type, status: 'False', reason: status }
          : { type, status },
      ),
      initContainerStatuses: init.map(([, status]) => status).map(named('i')),
      containerStatuses: main.map(named('c')),
    },
  } as unknown as KubePod
}

export const Running = { phase: 'Running' }
const Pending = { phase: 'Pending' }
const Ready = { Ready: 'True' }
const Initialized = { Initialized: 'True' }

/** Draft, STATUS, READY, RESTARTS and the tone of the badge. */
export const table: readonly (readonly [string, PodDraft, string])[] = [
  ['a pod without a status', {}, 'Unknown 0/1 0 failed'],
  ['one that runs', { ...Running, main: [running()] }, 'Running 1/1 0 ok'],
  [
    'one that is not ready',
    { ...Running, main: [running({ ready: false })] },
    'Running 0/1 0 waiting',
  ],
  ['one that waits for a node', Pending, 'Pending 0/1 0 waiting'],
  [
    'one that no node takes',
    { ...Pending, conditions: { PodScheduled: 'Unschedulable' } },
    'Pending 0/1 0 waiting',
  ],
  [
    'one with gates',
    { ...Pending, conditions: { PodScheduled: 'SchedulingGated' } },
    'SchedulingGated 0/1 0 waiting',
  ],
  [
    'one that is created',
    { ...Pending, main: [waiting('ContainerCreating')] },
    'ContainerCreating 0/1 0 waiting',
  ],
  [
    'one that waits without a reason',
    { ...Pending, main: [waiting(undefined)] },
    'Pending 0/1 0 waiting',
  ],
  [
    'one in a crash loop',
    { ...Running, main: [waiting('CrashLoopBackOff', { restartCount: 7 })] },
    'CrashLoopBackOff 0/1 7 failed',
  ],
  [
    'one without its image',
    { ...Pending, main: [waiting('ErrImagePull')] },
    'ErrImagePull 0/1 0 failed',
  ],
  [
    'two reasons: the first container has the word',
    { ...Running, main: [waiting('CrashLoopBackOff'), waiting('ImagePullBackOff')] },
    'CrashLoopBackOff 0/2 0 failed',
  ],
  ['one that has succeeded', { phase: 'Succeeded', main: [done] }, 'Completed 0/1 0 done'],
  ['one that has failed', { phase: 'Failed', main: [ended(1, 'Error')] }, 'Error 0/1 0 failed'],
  [
    'one out of memory',
    { phase: 'Failed', main: [ended(137, 'OOMKilled')] },
    'OOMKilled 0/1 0 failed',
  ],
  [
    'an exit code without a reason',
    { phase: 'Failed', main: [ended(3, undefined)] },
    'ExitCode:3 0/1 0 failed',
  ],
  ['a signal without a reason', { phase: 'Failed', main: [signalled] }, 'Signal:9 0/1 0 failed'],
  [
    'done, while another container runs and the pod is ready',
    { ...Running, main: [done, running()], conditions: Ready },
    'Running 1/2 0 waiting',
  ],
  [
    'done, while another container runs and the pod is not ready',
    { ...Running, main: [done, running()] },
    'NotReady 1/2 0 waiting',
  ],
  [
    'done, while another container is not ready',
    { ...Running, main: [done, running({ ready: false })] },
    'Completed 0/2 0 done',
  ],
  [
    'an error beside a container that runs',
    { ...Running, main: [running(), ended(1, 'Error')] },
    'Error 1/2 0 failed',
  ],
  ['an evicted pod', { phase: 'Failed', reason: 'Evicted' }, 'Evicted 0/1 0 failed'],
  [
    'one at a node without room',
    { phase: 'Failed', reason: 'UnexpectedAdmissionError' },
    'UnexpectedAdmissionError 0/1 0 failed',
  ],
  [
    'one on a lost node',
    { ...Running, reason: 'NodeLost', main: [running()] },
    'NodeLost 1/1 0 failed',
  ],
  [
    'one deleted on a lost node',
    { ...Running, reason: 'NodeLost', deleted: true, main: [running()] },
    'Unknown 1/1 0 failed',
  ],
  [
    'one that is deleted',
    { ...Running, deleted: true, main: [running()] },
    'Terminating 1/1 0 waiting',
  ],
  [
    'one that is deleted, and is done',
    { phase: 'Succeeded', deleted: true, main: [done] },
    'Completed 0/1 0 done',
  ],
  [
    'one that is deleted, and has failed',
    { phase: 'Failed', deleted: true, main: [ended(1, 'Error')] },
    'Error 0/1 0 failed',
  ],
  ['an unknown phase', { phase: 'Unknown' }, 'Unknown 0/1 0 failed'],
  ['a phase to come', { phase: 'Resizing' }, 'Resizing 0/1 0 failed'],
  [
    'the first of two init containers',
    {
      ...Pending,
      init: [
        [{}, running({ ready: false })],
        [{}, waiting('PodInitializing')],
      ],
    },
    'Init:0/2 0/1 0 waiting',
  ],
  [
    'the second of two',
    {
      ...Pending,
      init: [
        [{}, done],
        [{}, running({ ready: false })],
      ],
    },
    'Init:1/2 0/1 0 waiting',
  ],
  [
    'init containers that wait',
    { ...Pending, init: [[{}, waiting('PodInitializing')]] },
    'Init:0/1 0/1 0 waiting',
  ],
  [
    'after init containers',
    { ...Pending, init: [[{}, done]], main: [waiting('PodInitializing')], conditions: Initialized },
    'PodInitializing 0/1 0 waiting',
  ],
  [
    'an init container that failed',
    { ...Pending, init: [[{}, ended(1, 'Error', { restartCount: 2 })]] },
    'Init:Error 0/1 2 failed',
  ],
  [
    'one that failed without a reason',
    { ...Pending, init: [[{}, ended(2, undefined)]] },
    'Init:ExitCode:2 0/1 0 failed',
  ],
  [
    'one that a signal ended',
    { ...Pending, init: [[{}, signalled]] },
    'Init:Signal:9 0/1 0 failed',
  ],
  [
    'one in a crash loop',
    { ...Pending, init: [[{}, waiting('CrashLoopBackOff', { restartCount: 4 })]] },
    'Init:CrashLoopBackOff 0/1 4 failed',
  ],
  [
    'one without its image',
    { ...Pending, init: [[{}, waiting('ImagePullBackOff')]] },
    'Init:ImagePullBackOff 0/1 0 failed',
  ],
  [
    'one that is done, though no longer ready',
    { ...Running, init: [[{}, { ...done, restartCount: 3 }]], main: [running()] },
    'Running 1/1 0 ok',
  ],
  [
    'a sidecar that runs',
    { ...Running, init: [[sidecar, running(started)]], main: [running()] },
    'Running 2/2 0 ok',
  ],
  [
    'a sidecar that is not ready',
    {
      ...Running,
      init: [[sidecar, running({ ...started, ready: false, restartCount: 7 })]],
      main: [running({ restartCount: 1 })],
    },
    'Running 1/2 8 waiting',
  ],
  [
    'a sidecar that has not started',
    { ...Pending, init: [[sidecar, running({ ready: false, started: false })]] },
    'Init:0/1 0/2 0 waiting',
  ],
  [
    'a sidecar that crashes while its pod runs',
    {
      ...Running,
      init: [[sidecar, waiting('CrashLoopBackOff', { restartCount: 9 })]],
      main: [running()],
      conditions: Initialized,
    },
    'Init:CrashLoopBackOff 1/2 9 failed',
  ],
  [
    'a sidecar before an init container',
    {
      ...Pending,
      init: [
        [sidecar, running(started)],
        [{}, running({ ready: false })],
      ],
    },
    'Init:1/2 1/2 0 waiting',
  ],
  [
    'restarts of init containers count until they are done',
    {
      ...Running,
      init: [
        [{}, { ...done, restartCount: 2 }],
        [sidecar, running({ ...started, restartCount: 3 })],
      ],
      main: [running({ restartCount: 1 })],
    },
    'Running 2/2 4 ok',
  ],
]
