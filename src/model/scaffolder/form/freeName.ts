import type { UnknownRecord } from '../../isRecord.ts'

/** The wanted name, with the first number that makes it one that the object does not have. */
export function freeName(wanted: string, taken: UnknownRecord, separator = '-'): string {
  let name = wanted
  for (let number = 1; Object.hasOwn(taken, name); number += 1)
    name = wanted + separator + String(number)
  return name
}
