// Errors that the page detects in the objects of a cluster in trouble, and their fixes.

import { expect, it } from '@jest/globals'
import { countsOf } from '../../../src/model/kubernetes/clusters/clusterCounts.ts'
import {
  levelOf,
  worstFirst,
  type DetectedError,
} from '../../../src/model/kubernetes/errors/detectedError.ts'
import { detectErrors } from '../../../src/model/kubernetes/errors/detectErrors.ts'
import type { KubePod } from '../../../src/model/kubernetes/kubernetesObjects.ts'
import { troubledIds } from '../../../src/model/kubernetes/sections.ts'
import { clusterObjects } from '../../support/clusterObjects.ts'

const now = () => Date.now()
const troubled = () => detectErrors(clusterObjects('staging').objects, now())
const ofType = (type: string) => troubled().filter((error) => error.type === type)

/** A calm cluster without its failed job. */
const calm = () => ({ ...clusterObjects('production').objects, jobs: [] })

it('finds nothing wrong in a calm cluster but a job that has failed', () => {
  expect(detectErrors(calm(), now())).toEqual([])
  expect(detectErrors(clusterObjects('production').objects, now())).toMatchObject([
    { type: 'job-failed', severity: 3, proposedFix: { type: 'docs', errorType: 'JobFailed' } },
  ])
})

it('lists the worst first, each with its object', () => {
  const errors = troubled()
  const severities = errors.map(({ severity }) => severity)
  expect(severities).toEqual([8, 6, 4, 4, 4, 4, 4, 4, 4, 3])
  expect(errors[0]).toEqual({
    type: 'hpa-max-current-replicas',
    message: 'Current number of replicas (5) is equal to the configured max number of replicas (5)',
    severity: 8,
    sourceRef: {
      id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
      name: 'checkout-service',
      namespace: 'shop',
      kind: 'HorizontalPodAutoscaler',
      apiGroup: 'autoscaling',
    },
    occurrenceCount: 1,
  })
})

it('takes a condition of a deployment that is not met, with its message', () => {
  expect(ofType('condition-message-present')).toMatchObject([
    {
      message: 'ReplicaSet "checkout-service-6d9f7c5b8" has timed out progressing.',
      severity: 6,
      sourceRef: { kind: 'Deployment', apiGroup: 'apps' },
    },
  ])
})

it('proposes a fix for each reason to wait', () => {
  const fixes = ofType('container-waiting').map(({ proposedFix }) => [
    proposedFix?.errorType,
    proposedFix?.type,
  ])
  expect(fixes).toEqual([
    ['CrashLoopBackOff', 'logs'],
    ['ImagePullBackOff', 'docs'],
    ['InvalidImageName', 'docs'],
    ['CreateContainerConfigError', 'docs'],
  ])
})

it('counts restarts, and proposes a fix by how the container ended', () => {
  expect(
    ofType('containers-restarting').map(({ message, occurrenceCount, proposedFix }) => ({
      message,
      occurrenceCount,
      fix: [proposedFix?.errorType, proposedFix?.type],
    })),
  ).toEqual([
    { message: 'container=app restarted 7 times', occurrenceCount: 7, fix: ['Error', 'logs'] },
    { message: 'container=app restarted 3 times', occurrenceCount: 3, fix: ['OOMKilled', 'docs'] },
  ])
})

it('shows logs where nobody knows how the container ended', () => {
  const [pod] = clusterObjects('staging').objects.pods
  const unknown = {
    ...pod,
    status: {
      containerStatuses: [
        {
          name: 'app',
          ready: true,
          image: '',
          imageID: '',
          restartCount: 1,
          lastState: { terminated: { exitCode: 255, reason: 'Unknown' } },
        },
      ],
    },
  } as KubePod
  const objects = { ...calm(), pods: [unknown] }
  expect(detectErrors(objects, now()).map(({ proposedFix }) => proposedFix)).toEqual([
    { type: 'logs', errorType: 'Unknown', container: 'app' },
  ])
})

it('waits for a readiness probe as long as the probe itself does, then shows events', () => {
  const [error] = ofType('readiness-probe-taking-too-long')
  expect(error).toMatchObject({
    message: 'The readiness probe of container=app is taking too long',
    severity: 4,
    proposedFix: { type: 'events', errorType: 'ReadinessProbeFailed', container: 'app' },
  })
  const { objects } = clusterObjects('staging')
  const startedAt = now() - 91 * 60_000
  const early = detectErrors(objects, startedAt).filter(
    ({ type }) => type === 'readiness-probe-taking-too-long',
  )
  expect(early).toEqual([])
})

