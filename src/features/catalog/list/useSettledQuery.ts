import { useState } from 'react'
import { formatIndexQuery, type IndexQuery } from '../../../model/catalog/indexQuery.ts'

/** The query whose rows were drawn last; null before the first rows. */
export function useSettledQuery(query: IndexQuery, isReady: boolean): IndexQuery | null {
  const [settled, settle] = useState<IndexQuery | null>(null)
  const isOld = settled === null || formatIndexQuery(settled) !== formatIndexQuery(query)
  if (isReady && isOld) settle(query)
  return settled
}
