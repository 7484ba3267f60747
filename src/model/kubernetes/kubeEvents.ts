// Events of a cluster: what happened to an object (spec 3 §7).

import { isRecord } from '../isRecord.ts'
import { WrongShapeError } from '../wrongShape.ts'

export interface KubeEvent {
  readonly id: string
  readonly isWarning: boolean
  readonly reason: string
  readonly message: string
  /** How often it happened. */
  readonly count: number
  /** RFC 3339; null if the cluster does not say. */
  readonly firstAt: string | null
  readonly lastAt: string | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function readEvent(json: unknown, index: number): readonly KubeEvent[] {
  if (!isRecord(json)) return []
  const { metadata, type, reason, message, count } = json
  const { uid } = isRecord(metadata) ? metadata : {}
  const times = [json['lastTimestamp'], json['eventTime'], json['firstTimestamp']]
  return [
    {
      id: typeof uid === 'string' ? uid : String(index),
      isWarning: type === 'Warning',
      reason: textOf(reason),
      message: textOf(message),
      count: typeof count === 'number' && count > 0 ? count : 1,
      firstAt: textOf(json['firstTimestamp']) || null,
      lastAt: times.map(textOf).find((text) => text !== '') ?? null,
    },
  ]
}

/** The latest first. Throws `WrongShapeError`. */
export function decodeEvents(json: unknown): readonly KubeEvent[] {
  const items = isRecord(json) ? json['items'] : undefined
  if (!Array.isArray(items)) throw new WrongShapeError('The response is not a list of events')
  return items
    .flatMap(readEvent)
    .sort((one, other) => (other.lastAt ?? '').localeCompare(one.lastAt ?? ''))
}
