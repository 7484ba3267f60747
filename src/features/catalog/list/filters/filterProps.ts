import type { IndexQuery } from '../../../../model/catalog/indexQuery.ts'

export interface FilterProps {
  readonly query: IndexQuery
  /** True once the rows are drawn, so that counts never delay them. */
  readonly isReady: boolean
}
