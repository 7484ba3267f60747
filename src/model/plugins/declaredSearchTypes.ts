// The types of search results that plugins show.

import type { DeclaredSearchType } from '../entities/searchHit.ts'
import type { Titles } from '../languages.ts'

interface SearchTypeOwner {
  readonly searchResults?: readonly { readonly type: string; readonly titles: Titles }[]
}

export const declaredSearchTypes = (
  plugins: readonly SearchTypeOwner[],
): readonly DeclaredSearchType[] =>
  plugins.flatMap(({ searchResults = [] }) =>
    searchResults.map(({ type, titles }) => ({ value: type, titles })),
  )
