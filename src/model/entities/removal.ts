// What somebody who takes an entity out of the catalog must know of it.

import { annotation, originAnnotation } from './annotations.ts'
import { displayName, entityRefOf, type Entity } from './entity.ts'
import { stringifyEntityRef } from './entityRef.ts'

export interface RemovalTarget {
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
  /** Null where the backend gave none: it cannot be deleted. */
  readonly uid: string | null
  /** For people. */
  readonly name: string
  /** `type:target` of the location that it came by in the first place. */
  readonly origin: string | null
  /** Path to go to when it is gone. */
  readonly leadsTo: string
}

export function removalTarget(entity: Entity, leadsTo: string): RemovalTarget {
  const { uid = null } = entity.metadata
  return {
    entityRef: stringifyEntityRef(entityRefOf(entity)),
    uid,
    name: displayName(entity),
    origin: annotation(entity, originAnnotation) ?? null,
    leadsTo,
  }
}

/** It comes with the backend itself, and no location can be taken away. */
export const isBootstrap = ({ origin }: RemovalTarget): boolean => origin === 'bootstrap:bootstrap'

/** Filter for all that came by the same location. */
export const sameOrigin = (origin: string) => ({
  [`metadata.annotations.${originAnnotation}`]: origin,
})
