// Argo Rollouts: a deployment in steps (spec 3 §2).

import { isRecord } from '../../isRecord.ts'
import { listOf, type KubeCustomResource } from '../kubernetesObjects.ts'
import type { CanaryStep } from './rolloutObject.ts'

const pauseReason = 'CanaryPauseStep'

export interface RolloutProgress {
  readonly steps: readonly CanaryStep[]
  /** Index of the step under way; as many as steps once the canary is promoted; null if it was aborted (K8S-49). */
  readonly current: number | null
  readonly isAborted: boolean
  /** Since when it waits at a pause step; RFC 3339 (K8S-50). */
  readonly pausedSince: string | null
}

export const isRollout = ({ kind, apiVersion }: KubeCustomResource): boolean =>
  kind === 'Rollout' && apiVersion.startsWith('argoproj.io/')

const stepOf = (step: unknown): CanaryStep => (isRecord(step) ? step : {})

export function rolloutProgress({ spec, status }: KubeCustomResource): RolloutProgress {
  const steps = listOf(spec?.strategy?.canary?.steps).map(stepOf)
  const isAborted = status?.abort === true
  const pause = listOf(status?.pauseConditions).find(
    ({ reason, startTime }) => reason === pauseReason && startTime !== undefined,
  )
  const at = status?.currentStepIndex
  return {
    steps,
    current: isAborted ? null : typeof at === 'number' ? Math.min(at, steps.length) : 0,
    isAborted,
    pausedSince: pause?.startTime ?? null,
  }
}
