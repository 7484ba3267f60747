// Calls of the catalog service (spec 1 §7), as far as the index and the entity page need them.

import {
  entityByNamePath,
  entityCountPath,
  entityFacetsPath,
  entityPagePath,
} from '../../model/catalog/entityListRequest.ts'
import type { RowsQuery } from '../../model/catalog/scopeFilters.ts'
import {
  decodeEntity,
  decodeFacets,
  decodePage,
  decodeTotal,
  type EntityPage,
  type Facets,
} from '../../model/entities/answers.ts'
import { cursorFailure } from '../../model/entities/cursorFailure.ts'
import type { Entity } from '../../model/entities/entity.ts'
import {
  parseEntityRef,
  stringifyEntityRef,
  type EntityRef,
} from '../../model/entities/entityRef.ts'
import { backendApi } from '../shell/backendApi.ts'

const plugin = 'catalog'

/** Seconds in which an entity that is shown again is not asked for again. */
export const freshFor = 10

export const catalogApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Rows by name, a page at a time: `GET /entities/by-query`. */
    listEntities: build.infiniteQuery<EntityPage, RowsQuery, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        plugin,
        path: entityPagePath(queryArg, pageParam),
        decode: decodePage,
      }),
      transformErrorResponse: cursorFailure,
      providesTags: ['EntityList'],
    }),
    /** How many entities a query finds: `GET /entities/by-query` with no rows. */
    countEntities: build.query<number, RowsQuery>({
      query: (query) => ({ plugin, path: entityCountPath(query), decode: decodeTotal }),
      providesTags: ['EntityList'],
    }),
    /** As the one before, for a choice of the filter panel: not the rows' own count, which goes when they go. */
    countChoice: build.query<number, RowsQuery>({
      query: (query) => ({ plugin, path: entityCountPath(query), decode: decodeTotal }),
      providesTags: ['EntityList'],
    }),
    /** `GET /entity-facets`; null counts over the whole catalog. */
    facets: build.query<
      Facets,
      { readonly facets: readonly string[]; readonly kind: string | null }
    >({
      query: ({ facets, kind }) => ({
        plugin,
        path: entityFacetsPath(facets, kind),
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

export const {
  useListEntitiesInfiniteQuery,
  useCountEntitiesQuery,
  useCountChoiceQuery,
  useFacetsQuery,
  useEntityByRefQuery,
  useRefreshEntityMutation,
} = catalogApi
