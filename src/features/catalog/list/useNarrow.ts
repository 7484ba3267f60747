import { useNavigate } from 'react-router-dom'
import { indexAddress } from '../../../model/catalog/indexPlaces.ts'
import type { IndexQuery } from '../../../model/catalog/indexQuery.ts'
import { useIndexPlace } from './useIndexPlace.ts'

/** Goes to the query with a part of it changed: a step of the history. */
export function useNarrow(query: IndexQuery): (part: Partial<IndexQuery>) => void {
  const navigate = useNavigate()
  const place = useIndexPlace()
  return (part) => {
    // At once, for a box shows what the URL says.
    void navigate(indexAddress(place, { ...query, ...part }), { flushSync: true })
  }
}
