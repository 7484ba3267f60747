// Argo Rollouts: a deployment in steps (spec 3 §2).

import type { Container } from 'kubernetes-types/core/v1'
import type { LabelSelector, ObjectMeta } from 'kubernetes-types/meta/v1'
import { isRecord } from '../isRecord.ts'
import { listOf, type KubeCustomResource } from './kubernetesObjects.ts'

/** One step, which has exactly one of these keys. */
export interface CanaryStep {
  readonly setWeight?: number
  readonly pause?: { readonly duration?: number | string }
  readonly analysis?: {
    readonly templates?: readonly { readonly templateName?: string }[]
  }
}

/** The parts of a `Rollout` that are shown, which other custom resources may have, too. */
export interface Rollout {
  readonly kind?: string
  readonly apiVersion?: string
  readonly metadata?: ObjectMeta
  readonly spec?: {
    readonly replicas?: number
    readonly selector?: LabelSelector
    readonly strategy?: { readonly canary?: { readonly steps?: readonly CanaryStep[] } }
    readonly template?: { readonly spec?: { readonly containers?: readonly Container[] } }
  }
  readonly status?: {
    readonly phase?: string
    readonly message?: string
    readonly abort?: boolean
    readonly currentStepIndex?: number
    readonly pauseConditions?: readonly { readonly reason?: string; readonly startTime?: string }[]
    readonly replicas?: number
    readonly readyReplicas?: number
    readonly updatedReplicas?: number
    readonly availableReplicas?: number
  }
}

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
