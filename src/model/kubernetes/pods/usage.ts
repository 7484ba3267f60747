// Units and thresholds of what pods use (spec 3 §9).

import type { Usage } from './podMetrics.ts'

const bytesOfMebibyte = 1024 ** 2

/** K8S-58 */
export const mebibytes = (bytes: number): number => Math.round(bytes / bytesOfMebibyte)

/** K8S-59 */
export const millicores = (cores: number): number => Math.round(cores * 1_000)

/** The list shows a tenth of a pod's current usage of CPU, as Backstage does; nowhere else. */
export const cpuUsageInList = (currentUsage: number): number => currentUsage / 10

export type UsageLevel = 'ok' | 'warning' | 'error'

/** Of a gauge: `share` of 1 (K8S-56, A-50). */
export function gaugeLevel(share: number): UsageLevel {
  if (share < 1 / 3) return 'error'
  return share > 2 / 3 ? 'ok' : 'warning'
}

/** Of a bar: `percent` of what was requested or is allowed (K8S-57, A-50). */
export function barLevel(percent: number): UsageLevel {
  if (percent >= 100) return 'error'
  return percent > 90 || percent < 40 ? 'warning' : 'ok'
}

/** Percent of the request or limit in use; null if one of them is unknown, or nothing was requested. */
export function percentOf(current: number | null, total: number | null): number | null {
  return current === null || total === null || total <= 0
    ? null
    : Math.round((current / total) * 100)
}

/** What a pod may use, else what it has requested. */
export const mostOf = ({ limitTotal, requestTotal }: Usage): number | null =>
  limitTotal !== null && limitTotal > 0 ? limitTotal : requestTotal
