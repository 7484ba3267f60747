// Parts of the scaffolder's responses, which its decoders share.

import { asJsonRecord } from '../json.ts'

/** The entries of a record that are texts; fields of another shape are left out. */
export const textsOf = <Key extends string>(
  value: unknown,
  ...keys: readonly Key[]
): Partial<Record<Key, string>> => {
  const record = asJsonRecord(value)
  const texts = keys.flatMap((key) => {
    const text = record[key]
    return typeof text === 'string' && text !== '' ? [[key, text] as const] : []
  })
  return Object.fromEntries(texts) as Partial<Record<Key, string>>
}
