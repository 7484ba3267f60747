// The objects of the sample clusters: a calm one, and one in which everything goes wrong.

import { ownedBy, type ClusterStore } from './clusterStore.ts'
import type { Kept } from './kubeTypes.ts'
import { podDraft, putEvent, type PodState } from './podFactory.ts'

export type Labels = Readonly<Record<string, string>>

export const labelsOf = (id: string): Labels => ({ 'backstage.io/kubernetes-id': id, app: id })

interface DeploymentParts {
  readonly name: string
  readonly namespace?: string
  readonly labels: Labels
  readonly pods: readonly PodState[]
  readonly replicas?: number
  readonly condition?: object
  readonly containers?: readonly string[]
}

export const templateOf = (labels: Labels) => ({
  metadata: { labels },
  spec: { containers: [{ name: 'app', image: 'registry.larkspur.example/shop/checkout:2.14.0' }] },
})

const suffixes = ['7x2bd', 'k9f4m', 'q5wzt', 'c8r6n', 'h3j9p', 'v2s8l']

export function putDeployment(store: ClusterStore, parts: DeploymentParts): Kept {
  const { name, namespace = 'shop', labels, pods, condition, containers } = parts
  const { replicas = pods.length } = parts
  const ready = pods.filter((state) => state === 'running' || state === 'outOfMemory').length
  const selector = { matchLabels: { app: labels['app'] ?? name } }
  const deployment = store.put('deployments', {
    metadata: { name, namespace, labels, generation: 1, creationTimestamp: store.ago(9_000) },
    spec: { replicas, selector, template: templateOf(labels) },
    status: {
      replicas: pods.length,
      readyReplicas: ready,
      availableReplicas: ready,
      updatedReplicas: pods.length,
      conditions: [
        {
          type: 'Available',
          status: ready > 0 ? 'True' : 'False',
          reason: ready > 0 ? 'MinimumReplicasAvailable' : 'MinimumReplicasUnavailable',
          message:
            ready > 0
              ? 'Deployment has minimum availability.'
              : 'Deployment does not have minimum availability.',
          lastTransitionTime: store.ago(60),
          lastUpdateTime: store.ago(60),
        },
        ...(condition ? [condition] : []),
      ],
    },
  })
  const set = store.put('replicasets', {
    metadata: {
      name: `${name}-6d9f7c5b8`,
      namespace,
      labels,
      ownerReferences: ownedBy('deployments', deployment),
      creationTimestamp: store.ago(120),
    },
    spec: { replicas, selector, template: templateOf(labels) },
    status: { replicas: pods.length, readyReplicas: ready },
  })
  pods.forEach((state, index) => {
    const owner = ownedBy('replicasets', set)
    const podName = `${set.metadata.name}-${suffixes[index % suffixes.length] ?? ''}${index < suffixes.length ? '' : String(index)}`
    store.put(
      'pods',
      podDraft(store, {
        name: podName,
        namespace,
        labels,
        owner,
        state,
        ...(containers && { containers }),
      }),
    )
  })
  return deployment
}

const metric = {
  type: 'Resource',
  resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 80 } },
}

export function putAutoscaler(
  store: ClusterStore,
  name: string,
  labels: Labels,
  current: number,
  most: number,
): void {
  store.put('horizontalpodautoscalers', {
    metadata: { name, labels },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: 2,
      maxReplicas: most,
      metrics: [metric],
    },
    status: {
      currentReplicas: current,
      desiredReplicas: current,
      conditions: [],
      currentMetrics: [],
    },
  })
}

function putJobs(store: ClusterStore, labels: Labels): void {
  const job = {
    template: {
      spec: {
        containers: [{ name: 'app', image: 'registry.larkspur.example/shop/reports:1.0.0' }],
        restartPolicy: 'Never',
      },
    },
  }
  const nightly = store.put('cronjobs', {
    metadata: { name: 'checkout-report', labels },
    spec: { schedule: '30 5 * * 1', suspend: false, jobTemplate: { spec: job } },
    status: { lastScheduleTime: store.ago(300) },
  })
  store.put('cronjobs', {
    metadata: { name: 'checkout-archive', labels },
    spec: { schedule: '@weekly', suspend: true, jobTemplate: { spec: job } },
  })
  const done = store.put('jobs', {
    metadata: {
      name: 'checkout-report-28901',
      labels,
      ownerReferences: ownedBy('cronjobs', nightly),
    },
    spec: job,
    status: {
      succeeded: 1,
      startTime: store.ago(300),
      completionTime: store.ago(298),
      conditions: [{ type: 'Complete', status: 'True' }],
    },
  })
  store.put(
    'pods',
    podDraft(store, {
      name: 'checkout-report-28901-bb7kd',
      labels,
      owner: ownedBy('jobs', done),
      state: 'succeeded',
      age: 300,
    }),
  )
  store.put('jobs', {
    metadata: { name: 'checkout-migration', labels },
    spec: job,
    status: {
      failed: 1,
      startTime: store.ago(500),
      conditions: [{ type: 'Failed', status: 'True', reason: 'BackoffLimitExceeded' }],
    },
  })
}

