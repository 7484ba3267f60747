// Scroll positions before a reload, by history entry.

import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'

/** Key in the session storage. */
export const scrollStorageKey = 'portico.scroll'

/** Never throws. */
export function readPositions(saved: string | null): Map<string, unknown> {
  const positions = parseJson(saved ?? '')
  return new Map(isRecord(positions) ? Object.entries(positions) : [])
}

/** Pixels from the top; 0 for an unknown entry. */
export function positionIn(positions: ReadonlyMap<string, unknown>, entryKey: string): number {
  const top = positions.get(entryKey)
  return typeof top === 'number' ? top : 0
}
