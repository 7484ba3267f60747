// An entity as a line of a list: enough to recognise and to open it.

import { isRecord } from '../isRecord.ts'
import { entityPath } from '../paths.ts'
import { displayName, entityRefOf, specText, type Entity } from './entity.ts'
import { findEntityRef } from './entityRef.ts'
import { ranked, type Rankable } from './ranking.ts'

export interface EntityEntry {
  /** `kind:namespace/name`, each in its own case. */
  readonly ref: string
  readonly title: string
  /** Of `spec`. */
  readonly type?: string
  readonly description?: string
}

const longestDescription = 200

export function entryOf(entity: Entity): EntityEntry {
  const { kind, namespace, name } = entityRefOf(entity)
  const type = specText(entity, 'type')
  const description = entity.metadata.description?.slice(0, longestDescription)
  return {
    ref: `${kind}:${namespace}/${name}`,
    title: displayName(entity),
    ...(type !== undefined && { type }),
    ...(description && { description }),
  }
}

/** Empty where the ref is malformed. */
export function pathOfEntry({ ref }: EntityEntry): string {
  const parsed = findEntityRef(ref)
  return parsed ? entityPath(parsed) : ''
}

export const isSameEntry = (one: EntityEntry, other: EntityEntry): boolean =>
  one.ref.toLowerCase() === other.ref.toLowerCase()

export const rankableEntry = ({ ref, title, type = '' }: EntityEntry): Rankable => ({
  names: [title, findEntityRef(ref)?.name ?? ref],
  words: [ref, type],
})

/** Those that answer what was typed, best first, and at most so many. */
export const bestEntries = (
  typed: string,
  entries: readonly EntityEntry[],
  most: number,
): readonly EntityEntry[] =>
  ranked(
    typed,
    entries.map((entry) => ({ entry, ...rankableEntry(entry) })),
  )
    .slice(0, most)
    .map(({ item }) => item.entry)

/** As they were kept; what is no entry is left out, nothing where it is no list. */
export function readEntries(value: unknown): readonly EntityEntry[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((one: unknown) => {
    if (!isRecord(one)) return []
    const { ref, title, type, description } = one
    if (typeof ref !== 'string' || typeof title !== 'string' || !findEntityRef(ref)) return []
    return [
      {
        ref,
        title,
        ...(typeof type === 'string' && { type }),
        ...(typeof description === 'string' && { description }),
      },
    ]
  })
}
