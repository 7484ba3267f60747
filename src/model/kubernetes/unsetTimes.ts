import { isRecord, type UnknownRecord } from '../isRecord.ts'

/** Names of times, such as `startedAt`, `completionTime` and `deletionTimestamp`. */
const isTime = (key: string): boolean => /(?:At|Time|Timestamp)$/.test(key)

function withoutUnset(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value.map(withoutUnset)
    return items.every((item, index) => item === value[index]) ? value : items
  }
  return isRecord(value) ? withoutUnsetTimes(value) : value
}

/** API servers write null for a time that is not set, at any depth. Returns the same object if there is none. */
export function withoutUnsetTimes(record: UnknownRecord): UnknownRecord {
  const entries = Object.entries(record)
  const kept = entries.flatMap(([key, value]) =>
    value === null && isTime(key) ? [] : [[key, withoutUnset(value)] as const],
  )
  const isSame =
    kept.length === entries.length && kept.every(([key, value]) => value === record[key])
  return isSame ? record : Object.fromEntries(kept)
}
