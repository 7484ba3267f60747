// A kept value as the text that stands in the browser's storage.

import type { Json } from '../json.ts'

/** `text` stands as it is: Backstage and the page's early script read the theme so. */
export type KeptFormat = 'json' | 'text'

/** Spec 1 §8. `key` is without its bucket. */
export class CorruptValueError extends Error {
  constructor(key: string) {
    super(`Error when parsing JSON config from storage for: ${key}`)
  }
}

/** What is kept, nothing where nothing is; throws `CorruptValueError`. */
export function parseKept(text: string | null, key: string, format: KeptFormat): unknown {
  if (text === null || text === '') return undefined
  if (format === 'text') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new CorruptValueError(key)
  }
}

/** The text to keep; null where the value is that nothing is kept. */
export function serializeKept(value: Json, format: KeptFormat): string | null {
  if (value === null) return null
  return format === 'text' && typeof value === 'string' ? value : JSON.stringify(value)
}
