// Preferences as text in the browser's storage.

import type { Json } from '../json.ts'

/** `text` is stored without quotes, as Backstage and the early script read the theme. */
export type KeptFormat = 'json' | 'text'

/** Spec 1 §8. `key` is without its bucket. */
export class CorruptValueError extends Error {
  constructor(key: string) {
    super(`Error when parsing JSON config from storage for: ${key}`)
  }
}

/** The stored value; undefined if there is none. Throws `CorruptValueError`. */
export function parseKept(text: string | null, key: string, format: KeptFormat): unknown {
  if (text === null || text === '') return undefined
  if (format === 'text') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new CorruptValueError(key)
  }
}

/** The text to store; null to remove it. */
export function serializeKept(value: Json, format: KeptFormat): string | null {
  if (value === null) return null
  return format === 'text' && typeof value === 'string' ? value : JSON.stringify(value)
}
