// An entity in a list, with what is needed to recognise and open it.

import { isRecord } from '../isRecord.ts'
import { entityPath } from '../paths.ts'
import {
  displayName,
  entityRefOf,
  plainDescription,
  specText,
  unusualLifecycle,
  type Entity,
} from './entity.ts'
import type { EntityProblem } from './entityProblems.ts'
import { findEntityRef } from './entityRef.ts'

export interface EntityEntry {
  /** `kind:namespace/name`, in the entity's own case. */
  readonly ref: string
  readonly title: string
  /** `spec.type`. */
  readonly type?: string
  /** `spec.lifecycle` other than `production`. */
  readonly lifecycle?: string
  /** The worst one that was reported; not kept. */
  readonly problem?: EntityProblem
  /** Without Markdown. */
  readonly description?: string
  /** How often it was visited; 1 if missing. */
  readonly visits?: number
}

const longestDescription = 200

export function entryOf(entity: Entity): EntityEntry {
  const { kind, namespace, name } = entityRefOf(entity)
  const type = specText(entity, 'type')
  const lifecycle = unusualLifecycle(entity)
  const description = plainDescription(entity)?.slice(0, longestDescription)
  return {
    ref: `${kind}:${namespace}/${name}`,
    title: displayName(entity),
    ...(type !== undefined && { type }),
    ...(lifecycle !== undefined && { lifecycle }),
    ...(description && { description }),
  }
}

/** Empty if the ref is malformed. */
export function pathOfEntry({ ref }: EntityEntry): string {
  const parsed = findEntityRef(ref)
  return parsed ? entityPath(parsed) : ''
}

export const isSameEntry = (one: EntityEntry, other: EntityEntry): boolean =>
  one.ref.toLowerCase() === other.ref.toLowerCase()

/** Reads kept entries; leaves out invalid ones. Undefined if the value is no list. */
export function readEntries(value: unknown): readonly EntityEntry[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((one: unknown) => {
    if (!isRecord(one)) return []
    const { ref, title, type, lifecycle, description, visits } = one
    if (typeof ref !== 'string' || typeof title !== 'string' || !findEntityRef(ref)) return []
    return [
      {
        ref,
        title,
        ...(typeof type === 'string' && { type }),
        ...(typeof lifecycle === 'string' && { lifecycle }),
        ...(typeof description === 'string' && { description }),
        ...(typeof visits === 'number' && visits > 1 && { visits }),
      },
    ]
  })
}
