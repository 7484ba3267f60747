// States and counts of pods, line by line as `kubectl get pods` prints them.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { decodeClusterObjects } from '../../../src/model/kubernetes/clusters/clusters.ts'
import { detectErrors } from '../../../src/model/kubernetes/errors/detectErrors.ts'
import { containersOf } from '../../../src/model/kubernetes/pods/podContainers.ts'
import { podStatusOf } from '../../../src/model/kubernetes/pods/podStatus.ts'
import * as kubectl from '../../support/kubectlPods.ts'

const { done, podOf, running, Running, sidecar, started } = kubectl

describe('kubectl get pods', () => {
  it.each(kubectl.table)('%s', (_name, draft, line) => {
    const { reason, ready, total, restarts, tone } = podStatusOf(podOf(draft))
    expect(`${reason} ${String(ready)}/${String(total)} ${String(restarts)} ${tone}`).toBe(line)
  })

  it('says when a container ended last before it was started again', () => {
    const at = (finishedAt: string) => ({ lastState: { terminated: { exitCode: 1, finishedAt } } })
    const pod = podOf({
      ...Running,
      init: [
        [{}, { ...done, ...at('2026-11-27T09:00:00Z') }],
        [sidecar, running({ ...started, ...at('2026-11-24T09:00:00Z') })],
      ],
      main: [running(at('2026-11-23T23:00:00-01:00')), running()],
    })
    expect(podStatusOf(pod).lastRestart).toBe('2026-11-24T09:00:00Z')
    expect(podStatusOf(podOf(Running)).lastRestart).toBeNull()
  })
})

describe('a pod with containers beside its own', () => {
  const text = readFileSync('test/cases/k-workloads.json', 'utf8')
  const [cluster] = decodeClusterObjects(JSON.parse(text))
  const pods = cluster?.objects.pods ?? []

  it('counts sidecars as kubectl does', () => {
    const lines = pods.map((pod) => {
      const { reason, ready, total, restarts } = podStatusOf(pod)
      return `${pod.metadata.name} ${reason} ${String(ready)}/${String(total)} ${String(restarts)}`
    })
    expect(lines).toEqual([
      'k5-with-sidecar-1-bbbbb Running 1/2 7',
      'k5b-sidecar-crashes Init:CrashLoopBackOff 1/2 9',
      'k8-debugged Running 1/1 0',
    ])
  })

  it('lists all of them with what they are for', () => {
    const roles = pods.map((pod) =>
      containersOf(pod).map(({ role, container, status }) => [
        container.name,
        role,
        status !== undefined,
      ]),
    )
    expect(roles).toEqual([
      [
        ['migrate', 'init', true],
        ['proxy', 'sidecar', true],
        ['app', 'main', true],
      ],
      [
        ['proxy', 'sidecar', true],
        ['app', 'main', true],
      ],
      [
        ['app', 'main', true],
        ['debugger-x1', 'ephemeral', true],
      ],
    ])
  })

  it('has the errors of its sidecars', () => {
    const now = Date.parse('2026-11-27T09:35:18Z')
    const errors = cluster ? detectErrors(cluster.objects, now) : []
    expect(errors.map(({ sourceRef, message }) => `${sourceRef.name}: ${message}`)).toEqual([
      'k5-with-sidecar-1-bbbbb: The readiness probe of container=proxy is taking too long',
      'k5-with-sidecar-1-bbbbb: container=proxy restarted 7 times',
      'k5b-sidecar-crashes: back-off 5m0s restarting failed container',
      'k5b-sidecar-crashes: container=proxy restarted 9 times',
    ])
  })
})