it('reads objects without status, spec or labels', () => {
  const bare = { kind: 'Pod', apiVersion: 'v1', metadata: { name: 'bare' } }
  expect(detectErrors({ ...calm(), pods: [bare] }, now())).toEqual([])
})

const today = Date.parse('2026-11-27T12:00:00Z')
const lastMonth = '2026-10-27T12:00:00Z'
const thisMorning = '2026-11-27T08:00:00Z'
const podOf = (status: object, more: object = {}) =>
  ({
    kind: 'Pod',
    apiVersion: 'v1',
    metadata: { name: 'p', ...more },
    spec: { nodeName: 'n1', containers: [{ name: 'app' }] },
    status,
  }) as KubePod
const owned = {
  ownerReferences: [{ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'r', uid: 'r' }],
}
const condition = (type: string, reason: string) => ({
  conditions: [{ type, status: 'False', reason, message: 'why', lastTransitionTime: thisMorning }],
})
const restarted = (restartCount: number, finishedAt: string | undefined, startedAt?: string) => ({
  containerStatuses: [
    {
      name: 'app',
      ready: true,
      restartCount,
      state: { running: { startedAt } },
      lastState: finishedAt && { terminated: { exitCode: 1, reason: 'Error', finishedAt } },
    },
  ],
})
const crashed = (finishedAt: string) => ({
  phase: 'Failed',
  containerStatuses: [
    { name: 'app', state: { terminated: { exitCode: 1, reason: 'Error', finishedAt } } },
  ],
})
const evicted = {
  phase: 'Failed',
  reason: 'Evicted',
  message: 'low on memory',
  startTime: lastMonth,
}
const disrupted = {
  phase: 'Running',
  conditions: [{ type: 'DisruptionTarget', status: 'True', reason: 'DeletionByTaintManager' }],
}

it.each<readonly [string, KubePod, readonly string[]]>([
  [
    'was restarted once',
    podOf(restarted(1, thisMorning)),
    ['4 container=app restarted once: Error'],
  ],
  [
    'was restarted today',
    podOf(restarted(3, thisMorning)),
    ['4 container=app restarted 3 times: Error'],
  ],
  [
    'was restarted last month',
    podOf(restarted(3, lastMonth)),
    ['4 container=app restarted 3 times: Error (past)'],
  ],
  [
    'was restarted, and only says since when it runs',
    podOf(restarted(3, undefined, lastMonth)),
    ['4 container=app restarted 3 times: none (past)'],
  ],
  [
    'was restarted, and does not say when',
    podOf(restarted(3, undefined)),
    ['4 container=app restarted 3 times: none'],
  ],
  [
    'no node takes',
    podOf({ phase: 'Pending', ...condition('PodScheduled', 'Unschedulable') }),
    ['3 why: Unschedulable'],
  ],
  ['has gates', podOf({ phase: 'Pending', ...condition('PodScheduled', 'SchedulingGated') }), []],
  ['has failed', podOf(crashed(thisMorning)), ['3 Error: Failed']],
  [
    'has failed last month, and was replaced',
    podOf(crashed(lastMonth), owned),
    ['3 Error: Failed (past)'],
  ],
  ['has failed last month, and nothing owns it', podOf(crashed(lastMonth)), ['3 Error: Failed']],
  ['was evicted', podOf(evicted), ['3 Evicted: low on memory: Evicted']],
  [
    'was evicted last month, and replaced',
    podOf(evicted, owned),
    ['3 Evicted: low on memory: Evicted (past)'],
  ],
  [
    'is on a node that was lost',
    podOf({ phase: 'Running', reason: 'NodeLost' }),
    ['3 Node n1 does not answer: NodeLost'],
  ],
  [
    'is not heard of',
    podOf({ phase: 'Unknown', message: 'no heartbeat' }),
    ['3 no heartbeat: NodeLost'],
  ],
  [
    'is on a node whose state is not known',
    podOf({ phase: 'Running', ...condition('Ready', 'NodeStatusUnknown') }),
    ['3 Node n1 does not answer: NodeLost'],
  ],
  ['leaves a node that does not answer', podOf(disrupted), ['3 Node n1 does not answer: NodeLost']],
  ['has done its work', podOf({ phase: 'Succeeded' }), []],
])('of a pod that %s', (_name, pod, lines) => {
  const errors = detectErrors({ ...calm(), pods: [pod] }, today)
  expect(
    errors.map(
      ({ severity, message, proposedFix, isPast }) =>
        `${String(severity)} ${message}: ${proposedFix?.errorType ?? 'none'}${isPast ? ' (past)' : ''}`,
    ),
  ).toEqual(lines)
})

