// Equal parts of a large answer as one object: thousands of objects differ in little. Messages between a page and its
// workers keep what is the same object, and have a copy of everything else.

/** Returns an equal JSON value, with the objects of earlier values in it where they are equal. */
export type Share = <Value>(value: Value) => Value

/** Values that it returns must not be changed: they have objects in common. */
export function createShare(): Share {
  const known = new Map<string, object>()
  const numbers = new Map<unknown, number>()
  const numberOf = (part: unknown): string => {
    const number = numbers.get(part) ?? numbers.size
    numbers.set(part, number)
    return String(number)
  }
  const firstOf = (key: string, made: object): object => {
    const first = known.get(key) ?? made
    known.set(key, first)
    return first
  }
  const share = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const parts = Object.entries(value).map(([name, part]) => [name, share(part)] as const)
    const numbered = parts.map(([name, part]) => `${numberOf(name)}:${numberOf(part)}`).join()
    return Array.isArray(value)
      ? firstOf(
          `[${numbered}`,
          parts.map(([, part]) => part),
        )
      : firstOf(`{${numbered}`, Object.fromEntries(parts))
  }
  return share as Share
}
