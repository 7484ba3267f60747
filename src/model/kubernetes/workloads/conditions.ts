// Conditions of objects, those of custom resources too, and whether they are fine (K8S-53).

import { isRecord } from '../../isRecord.ts'
import type { Identified } from '../kubernetesObjects.ts'

export interface Condition {
  readonly type: string
  readonly status: string
  readonly reason?: string
  readonly message?: string
}

/** Conditions that are an error when they hold; of pods none is. */
const faults: ReadonlySet<string> = new Set([
  ...['Failed', 'FailureTarget', 'ReplicaFailure', 'ScalingLimited', 'Degraded', 'InvalidSpec'],
  ...['Stalled', 'Terminating', 'Conflicted', 'Dangling', 'OverlappingRules'],
])
/** Neither good nor bad. */
const plain: ReadonlySet<string> = new Set(['Suspended'])

const isCondition = (value: unknown): value is Condition =>
  isRecord(value) && typeof value['type'] === 'string' && typeof value['status'] === 'string'

const listIn = (value: unknown, key: string): readonly unknown[] => {
  const list = isRecord(value) ? value[key] : undefined
  return Array.isArray(list) ? list : []
}

/** Routes of the Gateway API have conditions at each of their parents. */
export function conditionsOf(object: Identified): readonly Condition[] {
  const { status } = object as { readonly status?: unknown }
  const ofParents = listIn(status, 'parents').flatMap((parent) => listIn(parent, 'conditions'))
  return [...listIn(status, 'conditions'), ...ofParents].filter(isCondition)
}

export type ConditionState = 'True' | 'False' | 'Unknown'

export const stateOf = ({ status }: Condition): ConditionState =>
  status === 'True' || status === 'False' ? status : 'Unknown'

/** Whether a condition is fine; null if it is not known, or says neither. */
export function isFine({ kind }: Identified, condition: Condition): boolean | null {
  const state = stateOf(condition)
  if (state === 'Unknown' || (kind !== 'Pod' && plain.has(condition.type))) return null
  return (state === 'True') !== (kind !== 'Pod' && faults.has(condition.type))
}
