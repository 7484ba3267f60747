// What opened pods have used while the page is open: a ring of samples for each of their containers.

import type { PodMetrics } from './podMetrics.ts'

export interface PodName {
  readonly cluster: string
  readonly namespace: string
  readonly name: string
}

export interface UsageSample {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Cores and bytes of each container; null if nobody has measured them. */
  readonly containers: Readonly<
    Record<string, { readonly cpu: number | null; readonly memory: number | null }>
  >
}

export interface PodUsage {
  readonly pod: PodName
  /** The oldest first. */
  readonly samples: readonly UsageSample[]
}

export type PodUsageState =
  | { readonly status: 'idle' }
  /** The pods whose details have been opened, the last one first. */
  | { readonly status: 'kept'; readonly pods: readonly PodUsage[] }

/**
 * Ten minutes at the shortest pace of asking.
 * @internal Exported for tests.
 */
export const mostSamples = 60
/** A cluster may have 30,000 pods: only those that somebody has opened are kept, and of them the last few. */
const mostPods = 20

export const isPod = (one: PodName, other: PodName): boolean =>
  one.cluster === other.cluster && one.namespace === other.namespace && one.name === other.name

/** Undefined if no container was measured. */
export function sampleOf(metrics: PodMetrics | undefined, at: number): UsageSample | undefined {
  const containers = (metrics?.containers ?? []).map(
    ({ container, cpuUsage, memoryUsage }) =>
      [container, { cpu: cpuUsage.currentUsage, memory: memoryUsage.currentUsage }] as const,
  )
  return containers.length === 0 ? undefined : { at, containers: Object.fromEntries(containers) }
}

/**
 * A sample that is not newer than the last one is left out.
 * @internal Exported for tests.
 */
export function withSample(usage: PodUsage, sample: UsageSample): PodUsage {
  const last = usage.samples.at(-1)
  if (last && sample.at <= last.at) return usage
  return { ...usage, samples: [...usage.samples, sample].slice(-mostSamples) }
}

/** The pods with what was measured of them; the same list if nothing is new. */
export function withSamples(
  pods: readonly PodUsage[],
  measured: readonly { readonly pod: PodName; readonly sample: UsageSample }[],
): readonly PodUsage[] {
  const known = pods.map((one) => {
    const sample = measured.find(({ pod }) => isPod(pod, one.pod))?.sample
    return sample ? withSample(one, sample) : one
  })
  const opened = measured
    .filter(({ pod }) => !pods.some((one) => isPod(one.pod, pod)))
    .map(({ pod, sample }): PodUsage => ({ pod, samples: [sample] }))
  const isNew = opened.length > 0 || known.some((one, index) => one !== pods[index])
  return isNew ? [...opened, ...known].slice(0, mostPods) : pods
}

interface UsagePoint {
  readonly at: number
  readonly value: number
}

/** What was measured of a container, or of all of them together: null where one is not known. */
export function usageSeries(
  samples: readonly UsageSample[],
  of: 'cpu' | 'memory',
  container?: string,
): readonly UsagePoint[] {
  return samples.flatMap(({ at, containers }) => {
    const all = container === undefined ? Object.values(containers) : [containers[container]]
    const values = all.map((one) => one?.[of] ?? Number.NaN)
    const value = values.reduce((sum, one) => sum + one, 0)
    return Number.isFinite(value) && value >= 0 ? [{ at, value }] : []
  })
}
