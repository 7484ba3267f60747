// Entities with processing errors, which the catalog does not index: the portal reads rows and keeps those with errors.

import type { QueryReturnValue } from '@reduxjs/toolkit/query/react'
import { decodePage, type EntityPage } from '../../../model/entities/answers.ts'
import type { EntitiesQuery } from '../../../model/entities/catalogPaths.ts'
import { cursorFailure } from '../../../model/entities/cursorFailure.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { hasErrors } from '../../../model/entities/entityProblems.ts'
import type { Failure } from '../../../model/failure.ts'
import { backendApi, type AskBackend } from '../../backend/backendApi.ts'
import { pageRequest } from '../../entities/longQuestions.ts'

/** Answers that one page reads; further ones are read when the user asks for them. */
const answersPerPage = 5

export interface FaultyPage extends EntityPage {
  /** Number of entities read for this page. */
  readonly checked: number
}

async function findFaulty(
  query: EntitiesQuery,
  from: string | null,
  ask: AskBackend,
): Promise<QueryReturnValue<FaultyPage, Failure, object>> {
  const items: Entity[] = []
  let cursor = from
  let checked = 0
  for (let answers = 0; answers < answersPerPage; answers += 1) {
    const { data, error } = await ask({
      plugin: 'catalog',
      ...pageRequest(cursor === null ? query : { ...query, cursor }),
      decode: decodePage,
    })
    if (error) return { error: cursorFailure(error) }
    const page = data as EntityPage
    items.push(...page.items.filter(hasErrors))
    checked += page.items.length
    cursor = page.nextCursor
    if (cursor === null) break
  }
  return { data: { items, nextCursor: cursor, checked } }
}

export const { useFaultyPagesInfiniteQuery } = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entities/by-query`, up to five times a page. */
    faultyPages: build.infiniteQuery<FaultyPage, EntitiesQuery, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      queryFn: ({ queryArg, pageParam }, _api, _options, ask) =>
        findFaulty(queryArg, pageParam, ask),
      providesTags: ['EntityList'],
    }),
  }),
})
