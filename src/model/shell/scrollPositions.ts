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

export interface HistoryEntry {
  /** The router's key. */
  readonly key: string
  readonly pathname: string
}

/** The key in the storage: entries that the router has not made share one key, whatever page they are of. */
export const entryKeyOf = ({ key, pathname }: HistoryEntry): string =>
  key === 'default' ? `${key} ${pathname}` : key

/** Pixels from the top; 0 for an unknown entry. */
export function positionIn(positions: ReadonlyMap<string, unknown>, entry: HistoryEntry): number {
  const top = positions.get(entryKeyOf(entry))
  return typeof top === 'number' ? top : 0
}
