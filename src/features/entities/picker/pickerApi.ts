// What pickers ask the catalog for. Endpoints of their own, so that what a closed picker has asked for can be aborted.

import { entityFacetsPath } from '../../../model/catalog/entityListRequest.ts'
import {
  decodeFacets,
  decodePage,
  type EntityPage,
  type FacetValue,
} from '../../../model/entities/answers.ts'
import { cursorFailure } from '../../../model/entities/cursorFailure.ts'
import { pickerEntitiesPath, type PickerSearch } from '../../../model/entities/pickerRequest.ts'
import { backendApi } from '../../shell/backendApi.ts'

const plugin = 'catalog'
export const pickerApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** By name, a page at a time: `GET /entities/by-query`, never a whole kind. */
    pickerEntities: build.infiniteQuery<EntityPage, PickerSearch, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        plugin,
        path: pickerEntitiesPath(queryArg, pageParam),
        decode: decodePage,
      }),
      transformErrorResponse: cursorFailure,
      providesTags: ['EntityList'],
    }),
    /** The values of one facet of a kind, with how many entities have them: `GET /entity-facets`. */
    pickerFacet: build.query<
      readonly FacetValue[],
      { readonly facet: string; readonly kind: string }
    >({
      query: ({ facet, kind }) => ({
        plugin,
        path: entityFacetsPath([facet], kind),
        decode: (json: unknown) => decodeFacets(json)[facet] ?? [],
      }),
      providesTags: ['EntityList'],
    }),
  }),
})

export const { usePickerEntitiesInfiniteQuery, usePickerFacetQuery } = pickerApi
