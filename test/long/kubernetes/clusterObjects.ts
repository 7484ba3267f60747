// What the cluster has: roles, objects of every kind that the page shows, and pods in every state that `kubectl` has a word for.

import type { KubePod } from '../../../src/model/kubernetes/kubernetesObjects.ts'
import { eventually } from '../../site/eventually.ts'
import { podOf, table } from '../../support/kubectlPods.ts'
import type { ApiServer } from './startApiServer.ts'

export const namespace = 'shop'
const own = { 'backstage.io/kubernetes-id': 'checkout-service' }
const labels = { ...own, app: 'checkout' }
export const core = `/api/v1/namespaces/${namespace}`
export const apps = `/apis/apps/v1/namespaces/${namespace}`
const batch = (version: string) => `/apis/batch/${version}/namespaces/${namespace}`

const container = { name: 'app', image: 'example/app:1' }
const template = { metadata: { labels }, spec: { containers: [container] } }
const meta = (name: string, more: object = {}) => ({ name, labels: own, ...more })

const post = (server: ApiServer, path: string, body: object) =>
  server.ask(path, { method: 'POST', body })

export const patch = (server: ApiServer, path: string, body: object) =>
  server.ask(path, { method: 'PATCH', type: 'application/merge-patch+json', body })

/** The portal may read all but limit ranges and secrets. */
async function createRoles(server: ApiServer): Promise<void> {
  const rights = '/apis/rbac.authorization.k8s.io/v1/clusterroles'
  const read = ['get', 'list', 'watch']
  const core = ['pods', 'services', 'configmaps', 'resourcequotas', 'persistentvolumeclaims']
  await post(server, rights, {
    metadata: { name: 'portal' },
    rules: [
      { apiGroups: [''], resources: [...core, 'events'], verbs: read },
      {
        apiGroups: ['apps', 'batch', 'autoscaling', 'networking.k8s.io', 'larkspur.example'],
        resources: ['*'],
        verbs: read,
      },
    ],
  })
  await post(server, '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings', {
    metadata: { name: 'portal' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'portal' },
    subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'Group', name: 'portal' }],
  })
}

async function createOthers(server: ApiServer): Promise<void> {
  const selector = { app: 'checkout' }
  await post(server, `${apps}/deployments`, {
    metadata: meta('checkout'),
    spec: { replicas: 2, selector: { matchLabels: selector }, template },
  })
  const job = {
    spec: {
      template: { metadata: { labels: own }, spec: { ...template.spec, restartPolicy: 'Never' } },
    },
  }
  for (const name of ['runs', 'fails', 'waits'])
    await post(server, `${batch('v1')}/jobs`, {
      metadata: meta(name),
      spec: { backoffLimit: 0, ...job.spec },
    })
  await post(server, `${batch('v1beta1')}/cronjobs`, {
    metadata: meta('nightly'),
    spec: { schedule: '0 3 * * *', suspend: true, jobTemplate: job },
  })
  await post(server, `/apis/autoscaling/v2beta2/namespaces/${namespace}/horizontalpodautoscalers`, {
    metadata: meta('checkout'),
    spec: {
      minReplicas: 2,
      maxReplicas: 5,
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'checkout' },
    },
  })
  const port = { port: 80 }
  await post(server, `${core}/services`, {
    metadata: meta('inside'),
    spec: { selector, ports: [port] },
  })
  await post(server, `${core}/services`, {
    metadata: meta('waits'),
    spec: { type: 'LoadBalancer', selector, ports: [port] },
  })
  await post(server, `${core}/services`, {
    metadata: meta('outside'),
    spec: { type: 'LoadBalancer', selector, ports: [port] },
  })
  await patch(server, `${core}/services/outside/status`, {
    status: { loadBalancer: { ingress: [{ ip: '192.0.2.7' }] } },
  })
  const backend = { service: { name: 'inside', port: { number: 80 } } }
  const rule = { http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } }
  await post(server, `/apis/networking.k8s.io/v1/namespaces/${namespace}/ingresses`, {
    metadata: meta('any-host'),
    spec: { rules: [rule] },
  })
  await post(server, `${core}/persistentvolumeclaims`, {
    metadata: meta('data'),
    spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
  })
  await post(server, `${core}/configmaps`, { metadata: meta('settings'), data: { a: '1', b: '2' } })
  await post(server, `${core}/resourcequotas`, {
    metadata: meta('limits'),
    spec: { hard: { pods: '500' } },
  })
}

