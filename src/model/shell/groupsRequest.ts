// The groups that someone is a member of (spec 1 §7, group lookup).

import { serializeFilter } from '../entities/entityFilter.ts'

const mostGroups = 50
const fields = 'kind,metadata.name,metadata.namespace,metadata.title,spec.profile.displayName'

export const groupsOfPath = (userEntityRef: string): string => {
  const parameters = new URLSearchParams({
    filter: serializeFilter({ kind: 'Group', 'relations.hasMember': userEntityRef }),
    fields,
    limit: String(mostGroups),
    orderField: 'metadata.name,asc',
    totalItems: 'exclude',
  })
  return `/entities/by-query?${parameters.toString()}`
}
