// The custom resource `Rollout` of Argo, as far as it is shown.

import type { Container } from 'kubernetes-types/core/v1'
import type { LabelSelector, ObjectMeta } from 'kubernetes-types/meta/v1'

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
