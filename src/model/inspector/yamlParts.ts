// Writes YAML in parts of bounded size, because the library takes a second for a megabyte.

import { isRecord } from '../isRecord.ts'

type Write = (value: unknown) => string

/** Number of values in a value, itself included; not counted further than `most`. */
function countOf(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  for (const one of Object.values(value)) {
    if (count > most) break
    count += countOf(one, most - count)
  }
  return count
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ')

/** Together the same text as `write(value)`, for JSON values; `most` values in a part, unless one item of a list has more. */
export function* yamlParts(value: unknown, write: Write, most = 500): Generator<string, void> {
  if (countOf(value, most) <= most) yield write(value)
  else if (Array.isArray(value)) yield* listParts(value, write, most)
  else if (isRecord(value)) yield* recordParts(value, write, most)
}

function* listParts(items: readonly unknown[], write: Write, most: number) {
  let from = 0
  let count = 0
  for (const [index, item] of items.entries()) {
    count += countOf(item, most)
    if (count <= most && index < items.length - 1) continue
    yield write(items.slice(from, index + 1))
    from = index + 1
    count = 0
  }
}

function* recordParts(record: Readonly<Record<string, unknown>>, write: Write, most: number) {
  let small: Record<string, unknown> = {}
  let count = 0
  for (const [key, value] of Object.entries(record)) {
    const own = countOf(value, most)
    const head = own > most ? write({ [key]: 0 }) : ''
    // Very long keys are written in another way.
    const isSplit = head.endsWith(': 0\n') && !head.startsWith('?')
    if (count > 0 && (isSplit || count + own > most)) {
      yield write(small)
      small = {}
      count = 0
    }
    if (isSplit) {
      yield head.replace(/ 0\n$/, '\n')
      for (const part of yamlParts(value, write, most)) yield indented(part)
    } else {
      Object.defineProperty(small, key, { value, enumerable: true, configurable: true })
      count += own
    }
  }
  if (count > 0) yield write(small)
}
