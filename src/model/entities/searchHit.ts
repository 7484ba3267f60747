// A result of the search backend as the command palette shows it.

import type { Titles } from '../languages.ts'

export interface SearchHit {
  readonly title: string
  readonly detail?: string
  /** Kind of the entity, for its icon. */
  readonly kind?: string
  /** A path of the portal. */
  readonly to: string
}

/** A type of results that a plugin shows. */
export interface DeclaredSearchType {
  /** As the index names it, such as `techdocs`. */
  readonly value: string
  readonly titles: Titles
}

/** The type of entities in the index. */
export const catalogType = 'software-catalog'
