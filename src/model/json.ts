// JSON values.

import { isRecord, type UnknownRecord } from './isRecord.ts'

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type JsonRecord = Readonly<Record<string, Json>>

/** For parsed JSON: true for objects. */
export const isJsonRecord = (value: unknown): value is JsonRecord => isRecord(value)

/** For parsed JSON: an object as it is, else an empty one. */
export const asJsonRecord = (value: unknown): JsonRecord => (isJsonRecord(value) ? value : {})

const definedKeys = (record: UnknownRecord): readonly string[] =>
  Object.keys(record).filter((key) => record[key] !== undefined)

/** Deep equality; ignores the order of keys, and keys whose value is undefined. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = definedKeys(a)
  return keys.length === definedKeys(b).length && keys.every((key) => isSame(a[key], b[key]))
}

/** Undefined, which JSON cannot contain, if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
