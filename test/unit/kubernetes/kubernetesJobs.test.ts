// Jobs, cron jobs and their next runs, and what the lists say about other kinds.

import { describe, expect, it } from '@jest/globals'
import type {
  KubeJob,
  KubeObject,
  KubeObjectType,
} from '../../../src/model/kubernetes/kubernetesObjects.ts'
import { textsOf } from '../../../src/model/kubernetes/objectTexts.ts'
import { decodePodMetrics } from '../../../src/model/kubernetes/pods/podMetrics.ts'
import { withoutSecrets } from '../../../src/model/kubernetes/withoutSecrets.ts'
import { customState } from '../../../src/model/kubernetes/workloads/customState.ts'
import { jobProgress, jobState } from '../../../src/model/kubernetes/workloads/jobs.ts'
import { nextRunOf, scheduleOf } from '../../../src/model/kubernetes/workloads/nextRun.ts'

const job = (draft: object, metadata: object = {}) =>
  ({
    kind: 'Job',
    apiVersion: 'batch/v1',
    metadata: { name: 'j', ...metadata },
    ...draft,
  }) as KubeJob
const held = (...types: readonly string[]) => ({
  conditions: types.map((type) => ({ type, status: 'True' })),
})
const startTime = '2026-11-27T09:00:00Z'
const queued = { labels: { 'kueue.x-k8s.io/queue-name': 'nightly' } }
const deletionTimestamp = startTime

it.each<readonly [string, KubeJob, string]>([
  ['running', job({ status: { startTime, active: 1 } }), 'running'],
  ['between two tries', job({ status: { startTime, failed: 1 } }), 'running'],
  ['complete', job({ status: held('Complete', 'SuccessCriteriaMet') }), 'succeeded'],
  ['complete after it was suspended', job({ status: held('Suspended', 'Complete') }), 'succeeded'],
  ['failed', job({ status: held('FailureTarget', 'Failed') }), 'failed'],
  ['about to fail', job({ status: { ...held('FailureTarget'), startTime } }), 'failed'],
  [
    'failed, by a condition that does not hold',
    job({ status: { startTime, conditions: [{ type: 'Failed', status: 'False' }] } }),
    'running',
  ],
  ['suspended', job({ spec: { suspend: true } }), 'suspended'],
  [
    'suspended while it ran',
    job({ spec: { suspend: true }, status: { startTime, ...held('Suspended') } }),
    'suspended',
  ],
  ['held back by a queue', job({ spec: { suspend: true } }, queued), 'queued'],
  ['let go by a queue', job({ status: { startTime, active: 1 } }, queued), 'running'],
  ['not seen yet', job({ spec: {} }), 'queued'],
  ['deleted', job({ status: { startTime, active: 1 } }, { deletionTimestamp }), 'terminating'],
  [
    'deleted after it was complete',
    job({ status: held('Complete') }, { deletionTimestamp }),
    'succeeded',
  ],
])('knows a job that is %s', (_name, one, state) => {
  expect(jobState(one)).toBe(state)
})

it.each<readonly [object, object, string, string]>([
  [{ completions: 5 }, { succeeded: 2 }, '2/5', ''],
  [{}, {}, '0/1', ''],
  [{ parallelism: 3 }, { succeeded: 1 }, '1/1 of 3', ''],
  [
    { completions: 4, completionMode: 'Indexed' },
    { succeeded: 2, failedIndexes: '1,3' },
    '2/4',
    '1,3',
  ],
])('counts completions of %j with %j', (spec, status, completions, failedIndexes) => {
  expect(jobProgress(job({ spec, status }))).toEqual({ completions, failedIndexes })
})

