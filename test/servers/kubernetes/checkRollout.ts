// The rules of Argo's definition of a Rollout that concern what is shown: `kubernetes-models` has none of Argo's.

import { PodTemplateSpec } from 'kubernetes-models/v1'

interface Checked {
  readonly spec: {
    readonly replicas: number
    readonly selector: object
    readonly template: object
    readonly strategy: { readonly canary: { readonly steps: readonly object[] } }
  }
  readonly status: {
    readonly phase: string
    readonly abort?: boolean
    readonly currentStepIndex?: number
    readonly observedGeneration: string
    readonly pauseConditions?: readonly object[]
  }
}

const phases = ['Healthy', 'Paused', 'Degraded', 'Progressing']

function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`${what} is not valid`)
}

/** Throws if a rollout is not valid. */
export function checkRollout(value: object): void {
  const { spec, status } = value as Checked
  new PodTemplateSpec(spec.template).validate()
  const { steps } = spec.strategy.canary
  const isStep = (step: object) =>
    Object.keys(step).length === 1 && /setWeight|pause|analysis/.test(Object.keys(step).join())
  must(steps.length > 0 && steps.every(isStep), 'spec.strategy.canary.steps')
  const index = status.currentStepIndex ?? 0
  must(Number.isInteger(index) && index >= 0 && index <= steps.length, 'status.currentStepIndex')
  must(phases.includes(status.phase), 'status.phase')
  must(typeof status.observedGeneration === 'string', 'status.observedGeneration')
  const isPaused = (status.pauseConditions ?? []).length > 0
  must(!isPaused || status.phase === 'Paused', 'status.pauseConditions')
  must(status.abort !== true || status.phase === 'Degraded', 'status.abort')
}
