// How a reference is shown wherever it stands: its name, its picture, its page (spec 1 §3, §9).

import { entityPath } from '../paths.ts'
import { ownName, specText, type Entity } from './entity.ts'
import { humanizeEntityRef, stringifyEntityRef, type EntityRef } from './entityRef.ts'

/** What a lookup found of an entity; plain enough to be kept by the hundred. */
export interface EntityPresentation {
  /** `spec.profile.displayName`, else `metadata.title`; nothing where its ref is its only name. */
  readonly name?: string
  readonly type?: string
  readonly description?: string
}

export interface PresentedRef {
  readonly name: string
  /** In lower case: what `EntityIcon` draws. */
  readonly kind: string
  readonly path: string
  /** The whole ref, and what else a tooltip says. */
  readonly hint: string
  /** Asked for, and not in the catalog, or not to be seen by whoever asked. */
  readonly isMissing: boolean
}

export function presentationOf(entity: Entity): EntityPresentation {
  const name = ownName(entity)
  const type = specText(entity, 'type')
  const { description } = entity.metadata
  return {
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
    ...(description && { description }),
  }
}

/** `found` is null where there is no such entity, and undefined as long as that is not known. */
export function presentRef(
  ref: EntityRef,
  found: EntityPresentation | null | undefined,
  expectedKind?: string,
): PresentedRef {
  return {
    name: found?.name ?? humanizeEntityRef(ref, expectedKind),
    kind: ref.kind.toLowerCase(),
    path: entityPath(ref),
    hint: [stringifyEntityRef(ref), found?.type, found?.description].filter(Boolean).join(' | '),
    isMissing: found === null,
  }
}
