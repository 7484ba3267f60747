// The request for the entities that the start page is about; apart, because the early script sends it.

import type { EntitiesQuery } from '../entities/catalogPaths.ts'
import type { EntityFilter } from '../entities/entityFilter.ts'
import { ownedFilter } from '../entities/ownedFilter.ts'

/** More are in the catalog, whose list has pages. */
export const mostOwned = 50

/** With what tiles show, and what the sources of attention read. */
export const heldRequest = (filter: EntityFilter): EntitiesQuery => ({
  reader: 'start',
  filters: [filter],
  fields: [
    'kind',
    'metadata.namespace',
    'metadata.name',
    'metadata.title',
    'metadata.annotations',
    'spec.type',
    'spec.lifecycle',
    'spec.profile.displayName',
    'relations',
    'status.items',
  ],
  order: ['metadata.name,asc'],
  limit: mostOwned,
  hasTotal: true,
})

export const ownedRequest = (owners: readonly string[]): EntitiesQuery =>
  heldRequest(ownedFilter(owners))
