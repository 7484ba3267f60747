// How a ref is shown everywhere: name, icon and link (spec 1 §3, §9).

import { entityPath } from '../paths.ts'
import { pickerFields } from './catalogPaths.ts'
import { givenName, plainDescription, specText, type Entity } from './entity.ts'
import { humanizeEntityRef, stringifyEntityRef, type EntityRef } from './entityRef.ts'

/** Fields of a lookup: the targets are the names of generated locations. */
export const presentationFields: readonly string[] = [
  ...pickerFields,
  'spec.target',
  'spec.targets',
]

/** The result of a lookup; small, because hundreds are kept. */
export interface EntityPresentation {
  /** `givenName`; missing if the entity has none. */
  readonly name?: string
  readonly type?: string
  /** Without Markdown. */
  readonly description?: string
}

export interface PresentedRef {
  readonly name: string
  /** In lower case, for `EntityIcon`. */
  readonly kind: string
  readonly path: string
  /** Text of the tooltip: the complete ref and more. */
  readonly hint: string
  /** Looked up, but missing or not visible to the user. */
  readonly isMissing: boolean
}

export function presentationOf(entity: Entity): EntityPresentation {
  const name = givenName(entity)
  const type = specText(entity, 'type')
  const description = plainDescription(entity)
  return {
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
    ...(description !== undefined && { description }),
  }
}

/** `found` is null if there is no such entity, and undefined until that is known. */
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
