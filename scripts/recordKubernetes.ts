// Records what the embedded backend answers about clusters (test/fixtures/kubernetes): of a backend and stand-ins of its
// own, whose time stands still.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { eventsPath, logPath, podRequestPath } from '../src/model/kubernetes/kubernetesPaths.ts'
import { clustersPath, servicesPath } from '../src/model/kubernetes/objectsRequest.ts'
import { guestSessionRequest, tokenOfAnswer } from '../src/model/session/guestSession.ts'
import { createDrivenClock } from '../test/servers/kubernetes/clock.ts'
import { startKubernetes, type Kubernetes } from '../test/servers/kubernetes/startKubernetes.ts'
import { eventually } from '../test/site/eventually.ts'
import { createDataDirectory } from '../test/site/warmBackends.ts'
import { startBackend } from './backendProcess.ts'
import { freePorts } from './ports.ts'

const start = Date.parse('2026-11-24T08:00:00Z')
const folder = fileURLToPath(new URL('../test/fixtures/kubernetes/', import.meta.url))
interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly cluster?: string
  readonly body?: object
}

interface Recording {
  readonly kubernetes: Kubernetes
  readonly call: (plugin: string, path: string, asked?: Asked) => Promise<Response>
}

async function startRecording(kubernetes: Kubernetes, url: string): Promise<Recording> {
  const session = await fetch(`${url}/api/auth/guest/refresh`, guestSessionRequest)
  const authorization = `Bearer ${tokenOfAnswer(await session.json()) ?? ''}`
  return {
    kubernetes,
    call: (plugin, path, { method = 'GET', cluster, body } = {}) =>
      fetch(`${url}/api/${plugin}${path}`, {
        method,
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(cluster !== undefined && { 'Backstage-Kubernetes-Cluster': cluster }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
}

async function entityOf({ call }: Recording, name: string): Promise<object> {
  const answer = await call('catalog', `/entities/by-name/component/default/${name}`)
  return (await answer.json()) as object
}

/** Ports differ from run to run. */
const withoutPorts = ({ all }: Kubernetes, text: string): string =>
  all
    .reduce((rest, { url, name }) => rest.replaceAll(url, `https://${name}.example`), text)
    .replaceAll(/127\.0\.0\.1:\d+/g, '10.0.0.1:443')
    .replaceAll(/"port":\d{4,5}/g, '"port":443')

async function record(
  { kubernetes, call }: Recording,
  name: string,
  path: string,
  asked: Asked = {},
): Promise<void> {
  const answer = await call('kubernetes', path, asked)
  const text = withoutPorts(kubernetes, await answer.text())
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const { method = 'GET', cluster } = asked
  const recorded = {
    path,
    method,
    ...(cluster !== undefined && { cluster }),
    status: answer.status,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  }
  const json = await format(JSON.stringify(recorded), { parser: 'json', printWidth: 100 })
  await writeFile(`${folder}${name}.json`, json)
}

async function recordObjects(to: Recording, name: string, component: string): Promise<void> {
  const entity = await entityOf(to, component)
  await record(to, name, servicesPath(component), { method: 'POST', body: { entity, auth: {} } })
}

const components = [
  'checkout-service',
  'web-shop',
  'payments-gateway',
  'basket-service',
  'seasonal-banners',
]
const cluster = 'staging'

function firstPodOf({ kubernetes }: Recording, name: string) {
  const [pod] = kubernetes.cluster(name).pods()
  if (!pod) throw new Error(`${name} has no pods`)
  return { metadata: { name: pod.metadata.name, namespace: pod.metadata.namespace } }
}

async function recordAnswers(to: Recording): Promise<void> {
  for (const component of components)
    await eventually(component, async () => 'metadata' in (await entityOf(to, component)))

  await record(to, 'clusters', clustersPath)
  for (const component of components) await recordObjects(to, `objects-${component}`, component)
  const rollouts = { group: 'argoproj.io', apiVersion: 'v1alpha1', plural: 'rollouts' }
  await record(to, 'custom-checkout-service', '/resources/custom/query', {
    method: 'POST',
    body: {
      entityRef: 'component:default/checkout-service',
      auth: {},
      customResources: [rollouts],
    },
  })
}

async function recordPods(to: Recording): Promise<void> {
  const target = firstPodOf(to, cluster)
  const { name: pod, namespace } = target.metadata
  const log = { namespace, pod, container: 'app', tailLines: 5 }
  await record(to, 'events', eventsPath(target), { cluster })
  await record(to, 'log-previous', logPath({ ...log, previous: true }), { cluster })
  const calm = { ...log, pod: firstPodOf(to, 'production').metadata.name }
  await record(to, 'log', logPath({ ...calm, previous: false }), { cluster: 'production' })
  await record(to, 'log-no-previous', logPath({ ...calm, previous: true }), {
    cluster: 'production',
  })
  await record(to, 'log-unknown-cluster', logPath({ ...calm, previous: false }), {
    cluster: 'elsewhere',
  })
  await record(to, 'pod-missing', podRequestPath({ metadata: { name: 'none', namespace } }), {
    cluster,
  })
}

async function recordFailures(to: Recording): Promise<void> {
  const staging = to.kubernetes.cluster(cluster)
  const target = firstPodOf(to, cluster)
  for (const [name, fault] of [
    ['unauthorized', 401],
    ['forbidden', 403],
    ['error', 500],
  ] as const) {
    staging.fail(fault)
    await recordObjects(to, `objects-${name}`, 'web-shop')
    await record(to, `events-${name}`, eventsPath(target), { cluster })
  }
  staging.fail(403)
  await record(to, 'delete-forbidden', podRequestPath(target), { cluster, method: 'DELETE' })
  staging.fail(null)
  await record(to, 'delete', podRequestPath(target), { cluster, method: 'DELETE' })
  await staging.stop()
  await recordObjects(to, 'objects-down', 'web-shop')
  await record(to, 'events-down', eventsPath(target), { cluster })
}

export async function recordKubernetes(): Promise<void> {
  const kubernetes = await startKubernetes({
    clusters: ['production', cluster],
    clock: createDrivenClock(start),
  })
  const dataDirectory = await createDataDirectory()
  const ports = await freePorts()
  const backend = startBackend({ ports, dataDirectory, variables: kubernetes.variables })
  await backend.ready
  const recording = await startRecording(kubernetes, backend.url)
  await mkdir(folder, { recursive: true })
  await recordAnswers(recording)
  await recordPods(recording)
  await recordFailures(recording)
  await backend.stop()
  await kubernetes.cluster('production').stop()
  await rm(dataDirectory, { recursive: true, force: true })
}
