// JSON values.

import { isRecord } from './isRecord.ts'

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type JsonRecord = Readonly<Record<string, Json>>

/** For parsed JSON: true for objects. */
export const isJsonRecord = (value: unknown): value is JsonRecord => isRecord(value)

/** For parsed JSON: an object as it is, else an empty one. */
export const asJsonRecord = (value: unknown): JsonRecord => (isJsonRecord(value) ? value : {})

/** Deep equality; ignores the order of keys. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Undefined, which JSON cannot contain, if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
