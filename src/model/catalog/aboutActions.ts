// Where the About card's actions lead. What an entity gives no ground for is not offered.

import { annotation, locationAnnotation, sourceUrl } from '../entities/annotations.ts'
import { entityRefOf, type Entity } from '../entities/entity.ts'
import { findEntityRef, type EntityRef } from '../entities/entityRef.ts'

/** `source-location` where that can be opened, else `view-url`. */
export const sourceUrlOf = (entity: Entity): string | undefined =>
  sourceUrl(entity) ?? annotation(entity, 'backstage.io/view-url')

export const editUrlOf = (entity: Entity): string | undefined =>
  annotation(entity, 'backstage.io/edit-url')

/** Sources of other kinds are dear to read, or are not read on demand. */
export const isRefreshable = (entity: Entity): boolean =>
  /^(?:url|file):/.test(annotation(entity, locationAnnotation) ?? '')

/** Whose documentation to show: its own, or that of the entity it names. */
export function docsEntityOf(entity: Entity): EntityRef | undefined {
  const other = annotation(entity, 'backstage.io/techdocs-entity')
  if (other !== undefined) return findEntityRef(other)
  return annotation(entity, 'backstage.io/techdocs-ref') === undefined
    ? undefined
    : entityRefOf(entity)
}

/** The template to run: of a template itself, or the one that an entity was made with. */
export function templateOf(entity: Entity): EntityRef | undefined {
  if (entity.kind.toLowerCase() === 'template') return entityRefOf(entity)
  return findEntityRef(annotation(entity, 'backstage.io/source-template') ?? '', {
    kind: 'template',
  })
}

/** What a location stands for. */
export function targetsOfLocation({ kind, spec }: Entity): readonly string[] {
  if (kind.toLowerCase() !== 'location') return []
  const { target, targets } = spec ?? {}
  const all = [target, ...(Array.isArray(targets) ? (targets as readonly unknown[]) : [])]
  return all.filter((one) => typeof one === 'string' && one !== '') as string[]
}
