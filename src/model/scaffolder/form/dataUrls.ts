// Files in the values of a form: data URLs (RFC 2397) with their names.

import { asJsonRecord, type Json, type JsonRecord } from '../../json.ts'
import { withMembers } from './markedSchema.ts'

/** Bytes of all files of a field; the backend takes 10 MB for a whole task, in which they are a third longer. */
export const mostFileBytes = 5_000_000

/** Characters that a draft or a link may have of one. */
const longestKept = 4_000

export const isDataUrl = (value: unknown): value is string =>
  typeof value === 'string' && /^data:[^,]*,/i.test(value)

const headOf = (url: string): string => url.slice(0, url.indexOf(','))

/** Undefined if it has none. */
export function fileName(url: string): string | undefined {
  const [, name] = /;name=([^;,]*)/.exec(headOf(url)) ?? []
  if (name === undefined) return undefined
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Bytes. */
export function fileSize(url: string): number {
  const head = headOf(url)
  const length = url.length - head.length - 1
  if (!/;base64$/i.test(head)) return length
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0
  return Math.max(0, (length / 4) * 3 - padding)
}

/** The values without large files; a list keeps its other items. */
export function withoutLargeFiles(values: JsonRecord): JsonRecord {
  const isLarge = (value: Json) => isDataUrl(value) && value.length > longestKept
  const without = (value: Json): Json | undefined =>
    Array.isArray(value) && value.some(isLarge)
      ? value.filter((one) => !isLarge(one))
      : isLarge(value)
        ? undefined
        : withMembers(value, without)
  return asJsonRecord(without(values))
}
