// Merges objects as JSON Merge Patch does (RFC 7396): what traits of AsyncAPI are made of.

import { isRecord } from '../isRecord.ts'

/** The second wins; null removes. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const merged = new Map(Object.entries(isRecord(target) ? target : {}))
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key)
    else merged.set(key, mergePatch(merged.get(key), value))
  }
  return Object.fromEntries(merged)
}
