// Counts the entities that someone owns: `GET /entity-facets` filtered by owner (spec 1 §7).

import { facetsPath } from '../entities/catalogPaths.ts'

/** Counts by facet, over everything that one of these refs owns, optionally of one kind. */
export const ownedPath = (facet: string, owners: readonly string[], kind?: string): string =>
  facetsPath([facet], [{ ...(kind !== undefined && { kind }), 'relations.ownedBy': owners }])
