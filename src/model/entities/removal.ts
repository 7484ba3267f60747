// Data needed to unregister or delete an entity.

import { entityOfPath } from '../paths.ts'
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
  /** The path to show afterwards, instead of the entity's page. */
  readonly leadsTo: string
  /** Path of the list from which it was requested; missing if that was the entity's page. */
  readonly openedAt?: string
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

/** Whether this path is the page on which the removal was requested. */
export function isOpenedAt({ entityRef, openedAt }: RemovalTarget, pathname: string): boolean {
  const ref = entityOfPath(pathname)
  return ref ? stringifyEntityRef(ref) === entityRef : openedAt === pathname
}

/** A location of the backend's own configuration, which cannot be unregistered. */
export const isBootstrap = ({ origin }: RemovalTarget): boolean => origin === 'bootstrap:bootstrap'

/** Filter for all entities of the same registered location. */
export const sameOrigin = (origin: string) => ({
  [`metadata.annotations.${originAnnotation}`]: origin,
})
