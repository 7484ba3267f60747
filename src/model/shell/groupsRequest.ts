// The groups that someone is a member of (spec 1 §7, group lookup).

import type { EntitiesQuery } from '../entities/catalogPaths.ts'
import { nameFields } from '../entities/pickerRequest.ts'

const mostGroups = 50

export const groupsRequest = (userEntityRef: string): EntitiesQuery => ({
  filters: [{ kind: 'Group', 'relations.hasMember': userEntityRef }],
  fields: ['kind', 'metadata.namespace', ...nameFields],
  order: ['metadata.name,asc'],
  limit: mostGroups,
})