describe('the next run', () => {
  const from = '2026-11-27T12:00:00Z'
  it.each<readonly [string, string | undefined, string, string | null]>([
    ['*/5 * * * *', undefined, from, '2026-11-27T12:05:00Z'],
    ['0 3 * * *', undefined, from, '2026-11-28T03:00:00Z'],
    ['0 3 * * *', 'Europe/Berlin', from, '2026-11-28T02:00:00Z'],
    ['0 3 * * *', 'Asia/Kolkata', from, '2026-11-27T21:30:00Z'],
    ['CRON_TZ=Asia/Tokyo 0 9 * * *', undefined, from, '2026-11-28T00:00:00Z'],
    ['TZ=Asia/Tokyo 0 9 * * *', undefined, from, '2026-11-28T00:00:00Z'],
    ['@daily', undefined, from, '2026-11-28T00:00:00Z'],
    ['@yearly', 'America/New_York', from, '2027-01-01T05:00:00Z'],
    ['0 0 29 2 *', undefined, from, '2028-02-29T00:00:00Z'],
    // Either day will do.
    ['0 0 13 * FRI', undefined, from, '2026-12-04T00:00:00Z'],
    ['0 0 1 JAN,JUL ?', undefined, from, '2027-01-01T00:00:00Z'],
    ['0 12 * * 1-5', undefined, from, '2026-11-30T12:00:00Z'],
    ['0 0 * * 7', undefined, from, '2026-11-29T00:00:00Z'],
    // The clock is put back: the first of two times, in summer time.
    ['30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00Z'],
    ['0 0 30 2 *', undefined, from, null],
    ['nonsense', undefined, from, null],
    ['0 3 * * *', 'Europe/Nowhere', from, null],
    ['@every 1h', undefined, from, null],
    ['', undefined, from, null],
  ])('of %j in %s after %s is %s', (schedule, zone, now, next) => {
    const at = nextRunOf(scheduleOf(schedule, zone), Date.parse(now))
    expect(at === null ? null : new Date(at).toISOString().replace('.000', '')).toBe(next)
  })
})

const object = (kind: string, draft: object, apiVersion = 'v1') =>
  ({ kind, apiVersion, metadata: { name: 'o' }, ...draft }) as unknown as KubeObject
const balanced = (...ingress: readonly object[]) => ({ loadBalancer: { ingress } })
const gatewayApi = 'gateway.networking.k8s.io/v1'

it.each<readonly [KubeObjectType, KubeObject, string]>([
  [
    'services',
    object('Service', {
      spec: { type: 'ClusterIP', clusterIP: '10.0.0.1', ports: [{ port: 80 }] },
    }),
    'ClusterIP · 10.0.0.1 · 80/TCP',
  ],
  [
    'services',
    object('Service', {
      spec: {
        type: 'NodePort',
        clusterIP: '10.0.0.1',
        ports: [{ port: 80, nodePort: 30080, protocol: 'UDP' }],
      },
    }),
    'NodePort · 10.0.0.1 · 80:30080/UDP',
  ],
  ['services', object('Service', { spec: { type: 'LoadBalancer' } }), 'LoadBalancer · → <pending>'],
  [
    'services',
    object('Service', {
      spec: { type: 'LoadBalancer', externalIPs: ['1.2.3.4'] },
      status: balanced({ ip: '5.6.7.8' }, { hostname: 'lb.example' }),
    }),
    'LoadBalancer · → 5.6.7.8, lb.example, 1.2.3.4',
  ],
  [
    'services',
    object('Service', { spec: { type: 'ExternalName', externalName: 'db.example' } }),
    'ExternalName · → db.example',
  ],
  [
    'ingresses',
    object('Ingress', {
      spec: { rules: [{ host: 'a.example' }, { host: 'b.example' }, { host: 'a.example' }] },
    }),
    'a.example, b.example',
  ],
  [
    'ingresses',
    object('Ingress', { spec: { rules: [{ http: {} }] }, status: balanced({ ip: '5.6.7.8' }) }),
    '* · → 5.6.7.8',
  ],
  ['ingresses', object('Ingress', { spec: { defaultBackend: {} } }), '*'],
  [
    'customresources',
    object(
      'Gateway',
      {
        spec: { gatewayClassName: 'envoy', listeners: [{ hostname: '*.example' }] },
        status: { addresses: [{ value: '5.6.7.8' }] },
      },
      gatewayApi,
    ),
    'Gateway · envoy · *.example · → 5.6.7.8',
  ],
  [
    'customresources',
    object(
      'HTTPRoute',
      { spec: { hostnames: ['a.example'], parentRefs: [{ name: 'public' }] } },
      gatewayApi,
    ),
    'HTTPRoute · a.example · ← public',
  ],
  ['customresources', object('HTTPRoute', {}, gatewayApi), 'HTTPRoute · *'],
  ['customresources', object('Certificate', { spec: {} }, 'cert-manager.io/v1'), 'Certificate'],
  [
    'persistentvolumeclaims',
    object('PersistentVolumeClaim', {
      spec: { storageClassName: 'ssd', accessModes: ['ReadWriteOnce'] },
      status: { phase: 'Bound', capacity: { storage: '8Gi' } },
    }),
    'Bound · 8Gi · ReadWriteOnce · ssd',
  ],
  [
    'persistentvolumeclaims',
    object('PersistentVolumeClaim', {
      spec: { resources: { requests: { storage: '1Gi' } } },
      status: { phase: 'Pending' },
    }),
    'Pending · 1Gi',
  ],
  [
    'resourcequotas',
    object('ResourceQuota', {
      status: { hard: { pods: '10', 'requests.cpu': '4' }, used: { pods: '3' } },
    }),
    'pods 3/10 · requests.cpu 0/4',
  ],
  [
    'limitranges',
    object('LimitRange', { spec: { limits: [{ type: 'Container', max: { cpu: '2' } }] } }),
    'Container cpu 2',
  ],
  ['others', object('Gadget', {}), 'Gadget'],
  ['services', object('Service', {}), ''],
])('says of %s %j: %s', (type, one, text) => {
  expect(textsOf(one, type).join(' · ')).toBe(text)
})

