// The types of search results that plugins show.

import type { LucideIcon } from 'lucide-react'
import { createContext, type ComponentType } from 'react'
import type { DeclaredSearchType } from '../../../model/entities/searchHit.ts'
import type { SearchResult } from '../../../model/search/searchAnswer.ts'

export interface SearchResultProps {
  readonly result: SearchResult
  /** The searched text; empty without one. */
  readonly term: string
  /** Id for the link to the result, by which the search field refers to it. */
  readonly linkId: string
  /** Title of the page that the result is a section of, if it is known. */
  readonly pageTitle?: string
  /** Lines of the snippet; 5 if missing. */
  readonly lines?: number
}

export interface SearchType extends DeclaredSearchType {
  readonly Icon: LucideIcon
  readonly Component: ComponentType<SearchResultProps>
}

export const SearchTypes = createContext<readonly SearchType[]>([])
