// The groups that someone is a member of (spec 1 §7, group lookup).

import { readEntity, type Entity } from '../../../model/entities/entity.ts'
import { groupsOfPath } from '../../../model/shell/groupsRequest.ts'
import { WrongShapeError } from '../../../model/wrongShape.ts'
import { backendApi } from '../backendApi.ts'

function decodeGroups(json: unknown): readonly Entity[] {
  const items: unknown = typeof json === 'object' && json !== null && 'items' in json && json.items
  if (!Array.isArray(items)) throw new WrongShapeError('The answer is no list of entities')
  return items.map(readEntity).filter((group) => group !== undefined)
}

const groupsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /entities/by-query` with kind=Group and relations.hasMember. */
    groupsOf: build.query<readonly Entity[], string>({
      query: (userEntityRef) => ({
        plugin: 'catalog',
        path: groupsOfPath(userEntityRef),
        decode: decodeGroups,
      }),
    }),
  }),
})

export const { useGroupsOfQuery } = groupsApi
