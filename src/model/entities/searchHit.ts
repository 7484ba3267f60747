// A result of the search backend as the command palette shows it.

import type { Failure } from '../failure.ts'
import type { Titles } from '../languages.ts'

export interface SearchHit {
  readonly title: string
  readonly detail?: string
  /** Kind of the entity, for its icon. */
  readonly kind?: string
  /** A path of the portal. */
  readonly to: string
}

/** The search backend's best results of one type, for the text that was typed then. */
export type IndexAnswer = { readonly type: string; readonly text: string } & (
  | { readonly status: 'found'; readonly hits: readonly SearchHit[] }
  | { readonly status: 'failed'; readonly failure: Failure }
)

/** A type of results that a plugin shows. */
export interface DeclaredSearchType {
  /** As the index names it, such as `techdocs`. */
  readonly value: string
  readonly titles: Titles
}

/** The type of entities in the index. */
export const catalogType = 'software-catalog'
