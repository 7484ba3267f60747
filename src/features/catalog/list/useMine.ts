import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { IndexQuery } from '../../../model/catalog/indexQuery.ts'
import { rowsQueryOf, type Mine, type RowsQuery } from '../../../model/catalog/scopeFilters.ts'
import { selectStars } from '../../preferences/starsSlice.ts'
import { selectIdentity } from '../../session/sessionSlice.ts'

const nobody: readonly string[] = []

/** What whoever is signed in owns by, and has starred. */
export function useMine(): Mine {
  const owned = useSelector(selectIdentity)?.ownershipEntityRefs ?? nobody
  const starred = useSelector(selectStars)
  return useMemo(() => ({ owned, starred }), [owned, starred])
}

/** The query with what its scope means to whoever is signed in. */
export function useRowsQuery(query: IndexQuery): RowsQuery {
  const mine = useMine()
  return useMemo(() => rowsQueryOf(query, mine), [query, mine])
}
