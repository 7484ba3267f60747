// What is drawn of a pod: what it used while the page was open, and its restarts within the last hour.

import { describe, expect, it } from '@jest/globals'
import type { KubeEvent } from '../../../src/model/kubernetes/kubeEvents.ts'
import type { KubePod } from '../../../src/model/kubernetes/kubernetesObjects.ts'
import { decodePodMetrics } from '../../../src/model/kubernetes/pods/podMetrics.ts'
import { restartsOf } from '../../../src/model/kubernetes/pods/podRestarts.ts'
import {
  mostSamples,
  sampleOf,
  usageSeries,
  withSample,
  withSamples,
  type PodUsage,
  type UsageSample,
} from '../../../src/model/kubernetes/pods/podUsage.ts'
import { linePoints } from '../../../src/model/linePoints.ts'

const podNamed = (name: string) => ({ cluster: 'production', namespace: 'shop', name })

const sampleAt = (at: number, cpu: number | null = 0.5): UsageSample => ({
  at,
  containers: { app: { cpu, memory: 1_000 }, proxy: { cpu: 0.25, memory: 24 } },
})

describe('what a pod has used', () => {
  it('is measured by container, and not without one', () => {
    const [metrics] = decodePodMetrics([
      {
        pod: { metadata: { name: 'a', namespace: 'shop' } },
        cpu: {},
        memory: {},
        containers: [
          {
            container: 'app',
            cpuUsage: { currentUsage: '0.2' },
            memoryUsage: { currentUsage: 'x' },
          },
        ],
      },
    ])
    expect(sampleOf(metrics, 7)).toEqual({ at: 7, containers: { app: { cpu: 0.2, memory: null } } })
    expect(sampleOf(undefined, 7)).toBeUndefined()
    expect(sampleOf(metrics && { ...metrics, containers: [] }, 7)).toBeUndefined()
  })

  it('is a ring of sixty samples, in the order of time', () => {
    let usage: PodUsage = { pod: podNamed('a'), samples: [] }
    for (let at = 1; at <= 100; at += 1) usage = withSample(usage, sampleAt(at))
    expect(usage.samples.map(({ at }) => at)).toEqual(
      Array.from({ length: mostSamples }, (_, index) => 41 + index),
    )
    expect(withSample(usage, sampleAt(100))).toBe(usage)
    expect(withSample(usage, sampleAt(3))).toBe(usage)
  })

  it('is kept of the last twenty pods, and is the same list if nothing is new', () => {
    let pods: readonly PodUsage[] = []
    for (let index = 0; index < 30; index += 1)
      pods = withSamples(pods, [{ pod: podNamed(String(index)), sample: sampleAt(1) }])
    expect(pods).toHaveLength(20)
    expect(pods[0]?.pod.name).toBe('29')
    expect(withSamples(pods, [])).toBe(pods)
    expect(withSamples(pods, [{ pod: podNamed('29'), sample: sampleAt(1) }])).toBe(pods)
    const [newer] = withSamples(pods, [{ pod: podNamed('29'), sample: sampleAt(2) }])
    expect(newer?.samples).toHaveLength(2)
  })

  it.each<[string, UsageSample, readonly number[]]>([
    ['all containers', sampleAt(1), [0.75]],
    ['none if one is not known', sampleAt(1, null), []],
    ['none of what is no number', sampleAt(1, Number.NaN), []],
    ['none below zero', sampleAt(1, -5), []],
    ['none beyond all numbers', sampleAt(1, Number.POSITIVE_INFINITY), []],
    ['the largest number', sampleAt(1, 1e308), [1e308]],
    ['none without a container', { at: 1, containers: {} }, [0]],
  ])('has a value of %s', (_what, sample, values) => {
    expect(usageSeries([sample], 'cpu').map(({ value }) => value)).toEqual(values)
  })

  it('has values of one container, and none of one that came later', () => {
    const samples = [{ at: 1, containers: {} }, sampleAt(2)]
    expect(usageSeries(samples, 'memory', 'app')).toEqual([{ at: 2, value: 1_000 }])
  })
})

