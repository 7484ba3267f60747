// JSON pointers (RFC 6901).

import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { stateAt } from '../../keyed.ts'

/** A key as a part of a pointer. */
export const pointerPart = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Names of members and indices of items. */
export const pointerOf = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${pointerPart(String(part))}`).join('')

/** The parts of a pointer, with their own signs. */
export const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value at a JSON pointer; undefined if there is none. */
export const valueAt = (root: UnknownRecord, pointer: string): unknown =>
  segmentsOf(pointer).reduce<unknown>(
    (value, segment) =>
      Array.isArray(value)
        ? value[Number(segment)]
        : isRecord(value)
          ? stateAt(value, segment, undefined)
          : undefined,
    root,
  )

/** The schema that a `$ref` of this document names; a fragment may be percent-encoded. */
export function targetOf<Root extends UnknownRecord>(
  root: Root,
  reference: string,
): Root | undefined {
  if (!reference.startsWith('#')) return undefined
  const target = valueAt(root, decoded(reference.slice(1)))
  return isRecord(target) ? (target as Root) : undefined
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
