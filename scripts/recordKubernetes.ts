// `npm run record:kubernetes`: records what the embedded backend answers about clusters (test/fixtures/kubernetes), from
// a backend and stand-ins of its own whose time stands still.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import {
  eventsPath,
  logPath,
  podRequestPath,
  servicesPath,
  clustersPath,
} from '../src/model/kubernetes/kubernetesPaths.ts'
import { guestSessionRequest, tokenOfAnswer } from '../src/model/session/guestSession.ts'
import { createDrivenClock } from '../test/servers/kubernetes/clock.ts'
import { startKubernetes } from '../test/servers/kubernetes/startKubernetes.ts'
import { startBackend } from './backendProcess.ts'
import { freePorts } from './ports.ts'
import { createDataDirectory } from './sharedBackends.ts'
import { eventually } from './testSite.ts'

const start = Date.parse('2026-11-24T08:00:00Z')
const folder = fileURLToPath(new URL('../test/fixtures/kubernetes/', import.meta.url))
const kubernetes = await startKubernetes({
  clusters: ['production', 'staging'],
  clock: createDrivenClock(start),
})
const staging = kubernetes.cluster('staging')
const dataDirectory = await createDataDirectory()
const backend = startBackend({
  ports: await freePorts(),
  dataDirectory,
  variables: kubernetes.variables,
})
await backend.ready
const session = await fetch(`${backend.url}/api/auth/guest/refresh`, guestSessionRequest)
const authorization = `Bearer ${tokenOfAnswer(await session.json()) ?? ''}`

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly cluster?: string
  readonly body?: object
}

const call = (plugin: string, path: string, { method = 'GET', cluster, body }: Asked = {}) =>
  fetch(`${backend.url}/api/${plugin}${path}`, {
    method,
    headers: {
      authorization,
      'content-type': 'application/json',
      ...(cluster !== undefined && { 'Backstage-Kubernetes-Cluster': cluster }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

const entityOf = async (name: string): Promise<object> => {
  const answer = await call('catalog', `/entities/by-name/component/default/${name}`)
  return (await answer.json()) as object
}

/** Ports differ from run to run. */
const withoutPorts = (text: string): string =>
  kubernetes.all
    .reduce((rest, { url, name }) => rest.replaceAll(url, `https://${name}.example`), text)
    .replaceAll(/127\.0\.0\.1:\d+/g, '10.0.0.1:443')
    .replaceAll(/"port":\d{4,5}/g, '"port":443')
    .replaceAll(backend.url, 'http://localhost:7007')

async function record(name: string, path: string, asked: Asked = {}): Promise<void> {
  const answer = await call('kubernetes', path, asked)
  const text = withoutPorts(await answer.text())
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

async function recordObjects(name: string, component: string): Promise<void> {
  const entity = await entityOf(component)
  await record(name, servicesPath(component), { method: 'POST', body: { entity, auth: {} } })
}

const components = [
  'checkout-service',
  'web-shop',
  'payments-gateway',
  'basket-service',
  'seasonal-banners',
]
for (const component of components)
  await eventually(component, async () => 'metadata' in (await entityOf(component)))

await mkdir(folder, { recursive: true })
await record('clusters', clustersPath)
for (const component of components) await recordObjects(`objects-${component}`, component)
const rollouts = { group: 'argoproj.io', apiVersion: 'v1alpha1', plural: 'rollouts' }
await record('custom-checkout-service', '/resources/custom/query', {
  method: 'POST',
  body: {
    entityRef: 'component:default/checkout-service',
    auth: {},
    customResources: [rollouts],
  },
})

const [crashing] = staging.pods()
if (!crashing) throw new Error('The cluster has no pods')
const { name: pod, namespace } = crashing.metadata
const target = { metadata: { name: pod, namespace } }
const log = { namespace, pod, container: 'app', tailLines: 5 }
const cluster = 'staging'
await record('events', eventsPath(target), { cluster })
await record('log-previous', logPath({ ...log, previous: true }), { cluster })
const calm = { ...log, pod: kubernetes.cluster('production').pods()[0]?.metadata.name ?? '' }
await record('log', logPath({ ...calm, previous: false }), { cluster: 'production' })
await record('log-no-previous', logPath({ ...calm, previous: true }), { cluster: 'production' })
await record('log-unknown-cluster', logPath({ ...calm, previous: false }), { cluster: 'elsewhere' })
await record('pod-missing', podRequestPath({ metadata: { name: 'none', namespace } }), { cluster })
for (const [name, fault] of [
  ['unauthorized', 401],
  ['forbidden', 403],
  ['error', 500],
] as const) {
  staging.fail(fault)
  await recordObjects(`objects-${name}`, 'web-shop')
  await record(`events-${name}`, eventsPath(target), { cluster })
}
staging.fail(403)
await record('delete-forbidden', podRequestPath(target), { cluster, method: 'DELETE' })
staging.fail(null)
await record('delete', podRequestPath(target), { cluster, method: 'DELETE' })
staging.fail('cut')
await recordObjects('objects-cut', 'web-shop')
await staging.stop()
await recordObjects('objects-down', 'web-shop')
await record('events-down', eventsPath(target), { cluster })

await backend.stop()
await kubernetes.cluster('production').stop()
await rm(dataDirectory, { recursive: true, force: true })
