import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import type { Entity } from '../../model/entities/entity.ts'
import { allTargetsOf, fewRefs, relatedFields } from '../../model/entities/relatedRefs.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { useEntitiesByRefsQuery } from './entitiesApi.ts'

export interface Related {
  /** Null if missing or not visible; undefined until known. */
  readonly find: (ref: string) => Entity | null | undefined
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/**
 * Related entities. One request for all cards of a page; for very many relations, or entities that are related to others
 * than this one, one for the shown ones only: `refs`, normalised.
 */
export function useRelated(entity: Entity, refs: readonly string[]): Related {
  const all = useMemo(() => allTargetsOf(entity), [entity])
  const isShared = all.length <= fewRefs && refs.every((ref) => all.includes(ref))
  const asked = isShared ? all : refs
  const { currentData, error, isFetching, refetch } = useEntitiesByRefsQuery(
    asked.length === 0 ? skipToken : { refs: asked, fields: relatedFields },
  )
  const found = useMemo(
    () => new Map(currentData?.map((one, index) => [asked[index] ?? '', one])),
    [currentData, asked],
  )
  return {
    find: (ref) => found.get(ref),
    failure: error === undefined || isFetching ? undefined : toFailure(error),
    retry: () => void refetch(),
  }
}
