// What pods and containers use (spec 3 §3, §9).

import { isRecord } from '../../isRecord.ts'

/** Cores, or bytes; null if the server does not say. */
export interface Usage {
  readonly currentUsage: number | null
  readonly requestTotal: number | null
  readonly limitTotal: number | null
}

export interface ContainerMetrics {
  readonly container: string
  readonly cpuUsage: Usage
  readonly memoryUsage: Usage
}

/** K8S-73 */
export interface PodMetrics {
  readonly name: string
  readonly namespace: string
  readonly cpu: Usage
  readonly memory: Usage
  readonly containers: readonly ContainerMetrics[]
}

/** Large numbers come as text. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function readUsage(json: unknown): Usage {
  const { currentUsage, requestTotal, limitTotal } = isRecord(json) ? json : {}
  return {
    currentUsage: numberOf(currentUsage),
    requestTotal: numberOf(requestTotal),
    limitTotal: numberOf(limitTotal),
  }
}

/** Without a measured container the backend says 0, which nobody has measured. */
const measured = (usage: Usage, isMeasured: boolean): Usage =>
  isMeasured ? usage : { ...usage, currentUsage: null }

function readMetrics(json: unknown): PodMetrics | undefined {
  const { pod, cpu, memory, containers } = isRecord(json) ? json : {}
  const metadata = isRecord(pod) ? pod['metadata'] : undefined
  const { name, namespace } = isRecord(metadata) ? metadata : {}
  if (typeof name !== 'string') return undefined
  const isMeasured = !Array.isArray(containers) || containers.length > 0
  return {
    name,
    namespace: typeof namespace === 'string' ? namespace : 'default',
    cpu: measured(readUsage(cpu), isMeasured),
    memory: measured(readUsage(memory), isMeasured),
    containers: (Array.isArray(containers) ? containers : []).filter(isRecord).flatMap((one) =>
      typeof one['container'] === 'string'
        ? [
            {
              container: one['container'],
              cpuUsage: readUsage(one['cpuUsage']),
              memoryUsage: readUsage(one['memoryUsage']),
            },
          ]
        : [],
    ),
  }
}

/** Metrics without a pod are left out. */
export const decodePodMetrics = (json: unknown): readonly PodMetrics[] =>
  (Array.isArray(json) ? json : []).flatMap((one) => readMetrics(one) ?? [])
