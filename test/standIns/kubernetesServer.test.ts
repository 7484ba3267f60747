// The stand-in for clusters by itself: what an API server refuses, how lists and selectors are read, and faults.

import assert from 'node:assert/strict'
import { after, afterEach, before, it } from 'node:test'
import { createDrivenClock } from '../servers/kubernetes/clock.ts'
import type { Cluster } from '../servers/kubernetes/startCluster.ts'
import { startKubernetes, type Kubernetes } from '../servers/kubernetes/startKubernetes.ts'
import { askCluster, follow, listIn, namesIn } from './clusterCalls.ts'

const clock = createDrivenClock(Date.parse('2026-11-24T08:00:00.500Z'))
let kubernetes: Kubernetes
let staging: Cluster
let production: Cluster

before(async () => {
  kubernetes = await startKubernetes({ clusters: ['production', 'staging'], clock })
  staging = kubernetes.cluster('staging')
  production = kubernetes.cluster('production')
})
after(() => kubernetes.stop())
afterEach(() => {
  production.fail(null)
})

const pods = '/api/v1/namespaces/shop/pods'
const selected = (selector: string) => `${pods}?labelSelector=${encodeURIComponent(selector)}`

it('names kind and version for a list, and for items of custom resources alone', async () => {
  const list = await listIn(production, '/apis/apps/v1/deployments')
  assert.equal(list.kind, 'DeploymentList')
  assert.ok(list.items.length > 0)
  assert.ok(list.items.every((item) => item.kind === undefined))
  const rollouts = await listIn(production, '/apis/argoproj.io/v1alpha1/rollouts')
  assert.equal(rollouts.kind, 'RolloutList')
  assert.ok(rollouts.items.every((item) => item.kind === 'Rollout'))
  const [name = ''] = await namesIn(production, pods)
  const pod = await askCluster(production, `${pods}/${name}`)
  assert.match(pod.body, /^\{"kind":"Pod","apiVersion":"v1","metadata"/)
})

it('cuts long lists into pages', async () => {
  const all = await namesIn(production, pods)
  const first = await listIn(production, `${pods}?limit=2`)
  assert.equal(first.metadata.remainingItemCount, all.length - 2)
  const rest = await listIn(production, `${pods}?continue=${first.metadata.continue ?? ''}`)
  const names = [...first.items, ...rest.items].map(({ metadata }) => metadata.name)
  assert.deepEqual(names, all)
  assert.equal((await askCluster(production, `${pods}?continue=nonsense`)).status, 400)
  assert.equal((await askCluster(production, `${pods}?limit=few`)).status, 400)
  assert.equal((await askCluster(production, `${pods}?resourceVersion=99999999`)).status, 504)
})

it('asks for a token, and for the right to do what is asked', async () => {
  const { reader, stranger } = production.tokens
  const [name = ''] = await namesIn(production, pods)
  const refusals = await Promise.all([
    askCluster(production, pods, { token: 'unknown' }),
    askCluster(production, pods, { token: null }),
    askCluster(production, pods, { token: stranger }),
    askCluster(production, '/apis/apps/v1/deployments', { token: stranger }),
    askCluster(production, `${pods}/${name}`, { token: reader, method: 'DELETE' }),
    askCluster(production, '/api/v1/secrets'),
  ])
  const cannot = (user: string, rest: string) => `is forbidden: User "${user}" cannot ${rest}`
  const account = (role: string) => `system:serviceaccount:portal:${role}`
  assert.deepEqual(
    refusals.map(({ status, message }) => [status, message]),
    [
      [401, 'Unauthorized'],
      [
        403,
        `pods ${cannot('system:anonymous', 'list resource "pods" in API group "" in the namespace "shop"')}`,
      ],
      [
        403,
        `pods ${cannot(account('stranger'), 'list resource "pods" in API group "" in the namespace "shop"')}`,
      ],
      [
        403,
        `deployments.apps ${cannot(account('stranger'), 'list resource "deployments" in API group "apps" at the cluster scope')}`,
      ],
      [
        403,
        `pods "${name}" ${cannot(account('reader'), 'delete resource "pods" in API group "" in the namespace "shop"')}`,
      ],
      [
        403,
        `secrets ${cannot(account('portal'), 'list resource "secrets" in API group "" at the cluster scope')}`,
      ],
    ],
  )
  assert.equal((await askCluster(production, pods, { token: reader })).status, 200)
})

it('has nothing at other paths, and no other methods', async () => {
  const paths = ['/', '/api/v2/pods', '/apis/apps/v1/pods', `${pods}/no-such-pod`, '/api/v1/pods/a']
  const answers = await Promise.all(paths.map((path) => askCluster(production, path)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404, 404, 404, 404],
  )
  assert.equal(answers[3]?.message, 'pods "no-such-pod" not found')
  assert.equal((await askCluster(production, pods, { method: 'PATCH' })).status, 405)
  assert.equal((await askCluster(production, pods, { method: 'DELETE' })).status, 405)
})

it('reads label selectors by the grammar of Kubernetes', async () => {
  const all = await namesIn(production, pods)
  const ofCache = all.filter((name) => name.startsWith('checkout-cache'))
  const others = all.filter((name) => !name.startsWith('checkout-cache'))
  const atEdge = all.filter((name) => name.startsWith('web-shop'))
  const elsewhere = all.filter((name) => !name.startsWith('web-shop'))
  const found: Readonly<Record<string, readonly string[]>> = {
    'app=checkout-cache': ofCache,
    'app == checkout-cache': ofCache,
    'app!=checkout-cache': others,
    'app in (checkout-cache, other)': ofCache,
    'app notin (checkout-cache)': others,
    'backstage.io/kubernetes-id=checkout-service,app=checkout-cache': ofCache,
    app: all,
    '!app': [],
    '!tier,app': elsewhere,
    'tier!=edge': elsewhere,
    'tier=edge': atEdge,
    tier: atEdge,
    'tier=': [],
  }
  for (const [selector, names] of Object.entries(found))
    assert.deepEqual(await namesIn(production, selected(selector)), names, selector)
})

it('refuses selectors without a meaning', async () => {
  const refused: Readonly<Record<string, RegExp>> = {
    'a=b=c': /^found '=', expected: ',' or 'end of string'$/,
    'a=b,': /^found '', expected: identifier after ','$/,
    ',a': /^unable to parse requirement: found ',', expected: '!', identifier$/,
    'a in b': /^unable to parse requirement: found 'b', expected: '\('$/,
    'app in (web': /^unable to parse requirement: found '', expected: ',', or '\)'$/,
    'this is none': /^unable to parse requirement: found 'is', expected: =, ==/,
    '-a=b': /^unable to parse requirement: key: Invalid value: "-a"/,
    'a/b/c=d': /^unable to parse requirement: key: Invalid value: "a\/b\/c"/,
    'a=-b': /^unable to parse requirement: values\[0\]\[a\]: Invalid value: "-b"/,
    'a>many': /the value must be an integer$/,
  }
  for (const [selector, expected] of Object.entries(refused)) {
    const { status, message } = await askCluster(production, selected(selector))
    assert.equal(status, 400, selector)
    assert.match(message, expected)
  }
})

it('knows the fields of each type', async () => {
  const events = '/api/v1/namespaces/shop/events?fieldSelector='
  const [{ metadata: involved } = { metadata: undefined }] = (await listIn(staging, pods)).items
  const of = encodeURIComponent(`involvedObject.name=${involved?.name ?? ''},type!=Normal`)
  const found = await namesIn(staging, events + of)
  assert.ok(found.length > 0 && found.every((name) => name.startsWith(involved?.name ?? '-')))
  assert.equal((await askCluster(staging, `${events}involvedObject`)).status, 400)
  const unknown = await askCluster(staging, `${events}involvedObject.colour%3Dred`)
  assert.equal(unknown.message, 'field label not supported: involvedObject.colour')
  const pending = await listIn(staging, `${pods}?fieldSelector=status.phase%3DPending`)
  assert.ok(pending.items.length > 0)
  assert.equal((await askCluster(staging, `${pods}?fieldSelector=spec.colour%3Dred`)).status, 400)
})

it('measures the pods that run', async () => {
  const path = '/apis/metrics.k8s.io/v1beta1/namespaces/shop/pods'
  const list = await listIn(staging, `${path}?labelSelector=app%3Dcheckout-worker`)
  assert.equal(list.kind, 'PodMetricsList')
  assert.equal(list.items.length, 2)
  assert.match(JSON.stringify(list.items[0]), /"usage":\{"cpu":"\d+n","memory":"\d+Ki"\}/)
})

it('tells every change to those who watch', async () => {
  const { metadata } = await listIn(production, pods)
  const watch = await follow(
    production,
    `${pods}?watch=1&resourceVersion=${metadata.resourceVersion}&timeoutSeconds=60`,
  )
  const [cache = ''] = (await namesIn(production, pods)).filter((name) => name.includes('cache'))
  production.deletePod(cache)
  clock.advance(60_000)
  assert.equal(await watch.ended, 'ended')
  const changes = watch
    .text()
    .trim()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as {
          readonly type: string
          readonly object: { readonly metadata: object }
        },
    )
  const versions = changes.map(({ object }) =>
    Number((object.metadata as { readonly resourceVersion: string }).resourceVersion),
  )
  assert.deepEqual(changes.map(({ type }) => type).slice(0, 3), ['MODIFIED', 'DELETED', 'ADDED'])
  assert.deepEqual(
    [...versions].sort((one, other) => one - other),
    versions,
  )
  const expired = await askCluster(production, `${pods}?watch=true&resourceVersion=3`)
  assert.match(expired.body, /"type":"ERROR".*"reason":"Expired".*"code":410/)
})

it('fails on demand', async () => {
  production.fail(500)
  assert.equal((await askCluster(production, pods)).status, 500)
  production.fail(403)
  assert.match((await askCluster(production, pods)).message, /cannot list resource "pods"/)
  production.fail(401, { path: /\/pods$/ })
  assert.equal((await askCluster(production, pods)).status, 401)
  assert.equal((await askCluster(production, '/api/v1/services')).status, 200)
  production.fail('cut')
  await assert.rejects(askCluster(production, pods))
  const last = kubernetes
    .requests()
    .filter(({ cluster }) => cluster === 'production')
    .at(-1)
  assert.deepEqual(last, { cluster: 'production', method: 'GET', path: pods })
})
