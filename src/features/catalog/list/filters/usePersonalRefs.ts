import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import { rowsQueryOf, type Mine, type RowsQuery } from '../../../../model/catalog/scopeFilters.ts'
import { selectStars } from '../../../preferences/starsSlice.ts'
import { selectIdentity } from '../../../session/sessionSlice.ts'

const nobody: readonly string[] = []

/** The user's refs of ownership and stars. */
export function usePersonalRefs(): Mine {
  const owned = useSelector(selectIdentity)?.ownershipEntityRefs ?? nobody
  const starred = useSelector(selectStars)
  return useMemo(() => ({ owned, starred }), [owned, starred])
}

/** The query with the refs of its scope. */
export function useRowsQuery(query: IndexQuery): RowsQuery {
  const mine = usePersonalRefs()
  return useMemo(() => rowsQueryOf(query, mine), [query, mine])
}
