import { isRecord } from '../../isRecord.ts'

type Path = readonly (string | number)[]

/**
 * The values with another one at a path. Undefined removes a member; an item becomes null, because a list has no gaps.
 * The library's symbol removes an entry.
 */
export function withValue(values: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const inside = (one: unknown) => withValue(one, rest, value)
  if (typeof key === 'number') return withItem(values, key, inside)
  const { [key]: known, ...others } = isRecord(values) ? values : {}
  const next = inside(known)
  if (next === undefined || typeof next === 'symbol') return others
  // In its old place, so that entries keep their order.
  return isRecord(values) ? { ...values, [key]: next } : { [key]: next }
}

function withItem(values: unknown, index: number, inside: (item: unknown) => unknown): unknown {
  const items: unknown[] = Array.isArray(values) ? [...values] : []
  while (items.length <= index) items.push(null)
  items[index] = inside(items[index]) ?? null
  return items
}
