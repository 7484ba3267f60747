// Endpoints of the catalog for one entity and for facets (spec 1 §7).

import { decodeEntity, decodeFacets, type Facets } from '../../model/entities/answers.ts'
import { entityByNamePath } from '../../model/entities/catalogPaths.ts'
import type { Entity } from '../../model/entities/entity.ts'
import type { EntityFilter } from '../../model/entities/entityFilter.ts'
import {
  parseEntityRef,
  stringifyEntityRef,
  type EntityRef,
} from '../../model/entities/entityRef.ts'
import { backendApi } from '../backend/backendApi.ts'
import { facetsRequest } from './longQuestions.ts'

/** Without a kind, counts the whole catalog. */
export interface FacetsQuery {
  /** The component that shows the answer: see `EntitiesQuery.reader`. */
  readonly reader?: string
  readonly facets: readonly string[]
  readonly kind?: string
  /** Alternatives; replaces the kind. */
  readonly filters?: readonly EntityFilter[]
}

const plugin = 'catalog'

/** Seconds in which an entity is not requested again. */
export const freshFor = 10

export const catalogApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entity-facets`, or `POST` if it is long. */
    facets: build.query<Facets, FacetsQuery>({
      extraOptions: { isKept: true },
      query: ({ facets, kind, filters = kind === undefined ? [] : [{ kind }] }) => ({
        plugin,
        ...facetsRequest(facets, filters),
        decode: decodeFacets,
      }),
      providesTags: ['EntityList'],
    }),
    /** `GET /entities/by-name/{kind}/{namespace}/{name}`; takes the result of `stringifyEntityRef`. */
    entityByRef: build.query<Entity, string>({
      extraOptions: { isKept: true },
      query: (ref) => ({
        plugin,
        path: entityByNamePath(parseEntityRef(ref)),
        decode: decodeEntity,
      }),
      providesTags: (_result, _error, ref) => [{ type: 'Entity', id: ref }],
    }),
    /** `POST /refresh`: the catalog reads the entity's source again soon. Takes the result of `stringifyEntityRef`. */
    refreshEntity: build.mutation<null, string>({
      query: (entityRef) => ({ plugin, path: '/refresh', method: 'POST', body: { entityRef } }),
      // A refusal contradicts the cached decisions, so they are requested again.
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
