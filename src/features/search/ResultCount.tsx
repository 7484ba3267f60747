import { useTranslation } from 'react-i18next'
import { countText } from '../../model/search/searchCounts.ts'
import type { Search } from './useSearch.ts'

/** The number of results, and which of them the page shows; also for screen readers. */
export function ResultCount({ search }: { readonly search: Search }) {
  const { t } = useTranslation('search')
  return <p role="status">{textOf()}</p>

  function textOf() {
    if (search.status === 'loading') return t('searching')
    if (search.status !== 'found') return ''
    const { results, numberOfResults, nextPageCursor, previousPageCursor } = search.page
    const text = countText(numberOfResults, (value) => t('number', { value }))
    const [first] = results
    const isPart = nextPageCursor !== undefined || previousPageCursor !== undefined
    if (!isPart || first?.rank === undefined)
      return t('total', { count: numberOfResults ?? 0, text })
    return t('range', { from: first.rank, to: first.rank + results.length - 1, text })
  }
}
