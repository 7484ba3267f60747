// The cached rows of catalog indexes, and the requests for them.

import { isIndexReader } from '../../../model/catalog/entityListRequest.ts'
import { entitiesApi } from '../../entities/entitiesApi.ts'

const { selectCachedArgsForQuery } = entitiesApi.util
const { entityPages } = entitiesApi.endpoints

export type CacheState = Parameters<ReturnType<typeof entityPages.select>>[0]

/** One for each query that an index has asked and the cache still has. */
export const selectIndexPages = (state: CacheState) =>
  selectCachedArgsForQuery(state, 'entityPages')
    .filter(({ reader }) => isIndexReader(reader))
    .map((query) => entityPages.select(query)(state))
