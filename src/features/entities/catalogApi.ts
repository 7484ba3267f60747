// One entity, and how many have what: calls of the catalog service (spec 1 §7).

import { decodeEntity, decodeFacets, type Facets } from '../../model/entities/answers.ts'
import { entityByNamePath, facetsPath } from '../../model/entities/catalogPaths.ts'
import type { Entity } from '../../model/entities/entity.ts'
import type { EntityFilter } from '../../model/entities/entityFilter.ts'
import {
  parseEntityRef,
  stringifyEntityRef,
  type EntityRef,
} from '../../model/entities/entityRef.ts'
import { backendApi } from '../shell/backendApi.ts'

/** Counts over the whole catalog where no kind is given. */
export interface FacetsQuery {
  /** Who shows the answer: see `EntitiesQuery.reader`. */
  readonly reader?: string
  readonly facets: readonly string[]
  readonly kind?: string
  /** Alternatives, in place of the kind. */
  readonly filters?: readonly EntityFilter[]
}

const plugin = 'catalog'

/** Seconds in which an entity that is shown again is not asked for again. */
export const freshFor = 10

export const catalogApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entity-facets`. */
    facets: build.query<Facets, FacetsQuery>({
      query: ({ facets, kind, filters = kind === undefined ? [] : [{ kind }] }) => ({
        plugin,
        path: facetsPath(facets, filters),
        decode: decodeFacets,
      }),
      providesTags: ['EntityList'],
    }),
    /** `GET /entities/by-name/{kind}/{namespace}/{name}`, by what `stringifyEntityRef` gives. */
    entityByRef: build.query<Entity, string>({
      query: (ref) => ({
        plugin,
        path: entityByNamePath(parseEntityRef(ref)),
        decode: decodeEntity,
      }),
      providesTags: (_result, _error, ref) => [{ type: 'Entity', id: ref }],
    }),
    /** `POST /refresh`: the catalog reads the entity's source again, soon. Takes what `stringifyEntityRef` gives. */
    refreshEntity: build.mutation<null, string>({
      query: (entityRef) => ({ plugin, path: '/refresh', method: 'POST', body: { entityRef } }),
      // Who is refused has been told otherwise before: the decisions are asked for again.
      invalidatesTags: (_result, error) => (error?.kind === 'forbidden' ? ['Permission'] : []),
    }),
  }),
})

/** Fetches an entity ahead of its page. */
export function usePrefetchEntity(): (ref: EntityRef) => void {
  const prefetch = catalogApi.usePrefetch('entityByRef', { ifOlderThan: freshFor })
  return (ref) => {
    prefetch(stringifyEntityRef(ref))
  }
}

export const { useFacetsQuery, useEntityByRefQuery, useRefreshEntityMutation } = catalogApi
