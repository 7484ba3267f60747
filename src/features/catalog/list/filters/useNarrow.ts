import { useNavigate } from 'react-router-dom'
import { indexAddress } from '../../../../model/catalog/indexPlaces.ts'
import type { IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import { useIndexPlace } from '../useIndexPlace.ts'

/** Changes a part of the query with a history entry. */
export function useNarrow(query: IndexQuery): (part: Partial<IndexQuery>) => void {
  const navigate = useNavigate()
  const place = useIndexPlace()
  return (part) => {
    // Synchronously, because inputs show the URL's values.
    void navigate(indexAddress(place, { ...query, ...part }), { flushSync: true })
  }
}
