import type { Entity } from '../../model/entities/entity.ts'
import { groupsRequest } from '../../model/shell/groupsRequest.ts'
import { useEntityPageQuery } from './entitiesApi.ts'

/** The user's groups; empty until the catalog has answered, or while `isReady` is false. */
export function useGroups(userEntityRef: string, isReady = true): readonly Entity[] {
  const { data } = useEntityPageQuery(groupsRequest(userEntityRef), { skip: !isReady })
  return data?.items ?? []
}
