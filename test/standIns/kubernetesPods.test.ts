// The stand-in for clusters by itself: logs, shells, and what happens to pods.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { afterEach, beforeEach, it } from 'node:test'
import { WebSocket } from 'ws'
import { createDrivenClock, type DrivenClock } from '../servers/kubernetes/clock.ts'
import type { KeptPod } from '../servers/kubernetes/kubeTypes.ts'
import type { Cluster } from '../servers/kubernetes/startCluster.ts'
import { startKubernetes, type Kubernetes } from '../servers/kubernetes/startKubernetes.ts'
import { askCluster, follow } from './clusterCalls.ts'

const step = 1_000
const pods = '/api/v1/namespaces/shop/pods'
let clock: DrivenClock
let kubernetes: Kubernetes
let production: Cluster
let staging: Cluster

beforeEach(async () => {
  clock = createDrivenClock(Date.parse('2026-11-24T08:00:00.500Z'))
  kubernetes = await startKubernetes({ clusters: ['production', 'staging'], clock, step })
  production = kubernetes.cluster('production')
  staging = kubernetes.cluster('staging')
})
afterEach(() => kubernetes.stop())

const podNames = (cluster: Cluster, start = '') =>
  cluster.pods().flatMap(({ metadata }) => (metadata.name.startsWith(start) ? [metadata.name] : []))
const inState = (reason: string) =>
  staging
    .pods()
    .find(({ status }) => status.containerStatuses?.[0]?.state?.waiting?.reason === reason)
    ?.metadata.name ?? 'none'
const [first, shop] = ['checkout-service-6d9f7c5b8-7x2bd', 'checkout-service-'] as const
const logOf = (pod: string, query: string) => `${pods}/${pod}/log?${query}`
const looks = ({ metadata, status }: KeptPod) => {
  const [container] = status.containerStatuses ?? []
  const [state = '-'] = Object.keys(container?.state ?? {})
  const isLeaving = metadata.deletionTimestamp === undefined ? '' : ' leaving'
  return `${status.phase ?? ''} ${state} ${String(container?.ready ?? false)}${isLeaving}`
}

it('answers logs as the kubelet does', async () => {
  const ask = async (query: string, pod: string = first) =>
    (await askCluster(production, logOf(pod, query))).body
  const all = await ask('container=app')
  assert.equal(
    await ask('container=app&tailLines=2'),
    `${all.trimEnd().split('\n').slice(-2).join('\n')}\n`,
  )
  const timed = (await ask('container=app&timestamps=true&tailLines=3')).trimEnd().split('\n')
  assert.ok(timed.every((line) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z \S/.test(line)))
  const [since = ''] = (timed[1] ?? '').split(' ')
  const later = await ask(`container=app&timestamps=true&sinceTime=${since}`)
  assert.deepEqual(later.trimEnd().split('\n'), timed.slice(1))
  assert.equal((await ask('container=app&limitBytes=10')).length, 10)
})

it('refuses logs that are not there, in the words of the kubelet', async () => {
  const refusal = async (cluster: Cluster, pod: string, query: string) =>
    (await askCluster(cluster, logOf(pod, query))).message
  const several = `a container name must be specified for pod ${first}, choose one of: [app metrics]`
  assert.equal(await refusal(production, first, ''), several)
  assert.equal(
    await refusal(production, first, 'container=web'),
    `container web is not valid for pod ${first}`,
  )
  assert.equal(
    await refusal(production, first, 'container=app&previous=true'),
    `previous terminated container "app" in pod "${first}" not found`,
  )
  const waits = (pod: string, why: string) =>
    `container "app" in pod "${pod}" is waiting to start: ${why}`
  const unpulled = inState('ImagePullBackOff')
  assert.equal(
    await refusal(staging, unpulled, ''),
    waits(unpulled, 'trying and failing to pull image'),
  )
  const unset = inState('CreateContainerConfigError')
  assert.equal(await refusal(staging, unset, ''), waits(unset, 'CreateContainerConfigError'))
  assert.match(
    await refusal(production, first, 'container=app&tailLines=-1'),
    /tailLines: Invalid value: -1/,
  )
  assert.match(
    await refusal(production, first, 'container=app&tailLines=x'),
    /strconv.ParseInt: parsing "x"/,
  )
  assert.match(await refusal(production, first, 'container=app&follow=maybe'), /strconv.ParseBool/)
  assert.match(
    await refusal(production, first, 'container=app&sinceTime=today'),
    /parsing time "today"/,
  )
})

