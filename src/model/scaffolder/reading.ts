// Parts of the scaffolder's responses, which its decoders share.

import { isRecord } from '../isRecord.ts'
import type { Json } from '../json.ts'

export type JsonRecord = Readonly<Record<string, Json>>

/** JSON that was parsed, so a record holds only JSON. */
export const isJsonRecord = (value: unknown): value is JsonRecord => isRecord(value)

export const recordOf = (value: unknown): JsonRecord => (isJsonRecord(value) ? value : {})

/** The entries of a record that are texts; fields of another shape are left out. */
export const textsOf = <Key extends string>(
  value: unknown,
  ...keys: readonly Key[]
): Partial<Record<Key, string>> => {
  const record = recordOf(value)
  const texts = keys.flatMap((key) => {
    const text = record[key]
    return typeof text === 'string' && text !== '' ? [[key, text] as const] : []
  })
  return Object.fromEntries(texts) as Partial<Record<Key, string>>
}