const condition = (type: string, status: string, reason?: string) => ({ type, status, reason })
const custom = (status: object) => object('Thing', { status }, 'x.example/v1')

it.each<readonly [KubeObject, string | undefined]>([
  [custom({ conditions: [condition('Ready', 'True')] }), 'ok Ready'],
  [
    custom({ conditions: [condition('Ready', 'False', 'Expired')] }),
    'failed Ready: False, Expired',
  ],
  [
    custom({ conditions: [condition('Ready', 'Unknown', 'Progressing')] }),
    'waiting Ready: Unknown, Progressing',
  ],
  [
    custom({ conditions: [condition('Ready', 'True'), condition('Degraded', 'True')] }),
    'failed Degraded',
  ],
  [
    custom({ conditions: [condition('Stalled', 'False'), condition('Available', 'True')] }),
    'ok Available',
  ],
  [
    custom({
      parents: [
        { conditions: [condition('Accepted', 'True')] },
        { conditions: [condition('Accepted', 'False', 'NoMatchingParent')] },
      ],
    }),
    'failed Accepted: False, NoMatchingParent',
  ],
  [custom({ health: { status: 'Degraded' } }), 'failed Degraded'],
  [custom({ phase: 'Provisioning' }), 'waiting Provisioning'],
  [custom({ phase: 'Active' }), 'ok Active'],
  [custom({ conditions: 'none' }), undefined],
  [object('Thing', {}), undefined],
])('takes the state of %j from its own words', (one, line) => {
  const state = customState(one)
  expect(state && `${state.tone} ${state.text}`).toBe(line)
})

it.each([
  [{ containers: [] }, null],
  [{ containers: [{ container: 'app' }] }, 0],
  [{}, 0],
])('takes the use of a pod for unknown if nothing of it was measured: %j', (measured, current) => {
  const usage = { currentUsage: 0, requestTotal: 1, limitTotal: 2 }
  const pod = { metadata: { name: 'p', namespace: 'n' } }
  const [metrics] = decodePodMetrics([{ pod, cpu: usage, memory: usage, ...measured }])
  expect(metrics?.cpu).toEqual({ ...usage, currentUsage: current })
  expect(metrics?.memory.currentUsage).toBe(current)
})

it('hides the values of secrets, and the annotation that repeats them', () => {
  const applied = 'kubectl.kubernetes.io/last-applied-configuration'
  const metadata = { name: 's', annotations: { [applied]: 'aHVudGVy', team: 'shop' } }
  for (const kind of ['Secret', 'ConfigMap']) {
    const shown = JSON.stringify(
      withoutSecrets(object(kind, { data: { key: 'aHVudGVy' }, metadata }), true),
    )
    expect(shown).not.toContain('aHVudGVy')
    expect(shown).toContain('"team":"shop"')
  }
})
