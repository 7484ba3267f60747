// Targets of the About card's actions. Actions without a target are not offered.

import { annotation, sourceUrl } from '../entities/annotations.ts'
import { entityRefOf, type Entity } from '../entities/entity.ts'
import { findEntityRef, type EntityRef } from '../entities/entityRef.ts'

/** `source-location` if it can be opened, else `view-url`. */
export const sourceUrlOf = (entity: Entity): string | undefined =>
  sourceUrl(entity) ?? annotation(entity, 'backstage.io/view-url')

export const editUrlOf = (entity: Entity): string | undefined =>
  annotation(entity, 'backstage.io/edit-url')

/** The template to run: the entity itself, or the template that created it. */
export function templateOf(entity: Entity): EntityRef | undefined {
  if (entity.kind.toLowerCase() === 'template') return entityRefOf(entity)
  return findEntityRef(annotation(entity, 'backstage.io/source-template') ?? '', {
    kind: 'template',
  })
}

/** Targets of a Location entity. */
export function targetsOfLocation({ kind, spec }: Entity): readonly string[] {
  if (kind.toLowerCase() !== 'location') return []
  const { target, targets } = spec ?? {}
  const all = [target, ...(Array.isArray(targets) ? targets : [])]
  return all.filter((one) => typeof one === 'string' && one !== '') as string[]
}
