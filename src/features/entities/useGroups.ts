import type { Entity } from '../../model/entities/entity.ts'
import { useUserGroupsQuery } from './entitiesApi.ts'

/** The user's groups; empty until the catalog has answered, or while `isReady` is false. */
export function useGroups(userEntityRef: string, isReady = true): readonly Entity[] {
  const { data = none } = useUserGroupsQuery(userEntityRef, { skip: !isReady })
  return data
}

const none: readonly Entity[] = []
