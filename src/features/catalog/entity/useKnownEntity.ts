import { useSelector } from 'react-redux'
import { entityRefOf, type Entity } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { entitiesApi } from '../../entities/entitiesApi.ts'
import { selectIndexPages, type CacheState } from '../list/indexPagesApi.ts'

/** The cached data of an entity from lists and cards: enough for the header while its page loads. */
function findKnownEntity(state: CacheState, ref: string): Entity | undefined {
  const isIt = (entity: Entity | null): entity is Entity =>
    entity !== null && stringifyEntityRef(entityRefOf(entity)) === ref
  for (const { data } of selectIndexPages(state)) {
    const found = data?.pages.flatMap(({ items }) => items).find(isIt)
    if (found) return found
  }
  for (const query of entitiesApi.util.selectCachedArgsForQuery(state, 'entitiesByRefs')) {
    const found = entitiesApi.endpoints.entitiesByRefs.select(query)(state).data?.find(isIt)
    if (found) return found
  }
  return undefined
}

/** Undefined if the ref is null or nothing is known. */
export const useKnownEntity = (ref: string | null): Entity | undefined =>
  useSelector((state: CacheState) => (ref === null ? undefined : findKnownEntity(state, ref)))
