// What is needed to unregister or delete an entity.

import { annotation, originAnnotation } from './annotations.ts'
import { displayName, entityRefOf, type Entity } from './entity.ts'
import { stringifyEntityRef } from './entityRef.ts'

export interface RemovalTarget {
  /** As `stringifyEntityRef` gives it. */
  readonly entityRef: string
  /** Null if the backend gave none; then the entity cannot be deleted. */
  readonly uid: string | null
  /** Display name. */
  readonly name: string
  /** `type:target` of the location that was registered. */
  readonly origin: string | null
  /** The path to show afterwards. */
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

/** A location of the backend's own configuration, which cannot be unregistered. */
export const isBootstrap = ({ origin }: RemovalTarget): boolean => origin === 'bootstrap:bootstrap'

/** Filter for all entities of the same registered location. */
export const sameOrigin = (origin: string) => ({
  [`metadata.annotations.${originAnnotation}`]: origin,
})
