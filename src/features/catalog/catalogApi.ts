// Calls of the catalog service (spec 1 §7), as far as the index and the entity page need them.

import {
  entityByNamePath,
  entityCountPath,
  entityFacetsPath,
  entityPagePath,
} from '../../model/catalog/entityListRequest.ts'
import type { IndexQuery } from '../../model/catalog/indexQuery.ts'
import { readEntity, type Entity } from '../../model/entity.ts'
import { parseEntityRef, stringifyEntityRef, type EntityRef } from '../../model/entityRef.ts'
import { isRecord } from '../../model/isRecord.ts'
import { backendApi, WrongShapeError } from '../backend/backendApi.ts'

export interface EntityPage {
  readonly items: readonly Entity[]
  /** Opaque; null on the last page. */
  readonly nextCursor: string | null
}

export interface FacetValue {
  readonly value: string
  readonly count: number
}

export type Facets = Readonly<Record<string, readonly FacetValue[]>>

const plugin = 'catalog'

/** Seconds in which an entity that is shown again is not asked for again. */
export const freshFor = 10

export const catalogApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Rows by name, a page at a time: `GET /entities/by-query`. */
    listEntities: build.infiniteQuery<EntityPage, IndexQuery, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        plugin,
        path: entityPagePath(queryArg, pageParam),
        decode: decodePage,
      }),
    }),
    /** How many entities a query finds: `GET /entities/by-query` with no rows. */
    countEntities: build.query<number, IndexQuery>({
      query: (query) => ({ plugin, path: entityCountPath(query), decode: decodeTotal }),
    }),
    /** `GET /entity-facets`; null counts over the whole catalog, a query over its kind. */
    facets: build.query<
      Facets,
      { readonly facets: readonly string[]; readonly kind: string | null }
    >({
      query: ({ facets, kind }) => ({
        plugin,
        path: entityFacetsPath(facets, kind === null ? null : { kind, types: [], text: '' }),
        decode: decodeFacets,
      }),
    }),
    /** `GET /entities/by-name/{kind}/{namespace}/{name}`, by what `stringifyEntityRef` gives. */
    entityByRef: build.query<Entity, string>({
      query: (ref) => ({
        plugin,
        path: entityByNamePath(parseEntityRef(ref)),
        decode: decodeEntity,
      }),
    }),
  }),
})

function decodePage(json: unknown): EntityPage {
  const items = isRecord(json) && Array.isArray(json['items']) ? json['items'] : undefined
  const entities = items?.map(readEntity).filter((entity) => entity !== undefined)
  if (!isRecord(json) || !entities || entities.length !== items?.length) {
    throw new WrongShapeError('The answer is no list of entities')
  }
  const pageInfo = json['pageInfo']
  const next = isRecord(pageInfo) ? pageInfo['nextCursor'] : undefined
  return { items: entities, nextCursor: typeof next === 'string' ? next : null }
}

function decodeTotal(json: unknown): number {
  if (!isRecord(json) || typeof json['totalItems'] !== 'number') {
    throw new WrongShapeError('The answer has no total')
  }
  return json['totalItems']
}

const isFacetValue = (value: unknown): value is FacetValue =>
  isRecord(value) && typeof value['value'] === 'string' && typeof value['count'] === 'number'

function decodeFacets(json: unknown): Facets {
  const facets = isRecord(json) ? json['facets'] : undefined
  if (!isRecord(facets)) throw new WrongShapeError('The answer has no facets')
  return Object.fromEntries(
    Object.entries(facets).map(([facet, values]) => {
      if (!Array.isArray(values) || !values.every(isFacetValue)) {
        throw new WrongShapeError(`The facet "${facet}" is no list of counted values`)
      }
      return [facet, values]
    }),
  )
}

function decodeEntity(json: unknown): Entity {
  const entity = readEntity(json)
  if (!entity) throw new WrongShapeError('The answer is no entity')
  return entity
}

/** Fetches an entity ahead of its page. */
export function usePrefetchEntity(): (ref: EntityRef) => void {
  const prefetch = catalogApi.usePrefetch('entityByRef', { ifOlderThan: freshFor })
  return (ref) => {
    prefetch(stringifyEntityRef(ref))
  }
}

export const {
  useListEntitiesInfiniteQuery,
  useCountEntitiesQuery,
  useFacetsQuery,
  useEntityByRefQuery,
} = catalogApi