const steps = [{ setWeight: 20 }, { pause: {} }, { setWeight: 60 }, { pause: { duration: '10m' } }]

export function putRollout(
  store: ClusterStore,
  name: string,
  labels: Labels,
  status: object,
): void {
  store.put('rollouts', {
    metadata: { name, labels },
    spec: {
      replicas: 2,
      selector: { matchLabels: labels },
      template: templateOf(labels),
      strategy: { canary: { steps } },
    },
    status: {
      replicas: 2,
      readyReplicas: 2,
      availableReplicas: 2,
      updatedReplicas: 2,
      observedGeneration: '3',
      currentPodHash: '5c7f9d8b6',
      stableRS: '7d4b9c6f5',
      ...status,
    },
  })
}

function putServing(store: ClusterStore, labels: Labels): void {
  const port = { name: 'http', port: 80, protocol: 'TCP', targetPort: 8080 }
  store.put('services', {
    metadata: { name: 'checkout-service', labels },
    spec: {
      type: 'ClusterIP',
      clusterIP: '10.96.41.7',
      selector: { app: labels['app'] ?? '' },
      ports: [port],
    },
  })
  const backend = { service: { name: 'checkout-service', port: { number: 80 } } }
  store.put('ingresses', {
    metadata: { name: 'checkout', labels },
    spec: {
      rules: [
        {
          host: 'checkout.larkspur.example',
          http: { paths: [{ path: '/', pathType: 'Prefix', backend }] },
        },
      ],
    },
  })
  store.put('configmaps', {
    metadata: { name: 'checkout-settings', labels },
    data: { 'currency.json': '{"EUR":2}', RETRIES: '3' },
  })
}

/** A cluster without errors. */
export function fillCalm(store: ClusterStore): void {
  const labels = labelsOf('checkout-service')
  putDeployment(store, {
    name: 'checkout-service',
    labels,
    pods: ['running', 'running', 'running'],
    containers: ['app', 'metrics'],
  })
  putAutoscaler(store, 'checkout-service', labels, 3, 10)
  putServing(store, labels)
  putJobs(store, labels)
  const rolloutLabels = { ...labels, app: 'checkout-canary' }
  putRollout(store, 'checkout-canary', rolloutLabels, {
    phase: 'Paused',
    currentStepIndex: 1,
    pauseConditions: [{ reason: 'CanaryPauseStep', startTime: store.ago(9) }],
  })
  putRollout(store, 'checkout-pricing', rolloutLabels, { phase: 'Healthy', currentStepIndex: 4 })
  const cacheLabels = { ...labels, app: 'checkout-cache' }
  const cache = store.put('statefulsets', {
    metadata: { name: 'checkout-cache', labels: cacheLabels },
    spec: {
      replicas: 1,
      serviceName: 'checkout-cache',
      selector: { matchLabels: { app: 'checkout-cache' } },
      template: templateOf(cacheLabels),
    },
    status: { replicas: 1, readyReplicas: 1 },
  })
  store.put(
    'pods',
    podDraft(store, {
      name: 'checkout-cache-0',
      labels: cacheLabels,
      owner: ownedBy('statefulsets', cache),
      state: 'running',
      age: 4_000,
    }),
  )
  store.put('daemonsets', {
    metadata: { name: 'checkout-log-agent', labels },
    spec: { selector: { matchLabels: { app: 'log-agent' } }, template: templateOf(labels) },
    status: {
      currentNumberScheduled: 2,
      desiredNumberScheduled: 2,
      numberMisscheduled: 0,
      numberReady: 2,
    },
  })
}

const broken: readonly PodState[] = [
  'crashLoop',
  'outOfMemory',
  'imagePull',
  'imageName',
  'configError',
]

/** A cluster in which every error occurs that the page detects. */
export function fillTroubled(store: ClusterStore): void {
  const labels = labelsOf('checkout-service')
  putDeployment(store, {
    name: 'checkout-service',
    labels,
    pods: broken,
    condition: {
      type: 'Progressing',
      status: 'False',
      reason: 'ProgressDeadlineExceeded',
      message: 'ReplicaSet "checkout-service-6d9f7c5b8" has timed out progressing.',
      lastTransitionTime: store.ago(30),
      lastUpdateTime: store.ago(30),
    },
  })
  putAutoscaler(store, 'checkout-service', labels, 5, 5)
  const worker = { ...labels, app: 'checkout-worker' }
  putDeployment(store, {
    name: 'checkout-worker',
    labels: worker,
    pods: ['running', 'notReady', 'pending'],
  })
  putRollout(
    store,
    'checkout-canary',
    { ...labels, app: 'checkout-canary' },
    { phase: 'Degraded', abort: true, currentStepIndex: 0 },
  )
  for (const pod of store.list('pods')) {
    putEvent(
      store,
      pod,
      'Unhealthy',
      'Readiness probe failed: HTTP probe failed with statuscode: 503',
    )
  }
}
