// What the catalog has read but does not show: waiting for its turn, or refused (the answers of
// `plugin-catalog-backend-module-unprocessed`).

import { isRecord } from '../isRecord.ts'
import { WrongShapeError } from '../wrongShape.ts'
import { readEntity, type Entity } from './entity.ts'

interface ProcessingError {
  readonly name: string
  readonly message: string
}

export interface UnprocessedEntity {
  /** As its source has it. */
  readonly entity: Entity
  /** Empty while it waits for its turn. */
  readonly errors: readonly ProcessingError[]
  /** Where it was read; empty where the answer does not say. */
  readonly location: string
  /** ISO 8601; null where the answer does not say. */
  readonly discoveredAt: string | null
  readonly nextAttemptAt: string | null
}

/** SQLite says UTC without saying so. */
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

/** Throws `WrongShapeError` where there is no list; what is no entity in it is left out. */
export function decodeUnprocessed(json: unknown): readonly UnprocessedEntity[] {
  const items = isRecord(json) ? json['entities'] : undefined
  if (!Array.isArray(items)) throw new WrongShapeError('The answer is no list of entities')
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
