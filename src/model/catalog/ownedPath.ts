// How much somebody owns: `GET /entity-facets` over what has them as owner (spec 1 §7).

import { facetsPath } from '../entities/catalogPaths.ts'

/** Counts by a facet over all that one of these refs owns, of one kind where that is given. */
export const ownedPath = (facet: string, owners: readonly string[], kind?: string): string =>
  facetsPath([facet], { ...(kind !== undefined && { kind }), 'relations.ownedBy': owners })
