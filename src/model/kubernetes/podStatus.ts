// The state of a pod in one word, as `kubectl get pods` has it.

import type { ContainerStatus } from 'kubernetes-types/core/v1'
import { listOf, type KubePod } from './kubernetesObjects.ts'

export type PodTone = 'ok' | 'waiting' | 'failed' | 'done'

export interface PodStatus {
  /** A word of Kubernetes, such as `CrashLoopBackOff`. */
  readonly reason: string
  readonly tone: PodTone
  readonly ready: number
  readonly total: number
  readonly restarts: number
}

const progressing: readonly string[] = ['ContainerCreating', 'PodInitializing', 'Pending']

/** Why a container does not run; undefined if it does, or has not begun. */
function reasonOf({ state }: ContainerStatus): string | undefined {
  if (state?.waiting) return state.waiting.reason ?? 'Waiting'
  const ended = state?.terminated
  if (!ended) return undefined
  return ended.reason ?? `ExitCode:${String(ended.exitCode)}`
}

function reasonOfPod({ metadata, status }: KubePod): string {
  if (metadata.deletionTimestamp !== undefined) return 'Terminating'
  const initial = listOf(status?.initContainerStatuses).find(
    ({ state, ready }) => !ready && state?.terminated?.exitCode !== 0,
  )
  const initialReason = initial && reasonOf(initial)
  if (initialReason !== undefined && initialReason !== 'PodInitializing')
    return `Init:${initialReason}`
  const reasons = listOf(status?.containerStatuses).map(reasonOf)
  const broken = reasons.find((reason) => reason !== undefined && reason !== 'Completed')
  return broken ?? status?.reason ?? reasons.find(Boolean) ?? status?.phase ?? 'Unknown'
}

function toneOf(pod: KubePod, reason: string, areReady: boolean): PodTone {
  const { phase } = pod.status ?? {}
  if (reason === 'Terminating') return 'waiting'
  if (phase === 'Succeeded' || reason === 'Completed') return 'done'
  if (phase === 'Failed') return 'failed'
  if (reason === 'Running') return areReady ? 'ok' : 'waiting'
  return progressing.includes(reason.replace(/^Init:/, '')) ? 'waiting' : 'failed'
}

export function podStatusOf(pod: KubePod): PodStatus {
  const statuses = listOf(pod.status?.containerStatuses)
  const ready = statuses.filter((status) => status.ready).length
  const total = Math.max(listOf(pod.spec?.containers).length, statuses.length)
  const reason = reasonOfPod(pod)
  return {
    reason,
    tone: toneOf(pod, reason, ready === total),
    ready,
    total,
    restarts: statuses.reduce((sum, { restartCount }) => sum + (restartCount || 0), 0),
  }
}
