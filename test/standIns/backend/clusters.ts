// Clusters through the embedded backend: what its plugin asks them, and what its proxy passes on.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { afterEach, before, describe, it } from 'node:test'
import { WebSocket } from 'ws'
import { guestSessionRequest, tokenOfAnswer } from '../../../src/model/session/guestSession.ts'
import type { Cluster } from '../../servers/kubernetes/startCluster.ts'
import { askBackend } from '../../site/askBackend.ts'
import { eventually } from '../../site/eventually.ts'
import type { Beside } from './beside.ts'

interface ClusterPart {
  readonly cluster: { readonly name: string }
  readonly errors: readonly {
    readonly errorType: string
    readonly statusCode?: number
    readonly resourcePath?: string
    readonly message?: string
  }[]
  readonly podMetrics: readonly { readonly cpu: { readonly currentUsage: unknown } }[]
  readonly resources: readonly {
    readonly type: string
    readonly resources: readonly {
      readonly kind?: string
      readonly metadata: { readonly name: string; readonly namespace: string }
    }[]
  }[]
}

const ofCluster = (parts: readonly ClusterPart[], { name }: Cluster) => {
  const part = parts.find(({ cluster }) => cluster.name === name)
  assert.ok(part, `${name} is missing`)
  return part
}
const namesOf = ({ resources }: ClusterPart, type: string) =>
  resources
    .filter((one) => one.type === type)
    .flatMap((one) => one.resources.map(({ metadata }) => metadata.name))

const pods = '/api/v1/namespaces/shop/pods'