it.each([
  [{ minReplicas: 2, maxReplicas: 5 }, { currentReplicas: 5 }, 1],
  [{ maxReplicas: 5 }, { currentReplicas: 5 }, 1],
  [{ minReplicas: 5, maxReplicas: 5 }, { currentReplicas: 5 }, 0],
  [{ maxReplicas: 1 }, { currentReplicas: 1 }, 0],
  [{ minReplicas: 2, maxReplicas: 5 }, { currentReplicas: 4 }, 0],
  [{ minReplicas: 2, maxReplicas: 5 }, undefined, 0],
])('of an autoscaler %j with %j: %d', (spec, status, count) => {
  const autoscaler = { kind: 'HorizontalPodAutoscaler', apiVersion: 'autoscaling/v2', spec, status }
  const horizontalpodautoscalers = [{ ...autoscaler, metadata: { name: 'a' } }] as never
  expect(detectErrors({ ...calm(), horizontalpodautoscalers }, today)).toHaveLength(count)
})

it('takes a failed job for history once a later one of its cron job has succeeded', () => {
  const job = {
    kind: 'Job',
    apiVersion: 'batch/v1',
    metadata: { name: 'j', ownerReferences: [{ uid: 'cron' }] },
    status: { conditions: [{ type: 'Failed', status: 'True', lastTransitionTime: thisMorning }] },
  }
  const find = (lastSuccessfulTime: string) => {
    const cronJob = { kind: 'CronJob', metadata: { name: 'c', uid: 'cron' } }
    const cronjobs = [{ ...cronJob, status: { lastSuccessfulTime } }] as never
    return detectErrors({ ...calm(), jobs: [job] as never, cronjobs }, today)
  }
  expect(find(lastMonth)).toMatchObject([{ message: 'The job has failed', at: thisMorning }])
  expect(find(lastMonth)[0]).not.toHaveProperty('isPast')
  expect(find('2026-11-27T10:00:00Z')).toMatchObject([{ isPast: true }])
})

it('lists what is past after what is not, and counts no pod for it', () => {
  const pods = [
    podOf(restarted(3, lastMonth), { uid: 'old' }),
    podOf(restarted(1, thisMorning), { uid: 'new' }),
  ]
  const objects = { ...calm(), pods }
  const detected = detectErrors(objects, today)
  expect(detected.map(({ sourceRef }) => sourceRef.id)).toEqual(['new', 'old'])
  const part = { ...clusterObjects('production'), objects }
  expect(countsOf(part, detected)).toMatchObject({ pods: 2, podsWithErrors: 1 })
  expect([...troubledIds(objects, detected)]).toContain('new')
  expect([...troubledIds(objects, detected)]).not.toContain('old')
})

it.each([
  [9, 'critical'],
  [8, 'critical'],
  [7, 'high'],
  [6, 'high'],
  [4, 'warning'],
  [3, 'warning'],
  [-1, 'warning'],
  [Number.NaN, 'warning'],
])('calls severity %j %s', (severity, level) => {
  expect(levelOf({ severity })).toBe(level)
})

it('puts what a log explains before what is as bad, and the past last', () => {
  const error = (message: string, over: Partial<DetectedError>): DetectedError => ({
    ...{ type: 'container-waiting', severity: 4, occurrenceCount: 1 },
    message,
    sourceRef: { id: '', name: '', namespace: '', kind: 'Pod', apiGroup: '' },
    ...over,
  })
  const fix = { type: 'logs', errorType: 'Error', container: 'app' } as const
  const errors = [
    error('past', { severity: 9, isPast: true }),
    error('plain', {}),
    error('explained', { proposedFix: fix }),
    error('worse', { severity: 6 }),
  ]
  const messages = worstFirst(errors).map(({ message }) => message)
  expect(messages).toEqual(['worse', 'explained', 'plain', 'past'])
})
