// Endpoints of the catalog for many entities (spec 1 §7).

import type { QueryReturnValue } from '@reduxjs/toolkit/query/react'
import {
  decodeByRefs,
  decodeEntities,
  decodePage,
  type EntityPage,
} from '../../model/entities/answers.ts'
import {
  entitiesByRefsPath,
  isTooLong,
  type EntitiesListQuery,
  type EntitiesQuery,
} from '../../model/entities/catalogPaths.ts'
import { cursorFailure } from '../../model/entities/cursorFailure.ts'
import type { Entity } from '../../model/entities/entity.ts'
import type { EntityFilter } from '../../model/entities/entityFilter.ts'
import { refChunks } from '../../model/entities/refChunks.ts'
import { failureOfAll, type Failure } from '../../model/failure.ts'
import { groupsRequest } from '../../model/shell/groupsRequest.ts'
import { backendApi, type AnswerMeta, type AskBackend } from '../backend/backendApi.ts'
import { listRequest, pageRequest, shorterFilters } from './longQuestions.ts'

export interface RefsQuery {
  /** As `stringifyEntityRef` gives them. */
  readonly refs: readonly string[]
  readonly fields: readonly string[]
  /** Entities that do not match count as missing. */
  readonly filter?: EntityFilter
  /** Maximum refs per request, for long fields. */
  readonly most?: number
  /** Decides on a change: an answer of an earlier visit will not do. Not sent. */
  readonly mustBeFresh?: boolean
}

const plugin = 'catalog'

type Found = readonly (Entity | null)[]

/** In the order of the refs, null if missing; fails if any batch fails. */
export async function askByRefs(
  { refs, fields, filter, most, mustBeFresh = false }: RefsQuery,
  ask: AskBackend,
): Promise<QueryReturnValue<Found, Failure, AnswerMeta>> {
  const chunks = refChunks(refs, most)
  const askFor = async (one: EntityFilter | undefined, entityRefs: readonly string[]) =>
    ask({
      plugin,
      path: entitiesByRefsPath(one),
      method: 'POST',
      body: { entityRefs, fields },
      decode: (json: unknown) => decodeByRefs(json, entityRefs.length),
      mustBeFresh,
    })
  // Without a pause where it is short, so that the questions of a moment go together.
  const isLong = filter !== undefined && isTooLong(entitiesByRefsPath(filter))
  const filters = isLong ? await shorterFilters(filter) : [filter]
  const rounds = await Promise.all(
    filters.map((one) => Promise.all(chunks.map((chunk) => askFor(one, chunk)))),
  )
  const answers = rounds.flat()
  const failure = failureOfAll(answers.flatMap(({ error }) => error ?? []))
  if (failure) return { error: failure }
  const meta = answers.find((answer) => answer.meta?.kept)?.meta
  const lists = rounds.map((round) => round.flatMap(({ data }) => data as Found))
  const found = refs.map((_ref, index) => lists.map((list) => list[index]).find(Boolean) ?? null)
  return { data: found, ...(meta && { meta }) }
}

export const entitiesApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Matching entities page by page: `GET /entities/by-query`, or `POST` if it is long. */
    entityPages: build.infiniteQuery<EntityPage, EntitiesQuery, string | null>({
      extraOptions: { isKept: true },
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        plugin,
        ...pageRequest(pageParam === null ? queryArg : { ...queryArg, cursor: pageParam }),
        decode: decodePage,
      }),
      transformErrorResponse: cursorFailure,
      providesTags: ['EntityList'],
    }),
    /** One page, or only the total with a limit of 0: `GET /entities/by-query`. */
    entityPage: build.query<EntityPage, EntitiesQuery>({
      extraOptions: { isKept: true },
      query: ({ mustBeFresh = false, ...query }) => ({
        plugin,
        ...pageRequest(query),
        decode: decodePage,
        mustBeFresh,
      }),
      transformErrorResponse: cursorFailure,
      providesTags: ['EntityList'],
    }),
    /** Groups that have this user as a member: `GET /entities/by-query`. */
    userGroups: build.query<readonly Entity[], string>({
      extraOptions: { isKept: true },
      query: (userEntityRef) => ({
        plugin,
        ...pageRequest(groupsRequest(userEntityRef)),
        decode: (json) => decodePage(json).items,
      }),
      providesTags: ['EntityList'],
    }),
    /** In the order of the refs, null if missing: `POST /entities/by-refs`, in batches. */
    entitiesByRefs: build.query<Found, RefsQuery>({
      extraOptions: { isKept: true },
      queryFn: (query, _api, _options, ask) => askByRefs(query, ask),
      providesTags: ['EntityList'],
    }),
    /** All matches in one answer: `GET /entities`. */
    entities: build.query<readonly Entity[], EntitiesListQuery>({
      extraOptions: { isKept: true },
      query: (query) => ({ plugin, ...listRequest(query), decode: decodeEntities }),
      providesTags: ['EntityList'],
    }),
  }),
})

export const {
  useEntityPagesInfiniteQuery,
  useEntityPageQuery,
  useUserGroupsQuery,
  useEntitiesByRefsQuery,
} = entitiesApi
