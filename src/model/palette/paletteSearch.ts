// The command palette's search of the catalog.

import type { EntityEntry } from '../entities/entityEntry.ts'
import type { Failure } from '../failure.ts'

/** The catalog's search for the typed text. */
export type PaletteSearch =
  | { readonly status: 'idle' }
  | {
      readonly status: 'searching'
      /** Results of the previous text, until the next ones arrive. */
      readonly hits: readonly EntityEntry[]
      /** Enter was pressed before there was anything to open: the best match opens when it arrives. */
      readonly isConfirmed: boolean
    }
  | { readonly status: 'found'; readonly hits: readonly EntityEntry[] }
  | { readonly status: 'failed'; readonly failure: Failure }

/** The catalog's answer for a text. */
export interface Answered {
  readonly text: string
  readonly hits: readonly EntityEntry[]
}

export interface Failed {
  readonly text: string
  readonly failure: Failure
}
