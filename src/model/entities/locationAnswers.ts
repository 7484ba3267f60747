// Decodes the catalog's responses about locations (spec 1 §7). Each decoder throws `WrongShapeError` for another shape.

import { isRecord } from '../isRecord.ts'
import { WrongShapeError } from '../wrongShape.ts'
import { readEntity, type Entity } from './entity.ts'

/** A location that the catalog reads entities from; `type` defaults to `url`. */
export interface LocationRecord {
  readonly id: string
  readonly type: string
  readonly target: string
  /** The location's own entity, if the backend names it. */
  readonly entityRef?: string
}

export interface AddedLocation {
  readonly location: LocationRecord
  readonly entities: readonly Entity[]
  /** Result of a dry run: the location is already registered. */
  readonly exists: boolean
}

export function decodeLocation(json: unknown): LocationRecord {
  if (!isRecord(json) || typeof json['id'] !== 'string' || typeof json['target'] !== 'string') {
    throw new WrongShapeError('The response is not a location')
  }
  const { id, type, target, entityRef } = json
  return {
    id,
    type: typeof type === 'string' ? type : 'url',
    target,
    ...(typeof entityRef === 'string' && { entityRef }),
  }
}

export const decodeLocations = (json: unknown): readonly LocationRecord[] => {
  if (!Array.isArray(json)) throw new WrongShapeError('The response is not a list of locations')
  return json.map((item) => decodeLocation(isRecord(item) ? item['data'] : undefined))
}

/** Throws `WrongShapeError` with the specification's message if the response has no location (CATAPI-19). */
export function decodeAddedLocation(json: unknown, target: string): AddedLocation {
  const added = isRecord(json) ? json : {}
  if (!isRecord(added['location'])) throw new WrongShapeError(`Location wasn't added: ${target}`)
  const entities = Array.isArray(added['entities']) ? added['entities'] : []
  return {
    location: decodeLocation(added['location']),
    entities: entities.map(readEntity).filter((entity) => entity !== undefined),
    exists: added['exists'] === true,
  }
}
