// What pods use, counted from the metrics server's list.

import { expect, it } from '@jest/globals'
import { decodePodMetrics } from '../../../src/model/kubernetes/pods/podMetrics.ts'
import { quantityOf, topPods } from '../../../src/model/kubernetes/pods/topPods.ts'

it.each([
  ['0', 0],
  ['2', 2],
  [3, 3],
  ['250m', 0.25],
  ['1500000n', 0.0015],
  ['12u', 0.000012],
  ['1.5', 1.5],
  ['.5', 0.5],
  ['5.', 5],
  ['+1', 1],
  ['64Ki', 65_536],
  ['128Mi', 134_217_728],
  ['1.5Gi', 1_610_612_736],
  ['1Ti', 1_099_511_627_776],
  ['2k', 2_000],
  ['2M', 2_000_000],
  ['1G', 1e9],
  ['1E', 1e18],
  ['1e3', 1_000],
  ['2E2', 200],
  ['', null],
  ['m', null],
  ['1Kib', null],
  ['1,5', null],
  ['NaN', null],
  [null, null],
  [{}, null],
])('reads the quantity %p as %p', (text, number) => {
  const read = quantityOf(text)
  if (number === null) expect(read).toBeNull()
  else expect(read).toBeCloseTo(number, 9)
})

const container = (name: string, resources: object) => ({ name, resources })
const pod = (name: string, containers: readonly object[]) => ({
  metadata: { name, namespace: 'shop' },
  spec: { containers },
})
const measured = (name: string, containers: readonly object[]) => ({
  metadata: { name, namespace: 'shop' },
  containers,
})

const limits = { requests: { cpu: '100m', memory: '64Mi' }, limits: { cpu: '1', memory: '128Mi' } }

it('counts usage, requests and limits of each container and of the pod', () => {
  const pods = [pod('a', [container('app', limits), container('sidecar', {})])]
  const items = [
    measured('a', [
      { name: 'app', usage: { cpu: '500m', memory: '32Mi' } },
      { name: 'sidecar', usage: { cpu: '250000u', memory: '1024Ki' } },
    ]),
  ]
  const [metrics] = decodePodMetrics(topPods(pods, { items }))
  expect(metrics).toMatchObject({ name: 'a', namespace: 'shop' })
  expect(metrics?.cpu).toEqual({ currentUsage: 0.75, requestTotal: 0.1, limitTotal: 1 })
  expect(metrics?.memory.currentUsage).toBe(33 * 2 ** 20)
  expect(metrics?.containers.map(({ container: name, cpuUsage }) => [name, cpuUsage])).toEqual([
    ['app', { currentUsage: 0.5, requestTotal: 0.1, limitTotal: 1 }],
    ['sidecar', { currentUsage: 0.25, requestTotal: 0, limitTotal: 0 }],
  ])
})

it('knows nothing of pods that nobody has measured, or whose containers were not', () => {
  const pods = [pod('a', [container('app', limits)]), pod('b', [container('app', limits)])]
  expect(topPods(pods, { items: [measured('other', [])] })).toEqual([])
  expect(decodePodMetrics(topPods(pods, { items: [measured('b', [])] }))).toMatchObject([
    { name: 'b', cpu: { currentUsage: null } },
  ])
})

it.each([undefined, null, {}, { items: 'none' }, { items: [null, 1, {}] }])(
  'reads %p as no measurement',
  (metrics) => {
    expect(topPods([pod('a', [])], metrics)).toEqual([])
  },
)
