// Objects of other components than checkout-service: by a selector, in another namespace, of a rollout that was
// promoted, and a job that runs.

import { ownedBy, type ClusterStore } from './clusterStore.ts'
import { podDraft } from './podFactory.ts'
import {
  labelsOf,
  putAutoscaler,
  putDeployment,
  putRollout,
  templateOf,
  type Labels,
} from './sampleObjects.ts'

const podsOf = (
  store: ClusterStore,
  names: readonly string[],
  labels: Labels,
  owner: ReturnType<typeof ownedBy>,
) => {
  for (const name of names)
    store.put('pods', podDraft(store, { name, labels, owner, state: 'running', age: 700 }))
}

function putBasket(store: ClusterStore): void {
  const labels = labelsOf('basket-service')
  putRollout(store, 'basket-service', labels, { phase: 'Healthy', currentStepIndex: 4 })
  const rollout = store.get('rollouts', 'basket-service')
  if (!rollout) throw new Error('There is no rollout')
  const set = store.put('replicasets', {
    metadata: {
      name: 'basket-service-7d4b9c6f5',
      labels,
      ownerReferences: ownedBy('rollouts', rollout),
    },
    spec: {
      replicas: 2,
      selector: { matchLabels: { app: 'basket-service' } },
      template: templateOf(labels),
    },
    status: { replicas: 2, readyReplicas: 2 },
  })
  const names = ['basket-service-7d4b9c6f5-mm2zt', 'basket-service-7d4b9c6f5-x8v4c']
  podsOf(store, names, labels, ownedBy('replicasets', set))
  const job = store.put('jobs', {
    metadata: { name: 'basket-reindex', labels },
    spec: { template: { spec: { ...templateOf(labels).spec, restartPolicy: 'Never' } } },
    status: { active: 1, startTime: store.ago(3) },
  })
  podsOf(store, ['basket-reindex-q7d5k'], labels, ownedBy('jobs', job))
  // The server hands it to nobody.
  store.put('secrets', {
    metadata: { name: 'basket-service-session', labels },
    type: 'Opaque',
    data: { key: Buffer.from('never-for-a-page').toString('base64') },
  })
}

function putShop(store: ClusterStore): void {
  const labels = { app: 'web-shop', tier: 'edge' }
  putDeployment(store, { name: 'web-shop', labels, pods: ['running', 'running'] })
  const service = { name: 'web-shop', port: { number: 80 } }
  const paths = [{ path: '/', pathType: 'Prefix', backend: { service } }]
  store.put('services', {
    metadata: { name: 'web-shop', labels },
    spec: {
      type: 'LoadBalancer',
      clusterIP: '10.96.41.20',
      selector: labels,
      ports: [{ name: 'http', port: 80, protocol: 'TCP', targetPort: 8080, nodePort: 30_080 }],
    },
    status: { loadBalancer: { ingress: [{ hostname: 'edge.larkspur.example' }] } },
  })
  store.put('ingresses', {
    metadata: { name: 'web-shop', labels },
    spec: {
      tls: [{ hosts: ['www.larkspur.example'], secretName: 'web-shop-tls' }],
      rules: ['www.larkspur.example', 'shop.larkspur.example'].map((host) => ({
        host,
        http: { paths },
      })),
    },
  })
}

function putPayments(store: ClusterStore): void {
  const labels = labelsOf('payments-gateway')
  const namespace = 'payments'
  const name = 'payments-gateway'
  putDeployment(store, { name, namespace, labels, pods: ['running', 'running'] })
  store.put('limitranges', {
    metadata: { name, namespace, labels },
    spec: { limits: [{ type: 'Container', max: { cpu: '2', memory: '1Gi' } }] },
  })
  store.put('resourcequotas', {
    metadata: { name, namespace, labels },
    spec: { hard: { 'requests.cpu': '4', pods: '10' } },
    status: { hard: { 'requests.cpu': '4', pods: '10' }, used: { 'requests.cpu': '1', pods: '2' } },
  })
}

function putInventory(store: ClusterStore): void {
  const labels = labelsOf('inventory-service')
  putDeployment(store, { name: 'inventory-service', labels, pods: ['running', 'running'] })
  putAutoscaler(store, 'inventory-service', labels, 2, 6)
  const agent = { ...labels, app: 'inventory-scanner' }
  const daemons = store.put('daemonsets', {
    metadata: { name: 'inventory-scanner', labels: agent },
    spec: { selector: { matchLabels: { app: agent.app } }, template: templateOf(agent) },
    status: {
      currentNumberScheduled: 3,
      desiredNumberScheduled: 3,
      numberMisscheduled: 0,
      numberReady: 3,
      numberAvailable: 3,
      updatedNumberScheduled: 3,
    },
  })
  const names = ['4kf8s', 'bx6rt', 'wz9qj'].map((end) => `inventory-scanner-${end}`)
  podsOf(store, names, agent, ownedBy('daemonsets', daemons))
}

const ofPortal = labelsOf('developer-portal')

export function fillOthers(store: ClusterStore): void {
  putBasket(store)
  putShop(store)
  putPayments(store)
  putInventory(store)
  putDeployment(store, { name: 'developer-portal', labels: ofPortal, pods: ['running'] })
}

/** What the guest's own group runs. */
export function fillCrashing(store: ClusterStore): void {
  putDeployment(store, { name: 'developer-portal', labels: ofPortal, pods: ['crashLoop'] })
}
