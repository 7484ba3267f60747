// An entity's objects in a few numbers.

import type { KubeObjects } from './kubernetesObjects.ts'
import { statusesOf } from './pods/podContainers.ts'
import { podStatusOf } from './pods/podStatus.ts'

export interface ObjectsSummary {
  readonly workloads: number
  readonly pods: number
  /** Pods that run with all their containers ready. */
  readonly ready: number
  /** Pods that have ended, well or not, are not expected to be ready. */
  readonly expected: number
  /** Containers that were started again within an hour before `now`. */
  readonly restarted: number
}

const hour = 3_600_000

export const sumOf = (parts: readonly ObjectsSummary[]): ObjectsSummary => {
  const sum = (key: keyof ObjectsSummary) => parts.reduce((before, part) => before + part[key], 0)
  return {
    workloads: sum('workloads'),
    pods: sum('pods'),
    ready: sum('ready'),
    expected: sum('expected'),
    restarted: sum('restarted'),
  }
}

export function summaryOf(
  clusters: readonly { readonly objects: KubeObjects }[],
  now: number,
): ObjectsSummary {
  const pods = clusters.flatMap(({ objects }) => objects.pods)
  const tones = pods.map((pod) => podStatusOf(pod).tone)
  const failed = pods.filter(({ status }) => status?.phase === 'Failed')
  const restarted = pods.flatMap(statusesOf).filter(({ restartCount, lastState }) => {
    const endedAt = Date.parse(lastState?.terminated?.finishedAt ?? '')
    return restartCount > 0 && now - endedAt < hour
  }).length
  return {
    workloads: clusters.reduce(
      (sum, { objects: { deployments, statefulsets, daemonsets, customresources, cronjobs } }) =>
        sum +
        deployments.length +
        statefulsets.length +
        daemonsets.length +
        customresources.length +
        cronjobs.length,
      0,
    ),
    pods: pods.length,
    ready: tones.filter((tone) => tone === 'ok').length,
    expected: tones.filter((tone) => tone !== 'done').length - failed.length,
    restarted,
  }
}
