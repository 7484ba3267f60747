// Entities that the catalog has read but does not show, because they are pending or failed (responses of
// `plugin-catalog-backend-module-unprocessed`).

import { isRecord } from '../isRecord.ts'
import { WrongShapeError } from '../wrongShape.ts'
import { readEntity, type Entity } from './entity.ts'

interface ProcessingError {
  readonly name: string
  readonly message: string
}

export interface UnprocessedEntity {
  /** The entity as written in its source. */
  readonly entity: Entity
  /** Empty while it is pending. */
  readonly errors: readonly ProcessingError[]
  /** Location that it was read from; empty if unknown. */
  readonly location: string
  /** ISO 8601; null if unknown. */
  readonly discoveredAt: string | null
  readonly nextAttemptAt: string | null
}

/** SQLite's times are UTC, but do not say so. */
function timeOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const time = Date.parse(/z$|[+-]\d\d:?\d\d$/i.test(value) ? value : `${value.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

function errorsOf(value: unknown): readonly ProcessingError[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).map(({ name, message }) => ({
    name: typeof name === 'string' ? name : 'Error',
    message: typeof message === 'string' ? message : '',
  }))
}

/** Throws `WrongShapeError` if the response is no list; leaves out items that are no entities. */
export function decodeUnprocessed(json: unknown): readonly UnprocessedEntity[] {
  const items = isRecord(json) ? json['entities'] : undefined
  if (!Array.isArray(items)) throw new WrongShapeError('The response is not a list of entities')
  return items.filter(isRecord).flatMap((item): UnprocessedEntity[] => {
    const entity = readEntity(item['unprocessed_entity'])
    if (!entity) return []
    const location = item['location_key']
    return [
      {
        entity,
        errors: errorsOf(item['errors']),
        location: typeof location === 'string' ? location : '',
        discoveredAt: timeOf(item['last_discovery_at']),
        nextAttemptAt: timeOf(item['next_update_at']),
      },
    ]
  })
}
