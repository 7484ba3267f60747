// Which documentation an entity has, by its annotations.

import { annotation } from './annotations.ts'
import { entityRefOf, type Entity } from './entity.ts'
import { findEntityRef, type EntityRef } from './entityRef.ts'

export const docsAnnotation = 'backstage.io/techdocs-ref'
const otherDocsAnnotation = 'backstage.io/techdocs-entity'
const otherPathAnnotation = 'backstage.io/techdocs-entity-path'

/** The entity whose documentation is shown: itself, or the one named in its annotation. */
export function docsEntityOf(entity: Entity): EntityRef | undefined {
  const other = annotation(entity, otherDocsAnnotation)
  if (other !== undefined) return findEntityRef(other)
  return annotation(entity, docsAnnotation) === undefined ? undefined : entityRefOf(entity)
}

/** The page of another entity's documentation that is the first of this one's; empty for that one's first page. */
export const docsEntityPage = (entity: Entity): string =>
  annotation(entity, otherDocsAnnotation) === undefined
    ? ''
    : (annotation(entity, otherPathAnnotation) ?? '').replace(/^\/+/, '')
