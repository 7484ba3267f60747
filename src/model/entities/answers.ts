// Decodes the catalog's responses (spec 1 §3, §7). Each decoder throws `WrongShapeError` for another shape.

import { isRecord } from '../isRecord.ts'
import { WrongShapeError } from '../wrongShape.ts'
import { readEntity, type Entity } from './entity.ts'

export interface EntityPage {
  readonly items: readonly Entity[]
  /** Opaque; null on the last page. */
  readonly nextCursor: string | null
  /** Total over all pages, if requested. */
  readonly total?: number
}

export interface FacetValue {
  readonly value: string
  readonly count: number
}

export type Facets = Readonly<Record<string, readonly FacetValue[]>>

function fieldOf(json: unknown, key: string, what: string): readonly unknown[] {
  const list = isRecord(json) ? json[key] : undefined
  if (!Array.isArray(list)) throw new WrongShapeError(`The response is not ${what}`)
  return list
}

export function decodeEntity(json: unknown): Entity {
  const entity = readEntity(json)
  if (!entity) throw new WrongShapeError('The response is not an entity')
  return entity
}

export function decodeEntities(json: unknown): readonly Entity[] {
  if (!Array.isArray(json)) throw new WrongShapeError('The response is not a list of entities')
  return json.map(decodeEntity)
}

export function decodePage(json: unknown): EntityPage {
  const items = fieldOf(json, 'items', 'a list of entities').map(readEntity)
  const entities = items.filter((entity) => entity !== undefined)
  if (!isRecord(json) || entities.length !== items.length) {
    throw new WrongShapeError('The response is not a list of entities')
  }
  const pageInfo = json['pageInfo']
  const next = isRecord(pageInfo) ? pageInfo['nextCursor'] : undefined
  const total = json['totalItems']
  return {
    items: entities,
    nextCursor: typeof next === 'string' ? next : null,
    ...(typeof total === 'number' && { total }),
  }
}

const isFacetValue = (value: unknown): value is FacetValue =>
  isRecord(value) && typeof value['value'] === 'string' && typeof value['count'] === 'number'

export function decodeFacets(json: unknown): Facets {
  const facets = isRecord(json) ? json['facets'] : undefined
  if (!isRecord(facets)) throw new WrongShapeError('The response has no facets')
  return Object.fromEntries(
    Object.entries(facets).map(([facet, values]) => {
      if (!Array.isArray(values) || !values.every(isFacetValue)) {
        throw new WrongShapeError(`The facet "${facet}" is no list of counted values`)
      }
      return [facet, values]
    }),
  )
}

/**
 * In the order of the `count` requested refs; null where an entity is missing or not visible (CATAPI-06). A response of
 * another length would mix up entities.
 */
export function decodeByRefs(json: unknown, count: number): readonly (Entity | null)[] {
  const items = fieldOf(json, 'items', 'a list of entities')
  if (items.length !== count) {
    throw new WrongShapeError(
      `The response has ${String(items.length)} of ${String(count)} entities`,
    )
  }
  return items.map((item) => readEntity(item) ?? null)
}
