import type { IndexQuery } from '../../../model/catalog/indexQuery.ts'

export interface FilterProps {
  readonly query: IndexQuery
  /** True once the rows are there: counts never delay them. */
  readonly isReady: boolean
}