describe('a line', () => {
  it.each<[string, readonly (readonly [number, number])[], string]>([
    ['nothing', [], ''],
    ['one value', [[1, 5]], ''],
    [
      'two values',
      [
        [1, 0],
        [2, 5],
      ],
      '2.0,22.0 98.0,2.0',
    ],
    [
      'values by their time',
      [
        [0, 4],
        [1, 2],
        [4, 4],
      ],
      '2.0,2.0 26.0,12.0 98.0,2.0',
    ],
    [
      'zeros',
      [
        [1, 0],
        [2, 0],
      ],
      '2.0,22.0 98.0,22.0',
    ],
    [
      'values of one moment',
      [
        [1, 1],
        [1, 2],
      ],
      '2.0,12.0 2.0,2.0',
    ],
    [
      'what is negative, at the bottom',
      [
        [1, -3],
        [2, 3],
      ],
      '2.0,22.0 98.0,2.0',
    ],
    [
      'what is no number, not at all',
      [
        [1, Number.NaN],
        [2, 1],
        [3, 1],
      ],
      '2.0,2.0 98.0,2.0',
    ],
    [
      'the largest numbers',
      [
        [1, 1e308],
        [2, 1e308],
      ],
      '2.0,2.0 98.0,2.0',
    ],
  ])('goes through %s', (_what, values, points) => {
    expect(linePoints(values.map(([at, value]) => ({ at, value })))).toBe(points)
  })
})

const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

const podOf = (restartCount: number, finishedAt: unknown, startedAt?: unknown): KubePod =>
  ({
    kind: 'Pod',
    apiVersion: 'v1',
    metadata: { name: 'a' },
    status: {
      containerStatuses: [
        {
          name: 'app',
          restartCount,
          lastState: { terminated: { finishedAt } },
          state: startedAt === undefined ? {} : { running: { startedAt } },
        },
      ],
    },
  }) as unknown as KubePod

const started = (lastAt: string | null, count: number, reason = 'Started'): KubeEvent => ({
  ...{ id: '1', isWarning: false, message: '', firstAt: null },
  reason,
  count,
  lastAt,
})

describe('a restart', () => {
  it.each<[string, KubePod, readonly KubeEvent[], readonly number[]]>([
    ['is when a container ended', podOf(1, ago(10)), [], [10]],
    ['is one with the start that followed', podOf(1, ago(10), ago(9.95)), [], [10]],
    ['is another one if the start came much later', podOf(2, ago(40), ago(5)), [], [40, 5]],
    ['is also what an event tells', podOf(3, ago(40)), [started(ago(20), 3)], [40, 20]],
    ['is told once by both', podOf(3, ago(40)), [started(ago(39.95), 3)], [40]],
    ['is not the first start', podOf(1, ago(40)), [started(ago(50), 1)], [40]],
    ['is no other event', podOf(1, ago(40)), [started(ago(20), 5, 'Pulled')], [40]],
    ['is not told of a container that never was', podOf(0, ago(10)), [started(ago(9), 3)], []],
    ['is not longer ago than an hour', podOf(1, ago(60)), [], []],
    ['is not in the future', podOf(1, ago(-5)), [], []],
    ['has a time that is one', podOf(1, 'soon', 1e308), [started(null, 2)], []],
    ['may be missing', podOf(1, undefined), [], []],
  ])('%s', (_what, pod, events, minutes) => {
    const told = restartsOf(pod, events, now).map(({ at }) => (now - at) / 60_000)
    expect(told).toEqual(minutes)
  })

  it('is found in no pod without a status', () => {
    const pod: KubePod = { kind: 'Pod', apiVersion: 'v1', metadata: { name: 'a' } }
    expect(restartsOf(pod, [], now)).toEqual([])
  })
})
