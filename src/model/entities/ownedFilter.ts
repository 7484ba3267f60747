// Finds the entities that someone owns (spec 1 §7).

import type { EntityFilter } from './entityFilter.ts'

/** Everything that one of these refs owns, optionally of one kind. */
export const ownedFilter = (owners: readonly string[], kind?: string): EntityFilter => ({
  ...(kind !== undefined && { kind }),
  'relations.ownedBy': owners,
})
