// Many entities: by query, by refs, and what one comes from (spec 1 §7).

import type { QueryReturnValue } from '@reduxjs/toolkit/query/react'
import {
  decodeAncestry,
  decodeByRefs,
  decodeEntities,
  decodeEntity,
  decodePage,
  type Ancestry,
  type EntityPage,
} from '../../model/entities/answers.ts'
import {
  ancestryPath,
  entitiesByRefsPath,
  entitiesListPath,
  entitiesQueryPath,
  entityByUidPath,
  type EntitiesListQuery,
  type EntitiesQuery,
} from '../../model/entities/catalogPaths.ts'
import { decodeRefusal, type EntityValidation } from '../../model/entities/checks.ts'
import { cursorFailure } from '../../model/entities/cursorFailure.ts'
import type { Entity } from '../../model/entities/entity.ts'
import type { EntityFilter } from '../../model/entities/entityFilter.ts'
import { parseEntityRef } from '../../model/entities/entityRef.ts'
import { stringifyLocationRef, type LocationRef } from '../../model/entities/locationRef.ts'
import { refChunks } from '../../model/entities/refChunks.ts'
import type { Failure } from '../../model/failure.ts'
import { backendApi, type AskBackend } from '../shell/backendApi.ts'

export interface RefsQuery {
  /** As `stringifyEntityRef` gives them. */
  readonly refs: readonly string[]
  readonly fields: readonly string[]
  /** What does not match is as if it were not there. */
  readonly filter?: EntityFilter
  /** Refs in one request, for fields that are long. */
  readonly most?: number
}

interface NewEntity {
  /** As somebody wrote it. */
  readonly entity: Readonly<Record<string, unknown>>
  readonly location: LocationRef
}

const plugin = 'catalog'

type Found = readonly (Entity | null)[]

/** In the order of the refs, null where there is none; one failed batch fails them all. */
export async function askByRefs(
  { refs, fields, filter, most }: RefsQuery,
  ask: AskBackend,
): Promise<QueryReturnValue<Found, Failure, object>> {
  const askFor = async (entityRefs: readonly string[]) =>
    ask({
      plugin,
      path: entitiesByRefsPath(filter),
      method: 'POST',
      body: { entityRefs, fields },
      decode: (json: unknown) => decodeByRefs(json, entityRefs.length),
    })
  const found: (Entity | null)[] = []
  for (const { data, error } of await Promise.all(refChunks(refs, most).map(askFor))) {
    if (error) return { error }
    found.push(...(data as Found))
  }
  return { data: found }
}

export const entitiesApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Page after page of what matches: `GET /entities/by-query`, never a whole kind. */
    entityPages: build.infiniteQuery<EntityPage, EntitiesQuery, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        plugin,
        path: entitiesQueryPath(pageParam === null ? queryArg : { ...queryArg, cursor: pageParam }),
        decode: decodePage,
      }),
      transformErrorResponse: cursorFailure,
      providesTags: ['EntityList'],
    }),
    /** One page, or with a limit of 0 the total alone: `GET /entities/by-query`. */
    entityPage: build.query<EntityPage, EntitiesQuery>({
      query: (query) => ({ plugin, path: entitiesQueryPath(query), decode: decodePage }),
      transformErrorResponse: cursorFailure,
      providesTags: ['EntityList'],
    }),
    /** In the order of the refs, null where there is none: `POST /entities/by-refs`, in batches. */
    entitiesByRefs: build.query<Found, RefsQuery>({
      queryFn: (query, _api, _options, ask) => askByRefs(query, ask),
      providesTags: ['EntityList'],
    }),
    /** All that match, in one answer: `GET /entities`. */
    entities: build.query<readonly Entity[], EntitiesListQuery>({
      query: (query) => ({ plugin, path: entitiesListPath(query), decode: decodeEntities }),
      providesTags: ['EntityList'],
    }),
    /** `GET /entities/by-uid/{uid}`; null where there is none. */
    entityByUid: build.query<Entity | null, string>({
      query: (uid) => ({
        plugin,
        path: entityByUidPath(uid),
        decode: decodeEntity,
        isOptional: true,
      }),
      providesTags: ['EntityList'],
    }),
    /** What an entity came from, up to its root: `GET /entities/by-name/…/ancestry`. */
    ancestry: build.query<Ancestry, string>({
      query: (ref) => ({ plugin, path: ancestryPath(parseEntityRef(ref)), decode: decodeAncestry }),
      providesTags: (_result, _error, ref) => [{ type: 'Entity', id: ref }],
    }),
    /** Whether the catalog would take an entity: `POST /validate-entity`. Says nothing of what other entities say. */
    validateEntity: build.mutation<EntityValidation, NewEntity>({
      query: ({ entity, location }) => ({
        plugin,
        path: '/validate-entity',
        method: 'POST',
        body: { entity, location: stringifyLocationRef(location) },
        decodeRefusal,
      }),
      transformResponse: (refusal: EntityValidation | null) => refusal ?? { valid: true },
    }),
    /** `DELETE /entities/by-uid/{uid}`. It comes back where a location still brings it. */
    removeEntity: build.mutation<null, { readonly uid: string; readonly entityRef: string }>({
      query: ({ uid }) => ({
        plugin,
        path: entityByUidPath(uid),
        method: 'DELETE',
        success: 'any2xx',
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['EntityList']),
    }),
  }),
})

export const {
  useEntityPagesInfiniteQuery,
  useEntityPageQuery,
  useEntitiesByRefsQuery,
  useAncestryQuery,
} = entitiesApi
