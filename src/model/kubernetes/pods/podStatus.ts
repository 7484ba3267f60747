// STATUS, READY and RESTARTS of a pod as `kubectl get pods` has them (`printPod` of Kubernetes 1.35).

import type { ContainerStateTerminated, ContainerStatus } from 'kubernetes-types/core/v1'
import { filled, listOf, type KubePod } from '../kubernetesObjects.ts'

export type PodTone = 'ok' | 'waiting' | 'failed' | 'done'

export interface PodStatus {
  /** A word of Kubernetes, such as `CrashLoopBackOff`. */
  readonly reason: string
  readonly tone: PodTone
  /** Containers and sidecars that are ready. */
  readonly ready: number
  readonly total: number
  readonly restarts: number
  /** When a container last ended before it was started again, RFC 3339; null if the cluster does not say. */
  readonly lastRestart: string | null
}

const progressing: ReadonlySet<string> = new Set([
  ...['ContainerCreating', 'PodInitializing', 'Pending', 'SchedulingGated', 'NotReady'],
])

/** A reason that passes by itself. */
export const isProgressing = (reason: string): boolean =>
  progressing.has(reason.replace(/^Init:/, '')) || /^Init:\d/.test(reason)

const endOf = ({ reason, signal = 0, exitCode }: ContainerStateTerminated): string =>
  filled(reason) ?? (signal === 0 ? `ExitCode:${String(exitCode)}` : `Signal:${String(signal)}`)

/** Why a container does not run; undefined if it does, or does not say. */
function reasonOf({ state }: ContainerStatus): string | undefined {
  return filled(state?.waiting?.reason) ?? (state?.terminated && endOf(state.terminated))
}

const holds = ({ status }: KubePod, type: string): boolean =>
  listOf(status?.conditions).find((one) => one.type === type)?.status === 'True'

interface InitStage {
  /** Init containers up to the first one that is not done. */
  readonly reached: readonly ContainerStatus[]
  /** Sidecars among them. */
  readonly sidecars: readonly ContainerStatus[]
  readonly readySidecars: number
  /** Undefined once all are done. */
  readonly reason: string | undefined
}

function initReason(pending: ContainerStatus, index: number, total: number): string {
  const reason = reasonOf(pending)
  return reason === undefined || (pending.state?.waiting && reason === 'PodInitializing')
    ? `Init:${String(index)}/${String(total)}`
    : `Init:${reason}`
}

function initStage({ spec, status }: KubePod): InitStage {
  const containers = listOf(spec?.initContainers)
  const statuses = listOf(status?.initContainerStatuses)
  const restartable = new Set(
    containers.filter(({ restartPolicy }) => restartPolicy === 'Always').map(({ name }) => name),
  )
  const isRunningSidecar = ({ name, started, state }: ContainerStatus) =>
    state?.terminated?.exitCode !== 0 && restartable.has(name) && started === true
  const index = statuses.findIndex(
    (one) => one.state?.terminated?.exitCode !== 0 && !isRunningSidecar(one),
  )
  const pending = statuses[index]
  const reached = pending ? statuses.slice(0, index + 1) : statuses
  return {
    reached,
    sidecars: reached.filter(({ name }) => restartable.has(name)),
    readySidecars: reached.filter((one) => isRunningSidecar(one) && one.ready).length,
    reason: pending && initReason(pending, index, containers.length),
  }
}

function reasonOfPod(pod: KubePod, init: InitStage, hasRunning: boolean): string {
  const { metadata, status } = pod
  const isDeleted = metadata.deletionTimestamp !== undefined
  if (isDeleted && status?.reason === 'NodeLost') return 'Unknown'
  if (isDeleted && status?.phase !== 'Succeeded' && status?.phase !== 'Failed') return 'Terminating'
  const isGated = listOf(status?.conditions).some(
    ({ type, reason }) => type === 'PodScheduled' && reason === 'SchedulingGated',
  )
  const ofPod = isGated
    ? 'SchedulingGated'
    : (filled(status?.reason) ?? filled(status?.phase) ?? 'Unknown')
  const started = init.reason ?? ofPod
  if (init.reason !== undefined && !holds(pod, 'Initialized')) return started
  const [first] = listOf(status?.containerStatuses).flatMap((one) => reasonOf(one) ?? [])
  const reason = first ?? started
  if (reason !== 'Completed' || !hasRunning) return reason
  return holds(pod, 'Ready') ? 'Running' : 'NotReady'
}

function toneOf({ status }: KubePod, reason: string, areReady: boolean): PodTone {
  const { phase } = status ?? {}
  if (reason === 'Terminating') return 'waiting'
  if (phase === 'Failed') return 'failed'
  if (phase === 'Succeeded' || reason === 'Completed') return 'done'
  if (reason === 'Running') return areReady ? 'ok' : 'waiting'
  return isProgressing(reason) ? 'waiting' : 'failed'
}

const latest = (times: readonly string[]): string | null =>
  times.reduce<string | null>(
    (last, time) => (last === null || Date.parse(time) > Date.parse(last) ? time : last),
    null,
  )

export function podStatusOf(pod: KubePod): PodStatus {
  const { spec, status } = pod
  const init = initStage(pod)
  const isInitialized = init.reason === undefined || holds(pod, 'Initialized')
  const own = isInitialized ? listOf(status?.containerStatuses) : []
  const running = own.filter((one) => one.ready && one.state?.running && !reasonOf(one)).length
  const counted = isInitialized ? [...init.sidecars, ...own] : init.reached
  const sidecars = listOf(spec?.initContainers).filter((one) => one.restartPolicy === 'Always')
  const ready = init.readySidecars + running
  const total = listOf(spec?.containers).length + sidecars.length
  const reason = reasonOfPod(pod, init, running > 0)
  return {
    reason,
    tone: toneOf(pod, reason, ready === total),
    ready,
    total,
    restarts: counted.reduce((sum, { restartCount }) => sum + (restartCount || 0), 0),
    lastRestart: latest(
      counted.flatMap(({ lastState }) => lastState?.terminated?.finishedAt ?? []),
    ),
  }
}
