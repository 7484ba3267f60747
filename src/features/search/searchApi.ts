// The search backend (spec 2 §7).

import type { SearchHit } from '../../model/entities/searchHit.ts'
import { toFailure } from '../../model/failure.ts'
import { bestHits, mostHits } from '../../model/search/bestHits.ts'
import { decodeSearchPage, type SearchPage } from '../../model/search/searchAnswer.ts'
import { searchRequestPath, type SearchRequest } from '../../model/search/searchQuery.ts'
import { isUnindexed } from '../../model/search/searchRefusal.ts'
import { backendApi, type AskBackend } from '../shell/backendApi.ts'

/** A search for the best results of one type. */
interface HitsRequest {
  readonly term: string
  readonly type: string
}

interface CountsRequest {
  readonly request: SearchRequest
  /** Types to count; `''` counts over all. */
  readonly types: readonly string[]
}

export interface TypeCounts {
  /** By type; missing where the server could not count. */
  readonly counts: Readonly<Record<string, number>>
  readonly unindexed: readonly string[]
}

/** One result is enough: the answer counts all. */
async function countType(request: SearchRequest, type: string, ask: AskBackend) {
  const types = type === '' ? [] : [type]
  const { data, error } = await ask({
    plugin: 'search',
    path: searchRequestPath({ ...request, types, pageLimit: 1 }),
    decode: decodeSearchPage,
  })
  const count = (data as SearchPage | undefined)?.numberOfResults
  return { type, count, isUnindexed: error !== undefined && isUnindexed(toFailure(error)) }
}

async function countTypes({ request, types }: CountsRequest, ask: AskBackend): Promise<TypeCounts> {
  const counted = await Promise.all(types.map((type) => countType(request, type, ask)))
  return {
    counts: Object.fromEntries(
      counted.flatMap(({ type, count }) => (count === undefined ? [] : [[type, count]])),
    ),
    unindexed: counted.flatMap((one) => (one.isUnindexed ? [one.type] : [])),
  }
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
    /** `GET /query` for each type. Never fails: a type that cannot be counted is missing. */
    typeCounts: build.query<TypeCounts, CountsRequest>({
      queryFn: async (counts, _api, _options, ask) => ({
        data: await countTypes(counts, ask),
      }),
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