it('keeps the log of the run before, also while the next one waits', async () => {
  const pod = inState('CrashLoopBackOff')
  const previous = await askCluster(staging, logOf(pod, 'previous=true'))
  assert.match(previous.body, /missing environment variable LEDGER_URL\nexit status 1\n$/)
  assert.equal((await askCluster(staging, logOf(pod, ''))).body, previous.body)
})

it('follows a log over a cut in the middle of a line', async () => {
  const path = logOf(first, 'container=app&follow=true&timestamps=true')
  const before = await follow(production, `${path}&tailLines=2`)
  production.cutLogs(true)
  clock.advance(1_000)
  assert.equal(await before.ended, 'cut')
  const whole = before.text().split('\n').slice(0, -1)
  assert.equal(whole.length, 2)
  assert.notEqual(before.text().split('\n').at(-1), '')
  production.logOf(first, 'app').append('while nobody listened')
  const [since = ''] = (whole.at(-1) ?? '').split(' ')
  const after = await follow(production, `${path}&sinceTime=${since}`)
  production.crash(first)
  assert.equal(await after.ended, 'ended')
  const resumed = after.text().trimEnd().split('\n')
  const known = new Set(whole)
  const together = [...whole, ...resumed.filter((line) => !known.has(line))]
  const all = await askCluster(production, logOf(first, 'container=app&timestamps=true'))
  assert.deepEqual(together, all.body.trimEnd().split('\n').slice(-together.length))
  assert.match(after.text(), /while nobody listened/)
})

it('replaces a pod that is deleted, in steps, under versions that grow', async () => {
  const deleted = await askCluster(production, `${pods}/${first}`, { method: 'DELETE' })
  assert.match(deleted.body, /"deletionGracePeriodSeconds":30/)
  const [fresh = ''] = podNames(production, shop).slice(-1)
  const of = (name: string) => production.pods().find(({ metadata }) => metadata.name === name)
  const seen = Array.from({ length: 4 }, () => {
    const pod = of(fresh)
    const leaving = of(first)
    clock.advance(step)
    return [
      leaving ? looks(leaving) : 'gone',
      pod ? looks(pod) : '',
      Number(pod?.metadata.resourceVersion),
    ] as const
  })
  assert.deepEqual(
    seen.map(([old, pod]) => `${old}, ${pod}`),
    [
      'Running running true leaving, Pending - false',
      'gone, Pending waiting false',
      'gone, Running running false',
      'gone, Running running true',
    ],
  )
  const versions = seen.map(([, , version]) => version)
  assert.deepEqual(
    [...new Set(versions)].sort((one, other) => one - other),
    versions,
  )
  assert.equal((await askCluster(production, `${pods}/${first}`)).status, 404)
  const { status } = production.store.get('deployments', 'checkout-service') as {
    status?: { readyReplicas: number }
  }
  assert.equal(status?.readyReplicas, 3)
})

it('rolls a deployment out pod by pod, and never has too few', () => {
  production.startRollout('checkout-service')
  const counts = Array.from({ length: 40 }, () => {
    clock.advance(step)
    const { status } = production.store.get('deployments', 'checkout-service') as unknown as {
      readonly status: { readonly readyReplicas?: number }
    }
    return status.readyReplicas ?? 0
  })
  assert.ok(counts.every((ready) => ready >= 3 && ready <= 4))
  const images = production
    .pods()
    .filter(({ metadata }) => metadata.labels['app'] === 'checkout-service')
    .map(({ spec }) => spec.containers[0]?.image)
  assert.deepEqual(images.filter((image) => image?.endsWith(':2.15.0')).length, 3)
})

