// What pods use, from the metrics server's own list, in the form of the backend's answer (spec 3 §3). The backend counts
// in the same way.

import { isRecord, type UnknownRecord } from '../../isRecord.ts'

const decimal = {
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  '': 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
}
const binary = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40, Pi: 2 ** 50, Ei: 2 ** 60 }
const scales = new Map(Object.entries({ ...decimal, ...binary }))

const quantityForm = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)([a-zA-Z]*)$/

/**
 * A quantity of Kubernetes, such as `250m`, `1.5Gi` or `2e3`, as a number; null for anything else.
 * @internal Exported for tests.
 */
export function quantityOf(text: unknown): number | null {
  if (typeof text === 'number') return text
  if (typeof text !== 'string') return null
  const [, amount = '', unit = ''] = quantityForm.exec(text.trim()) ?? []
  const scale = scales.get(unit)
  return amount === '' || scale === undefined ? null : Number(amount) * scale
}

const recordAt = (value: unknown, key: string): UnknownRecord => {
  const inner = isRecord(value) ? value[key] : undefined
  return isRecord(inner) ? inner : {}
}

const listAt = (value: unknown, key: string): readonly UnknownRecord[] => {
  const inner = isRecord(value) ? value[key] : undefined
  return Array.isArray(inner) ? inner.filter(isRecord) : []
}

interface Counted {
  readonly currentUsage: number
  readonly requestTotal: number
  readonly limitTotal: number
}

function countedOf(spec: UnknownRecord, usage: UnknownRecord, resource: string): Counted {
  const resources = recordAt(spec, 'resources')
  return {
    currentUsage: quantityOf(usage[resource]) ?? 0,
    requestTotal: quantityOf(recordAt(resources, 'requests')[resource]) ?? 0,
    limitTotal: quantityOf(recordAt(resources, 'limits')[resource]) ?? 0,
  }
}

const sumOf = (counted: readonly Counted[]): Counted => ({
  currentUsage: counted.reduce((sum, one) => sum + one.currentUsage, 0),
  requestTotal: counted.reduce((sum, one) => sum + one.requestTotal, 0),
  limitTotal: counted.reduce((sum, one) => sum + one.limitTotal, 0),
})

const keyOf = (item: unknown): string => {
  const { namespace, name } = recordAt(item, 'metadata')
  return JSON.stringify([namespace, name])
}

/** `podMetrics` of the backend's answer; CPU in cores, memory in bytes. Pods that nobody has measured are left out. */
export function topPods(pods: readonly unknown[], metrics: unknown): readonly object[] {
  const measured = new Map(listAt(metrics, 'items').map((item) => [keyOf(item), item]))
  return pods.flatMap((pod) => {
    const item = measured.get(keyOf(pod))
    if (!item) return []
    const usages = new Map(listAt(item, 'containers').map((one) => [one['name'], one]))
    const containers = listAt(recordAt(pod, 'spec'), 'containers').map((spec) => {
      const usage = recordAt(usages.get(spec['name']), 'usage')
      const cpuUsage = countedOf(spec, usage, 'cpu')
      return { container: spec['name'], cpuUsage, memoryUsage: countedOf(spec, usage, 'memory') }
    })
    const cpu = sumOf(containers.map(({ cpuUsage }) => cpuUsage))
    const memory = sumOf(containers.map(({ memoryUsage }) => memoryUsage))
    return [{ pod, cpu, memory, containers: usages.size === 0 ? [] : containers }]
  })
}
