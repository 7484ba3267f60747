// Errors that the page detects in the objects of a cluster in trouble, and their fixes.

import { expect, it } from '@jest/globals'
import { detectErrors } from '../../src/model/kubernetes/errors/detectErrors.ts'
import type { KubePod } from '../../src/model/kubernetes/kubernetesObjects.ts'
import { clusterObjects } from '../support/clusterObjects.ts'

const now = () => Date.now()
const troubled = () => detectErrors(clusterObjects('staging').objects, now())
const ofType = (type: string) => troubled().filter((error) => error.type === type)

it('finds nothing wrong in a calm cluster', () => {
  expect(detectErrors(clusterObjects('production').objects, now())).toEqual([])
})

it('lists the worst first, each with its object', () => {
  const errors = troubled()
  const severities = errors.map(({ severity }) => severity)
  expect(severities).toEqual([8, 6, 4, 4, 4, 4, 4, 4, 4])
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
  const objects = { ...clusterObjects('production').objects, pods: [unknown] }
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
  const { objects } = clusterObjects('production')
  expect(detectErrors({ ...objects, pods: [bare] }, now())).toEqual([])
})