it('crashes a pod again after each restart, until it is fixed', async () => {
  const stateOf = () => {
    const pod = production.pods().find(({ metadata }) => metadata.name === first)
    const [status] = pod?.status.containerStatuses ?? []
    return [status?.restartCount, Object.keys(status?.state ?? {})[0], status?.ready] as const
  }
  production.crash(first)
  assert.deepEqual(stateOf(), [1, 'waiting', false])
  clock.advance(10_000)
  assert.deepEqual(stateOf(), [1, 'running', false])
  clock.advance(2 * step)
  assert.deepEqual(stateOf(), [2, 'waiting', false])
  const previous = await askCluster(production, logOf(first, 'container=app&previous=true'))
  assert.match(previous.body, /exit status 1\n$/)
  production.fix(first)
  clock.advance(60_000)
  assert.deepEqual(stateOf(), [2, 'running', true])
})

/** A shell, and what it has said on each channel. */
async function openShell(query: string, protocols: readonly string[]) {
  const url = `${production.url.replace('http', 'ws')}${pods}/${first}/exec?stdin=true&stdout=true&stderr=true&${query}`
  const headers = { authorization: `Bearer ${production.tokens.portal}` }
  const socket = new WebSocket(url, [...protocols], { headers })
  const said = ['', '', '', '', '']
  socket.on('message', (data: Buffer) => {
    const [channel = 0] = data
    said[channel] = (said[channel] ?? '') + data.subarray(1).toString()
  })
  const closed = once(socket, 'close') as Promise<[number]>
  closed.catch(() => undefined)
  await once(socket, 'open')
  const type = (text: string) => {
    socket.send(Buffer.from(`\0${text}`))
  }
  return { socket, said, closed, type }
}

it('runs a shell in a terminal', async () => {
  const shell = await openShell('container=app&tty=true&command=/bin/sh', ['channel.k8s.io'])
  shell.socket.send(Buffer.from('\u0004{"Width":100,"Height":30}'))
  shell.type('ls\rcd /etc\rcat hostname\rstty size\recho $HOSTNAME\rnope\rexit 3\r')
  assert.deepEqual(await shell.closed.then(([code]) => code), 1000)
  const output = shell.said[1] ?? ''
  for (const part of [
    'config.json  server.js\r\n',
    '/etc $ ',
    'checkout-service\r\n',
    '30 100\r\n',
    `${first}\r\n`,
    'sh: nope: not found\r\n',
  ])
    assert.ok(output.includes(part), part)
  assert.equal(shell.said[3], 'command terminated with non-zero exit code: exit status 3')
  assert.deepEqual(production.sockets()[0]?.size(), { columns: 100, rows: 30 })
})

it('speaks the newer protocol, with errors of their own and a status in JSON', async () => {
  const shell = await openShell('container=app&command=/bin/sh', ['v4.channel.k8s.io'])
  shell.type('pwd\nnope\ntrue\nexit\n')
  await shell.closed
  assert.deepEqual(shell.said.slice(1, 4), [
    '/app\n',
    'sh: nope: not found\n',
    '{"metadata":{},"status":"Success"}',
  ])
  const bare = await openShell('container=metrics&command=/bin/sh', ['v4.channel.k8s.io'])
  await bare.closed
  assert.match(bare.said[3] ?? '', /"status":"Failure".*no such file or directory/)
})

it('closes in the middle of a frame, and refuses what is no shell', async () => {
  const shell = await openShell('container=app&tty=true&command=/bin/sh', ['channel.k8s.io'])
  production.sockets()[0]?.cut(true)
  assert.deepEqual(await shell.closed.then(([code]) => code), 1006)
  const refusals = ['command=/bin/sh', 'container=app', 'container=none&command=ls']
  for (const query of refusals)
    await assert.rejects(openShell(query, ['channel.k8s.io']), /Unexpected server response: 400/)
  await assert.rejects(openShell('container=app&command=ls', ['chat']), /response: 400/)
  assert.equal(
    (await askCluster(production, `${pods}/${first}/exec?container=app&stdin=1&command=ls`)).status,
    400,
  )
})

it('has clusters with very many pods', async () => {
  const fleet = await startKubernetes({ clusters: [], fleetPods: 3_000, clock })
  assert.equal(fleet.all.length, 6)
  const [one] = fleet.all
  assert.ok(one)
  const { body } = await askCluster(
    one,
    '/api/v1/pods?labelSelector=backstage.io/kubernetes-id%3Dcheckout-service',
  )
  assert.equal((JSON.parse(body) as { readonly items: readonly object[] }).items.length, 500)
  await fleet.stop()
})
