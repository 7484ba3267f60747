// Jobs and cron jobs in the words of `kubectl get` (spec 3 §4).

import { listOf, type KubeCronJob, type KubeJob } from '../kubernetesObjects.ts'

export type CronJobState = 'suspended' | 'active'
/** K8S-51 */
export const cronJobState = ({ spec }: KubeCronJob): CronJobState =>
  spec?.suspend === true ? 'suspended' : 'active'

/** A queue holds back its jobs by suspending them (Kueue). */
const queueLabels = ['kueue.x-k8s.io/queue-name', 'volcano.sh/queue-name'] as const

export type JobState = 'succeeded' | 'running' | 'failed' | 'suspended' | 'queued' | 'terminating'

/** K8S-52, and what comes before a job runs: `queued` by a queue or until its controller has seen it. */
export function jobState({ metadata, spec, status }: KubeJob): JobState {
  const holds = (type: string) =>
    listOf(status?.conditions).some((one) => one.type === type && one.status === 'True')
  if (holds('Failed')) return 'failed'
  if (holds('Complete')) return 'succeeded'
  if (metadata.deletionTimestamp !== undefined) return 'terminating'
  if (spec?.suspend === true || holds('Suspended'))
    return queueLabels.some((label) => metadata.labels?.[label]) ? 'queued' : 'suspended'
  // Decided, while its last pods end.
  if (holds('FailureTarget')) return 'failed'
  if (holds('SuccessCriteriaMet')) return 'succeeded'
  const { startTime, active = 0, succeeded = 0, failed = 0 } = status ?? {}
  return startTime === undefined && active + succeeded + failed === 0 ? 'queued' : 'running'
}

export interface JobProgress {
  /** As the column COMPLETIONS: `2/5`, or `2/1 of 3` for a job of workers. */
  readonly completions: string
  /** Of an indexed job, such as `1,3-5`; empty otherwise. */
  readonly failedIndexes: string
}

export function jobProgress({ spec, status }: KubeJob): JobProgress {
  const { completions, parallelism = 1 } = spec ?? {}
  const succeeded = status?.succeeded ?? 0
  const { failedIndexes } = (status ?? {}) as { readonly failedIndexes?: string }
  const wanted = completions ?? (parallelism > 1 ? `1 of ${String(parallelism)}` : 1)
  return {
    completions: `${String(succeeded)}/${String(wanted)}`,
    failedIndexes: failedIndexes ?? '',
  }
}
