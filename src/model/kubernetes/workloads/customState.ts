// The state of a custom resource, as its own conditions or its phase say it.

import { isRecord } from '../../isRecord.ts'
import type { Identified } from '../kubernetesObjects.ts'
import type { PodTone } from '../pods/podStatus.ts'
import { conditionsOf, isFine, stateOf, type Condition } from './conditions.ts'

interface CustomState {
  /** In the resource's own words. */
  readonly text: string
  readonly tone: PodTone
}

/** Conditions that sum up an object, the most telling first. */
const summaries = [
  ...['Ready', 'Available', 'Healthy', 'Programmed', 'Accepted', 'Synced', 'Established'],
]

const failedPhase = /^(?:failed|error|errored|degraded|lost|rejected|invalid|unhealthy)$/i
const finePhase =
  /^(?:ready|healthy|active|bound|available|succeeded|complete|completed|synced|running)$/i

function phaseOf(status: unknown): string | undefined {
  if (!isRecord(status)) return undefined
  const { health, phase, state } = status
  const words = [isRecord(health) ? health['status'] : health, phase, state]
  return words.find((word): word is string => typeof word === 'string' && word !== '')
}

const textOf = (condition: Condition): string => {
  const { type, reason } = condition
  if (stateOf(condition) === 'True') return type
  return [`${type}: ${condition.status}`, reason].filter(Boolean).join(', ')
}

/** Undefined if the resource says nothing about itself. */
export function customState(object: Identified): CustomState | undefined {
  const conditions = conditionsOf(object)
  const bad = conditions.find((one) => isFine(object, one) === false && stateOf(one) === 'True')
  const summary =
    bad ??
    summaries
      .flatMap((type) => {
        const same = conditions.filter((one) => one.type === type)
        return same.find((one) => isFine(object, one) !== true) ?? same[0] ?? []
      })
      .at(0)
  if (summary) {
    const fine = isFine(object, summary)
    return { text: textOf(summary), tone: fine === null ? 'waiting' : fine ? 'ok' : 'failed' }
  }
  const { status } = object as { readonly status?: unknown }
  const text = phaseOf(status)
  if (text === undefined) return undefined
  const tone = failedPhase.test(text) ? 'failed' : finePhase.test(text) ? 'ok' : 'waiting'
  return { text, tone }
}
