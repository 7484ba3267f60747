// The search backend (spec 2 §7).

import type { QueryReturnValue } from '@reduxjs/toolkit/query/react'
import type { SearchHit } from '../../model/entities/searchHit.ts'
import { failureOfAll, toFailure, type Failure } from '../../model/failure.ts'
import { bestHits, mostHits } from '../../model/search/bestHits.ts'
import { decodeSearchPage, type SearchPage } from '../../model/search/searchAnswer.ts'
import {
  searchRequestPath,
  type CountsRequest,
  type SearchRequest,
} from '../../model/search/searchQuery.ts'
import { isUnindexed } from '../../model/search/searchRefusal.ts'
import { backendApi, type AskBackend } from '../backend/backendApi.ts'

/** A search for the best results of one type. */
interface HitsRequest {
  readonly term: string
  readonly type: string
}

export interface TypeCounts {
  /** By type; missing where the server could not count. */
  readonly counts: Readonly<Record<string, number>>
  readonly unindexed: readonly string[]
}

interface TypeCount {
  readonly type: string
  readonly count: number | undefined
  readonly failure: Failure | undefined
}

/** One result is enough: the answer counts all. */
async function countType(
  request: SearchRequest,
  type: string,
  ask: AskBackend,
): Promise<TypeCount> {
  const types = type === '' ? [] : [type]
  const { data, error } = await ask({
    plugin: 'search',
    path: searchRequestPath({ ...request, types, pageLimit: 1 }),
    decode: decodeSearchPage,
  })
  const count = (data as SearchPage | undefined)?.numberOfResults
  return { type, count, failure: error === undefined ? undefined : toFailure(error) }
}

async function countTypes(
  { request, types }: CountsRequest,
  ask: AskBackend,
): Promise<QueryReturnValue<TypeCounts, Failure, object>> {
  const counted = await Promise.all(types.map((type) => countType(request, type, ask)))
  const passing = failureOfAll(counted.flatMap(({ failure }) => (failure?.again ? failure : [])))
  if (passing) return { error: passing }
  const counts = counted.flatMap(({ type, count }) => (count === undefined ? [] : [[type, count]]))
  const unindexed = counted.flatMap(({ type, failure }) =>
    failure && isUnindexed(failure) ? [type] : [],
  )
  return { data: { counts: Object.fromEntries(counts) as Record<string, number>, unindexed } }
}

export const searchApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /query`. */
    searchPage: build.query<SearchPage, SearchRequest>({
      query: (request) => ({
        plugin: 'search',
        path: searchRequestPath(request),
        decode: decodeSearchPage,
      }),
    }),
    /** `GET /query` for each type: one that cannot be counted is missing. Fails if another attempt may count it. */
    typeCounts: build.query<TypeCounts, CountsRequest>({
      queryFn: (counts, _api, _options, ask) => countTypes(counts, ask),
    }),
    /** `GET /query` for the command palette: the best results of one type. */
    searchHits: build.query<readonly SearchHit[], HitsRequest>({
      query: ({ term, type }) => ({
        plugin: 'search',
        path: searchRequestPath({ term, types: [type], filters: {}, pageLimit: mostHits }),
        decode: (json) => bestHits(decodeSearchPage(json), term),
      }),
    }),
  }),
})

export const { useSearchPageQuery, useTypeCountsQuery } = searchApi
