import { useNavigate } from 'react-router-dom'
import { indexAddress } from '../../../../model/catalog/indexPlaces.ts'
import type { IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import type { IndexSort } from '../../../../model/catalog/indexSort.ts'
import { useIndexPlace } from '../useIndexPlace.ts'

/** Changes the sort order with a history entry and returns to the first page. */
export function useSortChoice(query: IndexQuery): (sort: IndexSort) => void {
  const navigate = useNavigate()
  const place = useIndexPlace()
  return (sort) => {
    void navigate(indexAddress(place, { ...query, sort }), { flushSync: true })
  }
}