export function clusters({ backendUrl, kubernetes }: Beside) {
  const production = kubernetes.cluster('production')
  const staging = kubernetes.cluster('staging')
  let token: string

async function objectsOf(
  name: string,
  what = 'workloads',
  more = {},
): Promise<readonly ClusterPart[]> {
  const asked = { entityRef: `component:default/${name}`, auth: {}, ...more }
  const answer = await askBackend(backendUrl, `/api/kubernetes/resources/${what}/query`, asked)
  return (answer as { readonly items: readonly ClusterPart[] }).items
}

function pass(
  cluster: Cluster,
  path: string,
  more: object = {},
  method = 'GET',
): Promise<Response> {
  const headers = {
    authorization: `Bearer ${token}`,
    'Backstage-Kubernetes-Cluster': cluster.name,
    ...more,
  }
  return fetch(`${backendUrl}/api/kubernetes/proxy${path}`, { method, headers })
}


  describe('clusters', () => {
    before(async () => {
      const session = await fetch(`${backendUrl}/api/auth/guest/refresh`, guestSessionRequest)
      token = tokenOfAnswer(await session.json()) ?? ''
    })
afterEach(() => {
  for (const cluster of kubernetes.all) cluster.fail(null)
})

it('finds the objects of a component in both clusters, with metrics', async () => {
  const parts = await objectsOf('checkout-service')
  const calm = ofCluster(parts, production)
  assert.deepEqual(calm.errors, [])
  assert.equal(namesOf(calm, 'pods').length, 5)
  assert.deepEqual(namesOf(calm, 'customresources').slice(0, 1), ['checkout-canary'])
  for (const type of [
    'deployments',
    'services',
    'ingresses',
    'cronjobs',
    'jobs',
    'statefulsets',
    'daemonsets',
    'configmaps',
    'horizontalpodautoscalers',
  ])
    assert.ok(namesOf(calm, type).length > 0, type)
  assert.ok(calm.podMetrics.some(({ cpu }) => Number(cpu.currentUsage) > 0))
  assert.deepEqual(ofCluster(parts, staging).errors, [])
})

it('asks for custom resources alone', async () => {
  const rollouts = { group: 'argoproj.io', apiVersion: 'v1alpha1', plural: 'rollouts' }
  const parts = await objectsOf('checkout-service', 'custom', { customResources: [rollouts] })
  const found = ofCluster(parts, staging)
  assert.deepEqual(
    found.resources.flatMap(({ resources }) => resources.map(({ kind }) => kind)),
    ['Rollout'],
  )
  const missing = { ...rollouts, plural: 'experiments' }
  const [none] = await objectsOf('checkout-service', 'custom', { customResources: [missing] })
  assert.deepEqual(none?.errors, [
    {
      errorType: 'NOT_FOUND',
      statusCode: 404,
      resourcePath: '/apis/argoproj.io/v1alpha1/experiments',
    },
  ])
})

it('finds by selector and in a namespace, and says what a selector without a meaning gets', async () => {
  const [shop] = await objectsOf('web-shop')
  assert.equal(shop && namesOf(shop, 'deployments').join(), 'web-shop')
  const [payments] = await objectsOf('payments-gateway')
  assert.equal(
    payments?.resources.find(({ type }) => type === 'pods')?.resources[0]?.metadata.namespace,
    'payments',
  )
  const arrived = production.arrivals().filter((line) => line.includes('/namespaces/payments/'))
  assert.ok(
    arrived.some((line) => line.startsWith('GET /apis/apps/v1/namespaces/payments/deployments?')),
  )
  const [banners] = await objectsOf('seasonal-banners')
  assert.ok(banners && banners.errors.length >= 13)
  assert.ok(
    banners.errors.every(
      ({ errorType, statusCode }) => errorType === 'BAD_REQUEST' && statusCode === 400,
    ),
  )
})

it('keeps the other cluster when one refuses, or answers nothing whole', async () => {
  for (const [fault, type] of [
    [401, 'UNAUTHORIZED_ERROR'],
    [403, 'UNKNOWN_ERROR'],
    [500, 'SYSTEM_ERROR'],
  ] as const) {
    staging.fail(fault)
    const parts = await objectsOf('checkout-service')
    assert.deepEqual(
      new Set(ofCluster(parts, staging).errors.map(({ errorType }) => errorType)),
      new Set([type]),
    )
    assert.equal(namesOf(ofCluster(parts, production), 'pods').length, 5)
  }
  staging.fail('cut')
  const parts = await objectsOf('checkout-service')
  assert.deepEqual(
    ofCluster(parts, staging).errors.map(({ errorType }) => errorType),
    ['FETCH_ERROR'],
  )
  assert.equal(namesOf(ofCluster(parts, production), 'pods').length, 5)
})

it('passes on events, refusals, and the deletion of a pod', async () => {
  const [pod] = staging.pods()
  const name = pod?.metadata.name ?? ''
  const events = await pass(
    staging,
    `/api/v1/namespaces/shop/events?fieldSelector=involvedObject.name=${name}`,
  )
  assert.match(await events.text(), /"kind":"EventList".*Readiness probe failed/)
  const missing = await pass(staging, `${pods}/none/log?container=app`)
  assert.deepEqual(
    [missing.status, ((await missing.json()) as { readonly reason: string }).reason],
    [404, 'NotFound'],
  )
  const unknown = await fetch(`${backendUrl}/api/kubernetes/proxy${pods}`, {
    headers: { authorization: `Bearer ${token}`, 'Backstage-Kubernetes-Cluster': 'elsewhere' },
  })
  assert.equal(unknown.status, 404)
  const deleted = await pass(staging, `${pods}/${name}`, {}, 'DELETE')
  assert.equal(deleted.status, 200)
  await eventually(
    'the pod to be gone',
    async () => (await pass(staging, `${pods}/${name}`)).status === 404,
    20_000,
  )
})

it('passes a log on as it grows, to those who take no compression', async () => {
  const pod = 'checkout-service-6d9f7c5b8-7x2bd'
  const path = `${pods}/${pod}/log?container=app&follow=true&tailLines=1`
  const answer = await pass(production, path, { range: 'bytes=0-' })
  assert.equal(answer.headers.get('content-encoding'), null)
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = decoder.decode((await reader.read()).value)
  production.logOf(pod, 'app').append('one more line')
  while (!text.includes('one more line')) text += decoder.decode((await reader.read()).value)
  await reader.cancel()
  assert.match(text, /\none more line\n$/)
})

it('answers 404 to a shell while it knows several clusters', async () => {
  const url = `${backendUrl.replace('http', 'ws')}/api/kubernetes/proxy${pods}/checkout-service-6d9f7c5b8-7x2bd/exec?container=app&command=/bin/sh&stdin=1`
  const socket = new WebSocket(url, ['channel.k8s.io'])
  const [error] = (await once(socket, 'error').catch((reason: unknown) => [reason])) as [Error]
  assert.match(error.message, /Unexpected server response: 404/)
})

it('tells no token', async () => {
  const asked = await Promise.all([
    askBackend(backendUrl, '/api/kubernetes/clusters'),
    objectsOf('checkout-service'),
  ])
  const text = JSON.stringify(asked)
  for (const { tokens } of kubernetes.all) assert.ok(!text.includes(tokens.portal))
  assert.match(text, /"name":"staging"/)
})
  })
}
