// Reads the annotations that the portal knows (spec 1 §3). Malformed ones are ignored.

import { safeUrl } from '../links.ts'
import type { Entity } from './entity.ts'
import { findLocationRef, type LocationRef } from './locationRef.ts'

export const locationAnnotation = 'backstage.io/managed-by-location'
export const originAnnotation = 'backstage.io/managed-by-origin-location'

/** Looks up own keys only, so that `constructor` is not found. */
export function annotation({ metadata }: Entity, key: string): string | undefined {
  const { annotations = {} } = metadata
  return Object.hasOwn(annotations, key) ? annotations[key] : undefined
}

/** The location that the entity itself was read from. */
export const managedByLocation = (entity: Entity): LocationRef | undefined =>
  findLocationRef(annotation(entity, locationAnnotation))

/** The location that was registered and led to the entity. */
export const originLocation = (entity: Entity): LocationRef | undefined =>
  findLocationRef(annotation(entity, originAnnotation))

const urlOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : safeUrl(text)

export const viewUrl = (entity: Entity): string | undefined =>
  urlOf(annotation(entity, 'backstage.io/view-url'))

export const editUrl = (entity: Entity): string | undefined =>
  urlOf(annotation(entity, 'backstage.io/edit-url'))

/** The address in `url:{address}`; undefined for other types, which a browser cannot open. */
export function sourceUrl(entity: Entity): string | undefined {
  const location = findLocationRef(annotation(entity, 'backstage.io/source-location'))
  return location?.type === 'url' ? safeUrl(location.target) : undefined
}

/** True if no location refers to the entity any more; only the value `true` counts (CATAPI-56). */
export const isOrphan = (entity: Entity): boolean =>
  annotation(entity, 'backstage.io/orphan') === 'true'
