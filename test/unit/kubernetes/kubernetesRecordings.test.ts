// What the page's model makes of answers that the embedded backend gave about clusters.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import {
  decodeClusterObjects,
  decodeClusters,
} from '../../../src/model/kubernetes/clusters/clusters.ts'
import { detectErrors } from '../../../src/model/kubernetes/errors/detectErrors.ts'
import { decodeEvents } from '../../../src/model/kubernetes/kubeEvents.ts'
import { clusterErrorLine } from '../../../src/model/kubernetes/kubernetesFailures.ts'
import { readLines, splitLines } from '../../../src/model/kubernetes/pods/podLog.ts'
import { summaryOf } from '../../../src/model/kubernetes/summary.ts'

interface Recording {
  readonly status: number
  readonly body: unknown
}

const at = Date.parse('2026-11-24T08:00:00Z')
const recording = (name: string) =>
  JSON.parse(
    readFileSync(join(process.cwd(), `test/fixtures/kubernetes/${name}.json`), 'utf8'),
  ) as Recording
const objectsIn = (name: string) => decodeClusterObjects(recording(`objects-${name}`).body)

it('reads every object of a calm cluster, and of one in trouble', () => {
  expect(decodeClusters(recording('clusters').body).map(({ name }) => name)).toEqual([
    'production',
    'staging',
  ])
  const [calm, troubled] = objectsIn('checkout-service')
  expect([calm?.unreadable, troubled?.unreadable]).toEqual([0, 0])
  expect(calm?.objects.pods).toHaveLength(5)
  expect(calm?.podMetrics).toHaveLength(5)
  expect(calm && detectErrors(calm.objects, at).map(({ type }) => type)).toEqual(['job-failed'])
  const severities = troubled && detectErrors(troubled.objects, at).map(({ severity }) => severity)
  expect(severities?.slice(0, 3)).toEqual([8, 6, 4])
})

it('reads a namespace of its own, a rollout that was promoted, and nothing of a secret', () => {
  const [payments] = objectsIn('payments-gateway')
  expect(payments?.objects.pods.map(({ metadata }) => metadata.namespace)).toEqual([
    'payments',
    'payments',
  ])
  const baskets = objectsIn('basket-service')
  expect(baskets[0]?.objects.customresources.map(({ kind }) => kind)).toEqual(['Rollout'])
  expect(summaryOf(baskets, at)).toMatchObject({ pods: 3, ready: 3 })
  expect(JSON.stringify(recording('objects-basket-service'))).not.toContain('session')
})

it.each([
  ['unauthorized', 401, 'UNAUTHORIZED_ERROR'],
  ['forbidden', 403, 'UNKNOWN_ERROR'],
  ['error', 500, 'SYSTEM_ERROR'],
  ['seasonal-banners', 400, 'BAD_REQUEST'],
])('names what a cluster refuses: %s', (name, code, type) => {
  const refused = objectsIn(name).find(({ errors }) => errors.length > 0)
  const lines = refused?.errors.map(clusterErrorLine) ?? []
  expect(lines).toContain(
    `Error fetching Kubernetes resource: '/api/v1/pods', error: ${type}, status code: ${String(code)}`,
  )
  expect(lines).toHaveLength(14)
})

it('names a cluster that is down, and keeps the other', () => {
  const [up, down] = objectsIn('down')
  expect(up?.objects.deployments).toHaveLength(1)
  expect(down?.errors.map(clusterErrorLine).join()).toMatch(
    /^Error communicating with Kubernetes: FETCH_ERROR, message: request to .* ECONNREFUSED/,
  )
})

it('reads events and logs as the proxy passes them on', () => {
  expect(decodeEvents(recording('events').body).map(({ reason }) => reason)).toEqual(['Unhealthy'])
  const { lines } = splitLines(String(recording('log').body))
  const { entries, cursor } = readLines(lines, 'app', null)
  expect(entries).toHaveLength(5)
  expect(entries.at(-1)?.at).toBe(at)
  expect(cursor).toEqual({ time: '2026-11-24T08:00:00.000000040Z', count: 1 })
  expect(String(recording('log-previous').body)).toContain('exit status 1\n')
  expect(recording('log-no-previous')).toMatchObject({
    status: 400,
    body: {
      kind: 'Status',
      message: expect.stringMatching(/^previous terminated container "app"/),
    },
  })
})

it('has the refusals of proxy and cluster', () => {
  const statuses = [
    'pod-missing',
    'log-unknown-cluster',
    'delete-forbidden',
    'delete',
    'events-down',
  ]
  expect(statuses.map((name) => recording(name).status)).toEqual([404, 404, 403, 200, 500])
  expect(recording('delete').body).toMatchObject({
    kind: 'Pod',
    metadata: { deletionGracePeriodSeconds: 30 },
  })
})
