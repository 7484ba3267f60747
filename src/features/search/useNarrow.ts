import { useNavigate } from 'react-router-dom'
import {
  narrowed,
  searchAddress,
  withFilter,
  type SearchQuery,
} from '../../model/search/searchQuery.ts'

/** Changes a part of the query with a history entry; shows its first page. */
export function useNarrow(query: SearchQuery) {
  const navigate = useNavigate()
  const go = (next: SearchQuery) => {
    // Synchronously, because inputs show the URL's values.
    void navigate(searchAddress(next), { flushSync: true })
  }
  return {
    narrow: (part: Pick<SearchQuery, 'types'>) => {
      go(narrowed(query, part))
    },
    filter: (field: string, values: readonly string[]) => {
      go(withFilter(query, field, values))
    },
  }
}