async function createCustom(server: ApiServer, resource: string): Promise<void> {
  const schema = {
    openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
  }
  await post(server, '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
    metadata: { name: 'caches.larkspur.example' },
    spec: {
      group: 'larkspur.example',
      scope: 'Namespaced',
      names: { plural: 'caches', singular: 'cache', kind: 'Cache' },
      versions: [{ name: 'v1', served: true, storage: true, schema }],
    },
  })
  const isServed = async () =>
    server.ask(resource).then(
      () => true,
      () => false,
    )
  await eventually('the custom resource is served', isServed)
  await post(server, resource, {
    apiVersion: 'larkspur.example/v1',
    kind: 'Cache',
    metadata: meta('sessions'),
    status: {
      conditions: [{ type: 'Ready', status: 'False', reason: 'NoMemory', message: 'No memory' }],
    },
  })
}

const caches = `/apis/larkspur.example/v1/namespaces/${namespace}/caches`

export async function fillCluster(server: ApiServer): Promise<void> {
  await post(server, '/api/v1/namespaces', { metadata: { name: namespace } })
  await createRoles(server)
  await createOthers(server)
  await createCustom(server, caches)
}

export interface StatedPod {
  readonly name: string
  readonly what: string
}

const finalizers = ['larkspur.example/stays']

/** A pod in this state, as a kubelet would report it. */
export async function createPod(server: ApiServer, name: string, pod: KubePod): Promise<void> {
  const { spec = {}, status, metadata } = pod
  const isDeleted = metadata.deletionTimestamp !== undefined
  const withImages = (list: readonly object[] = []) =>
    list.map((one) => ({ image: container.image, ...one }))
  const { containers, initContainers } = spec as Readonly<Record<string, readonly object[]>>
  await post(server, `${core}/pods`, {
    metadata: meta(name, { ...(isDeleted && { finalizers }) }),
    spec: { containers: withImages(containers), initContainers: withImages(initContainers) },
  })
  await patch(server, `${core}/pods/${name}/status`, { status })
  if (isDeleted) await server.ask(`${core}/pods/${name}`, { method: 'DELETE' })
}

/** Every line of the table of `kubectl get pods`, by the names of the pods. */
export async function createPods(server: ApiServer): Promise<readonly StatedPod[]> {
  const made: StatedPod[] = []
  for (const [index, [what, draft]] of table.entries()) {
    const name = `state-${String(index).padStart(2, '0')}`
    await createPod(server, name, podOf(draft))
    made.push({ name, what })
  }
  return made
}

const now = () => new Date().toISOString().replace(/\.\d+/, '')

/** As a kubelet reports a pod whose container runs. */
export async function runPod(server: ApiServer, name: string): Promise<void> {
  const since = now()
  await patch(server, `${core}/pods/${name}/status`, {
    status: {
      phase: 'Running',
      conditions: [{ type: 'Ready', status: 'True', lastTransitionTime: since }],
      containerStatuses: [
        {
          name: container.name,
          image: container.image,
          imageID: '',
          ready: true,
          restartCount: 0,
          state: { running: { startedAt: since } },
        },
      ],
    },
  })
}

interface Job {
  readonly status: { readonly conditions?: readonly object[] }
}

export const jobNamed = async (server: ApiServer, name: string): Promise<Job> =>
  (await server.ask(`${batch('v1')}/jobs/${name}`)) as Job

/** As a newer server does: this one has no `suspend`. */
export async function suspendJob(server: ApiServer, name: string): Promise<void> {
  await patch(server, `${batch('v1')}/jobs/${name}/status`, {
    status: {
      conditions: [
        { type: 'Suspended', status: 'True', reason: 'JobSuspended', message: 'Job suspended' },
      ],
    },
  })
}

/** The pod of the job fails, and its controller draws the conclusion. */
export async function failJob(server: ApiServer, name: string): Promise<void> {
  await eventually('the job has failed', async () => {
    const answer = await server.ask(`${core}/pods?labelSelector=job-name%3D${name}`)
    const { items } = answer as { readonly items: readonly KubePod[] }
    for (const { metadata } of items)
      await patch(server, `${core}/pods/${metadata.name}/status`, { status: { phase: 'Failed' } })
    return (await jobNamed(server, name)).status.conditions !== undefined
  })
}

/** Names of the pods of the deployment that are not being deleted. */
export async function podsOfDeployment(server: ApiServer): Promise<readonly string[]> {
  const answer = await server.ask(`${core}/pods?labelSelector=app%3Dcheckout`)
  const { items } = answer as { readonly items: readonly KubePod[] }
  return items
    .filter(({ metadata }) => metadata.deletionTimestamp === undefined)
    .map(({ metadata }) => metadata.name)
    .sort()
}
