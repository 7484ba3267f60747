// Counts the entities that someone owns: `entity-facets` filtered by owner (spec 1 §7).

import { facetsQuestion, type Question } from '../entities/questions.ts'

/** Counts by facet, over everything that one of these refs owns, optionally of one kind. */
export const ownedQuestion = (facet: string, owners: readonly string[], kind?: string): Question =>
  facetsQuestion([facet], [{ ...(kind !== undefined && { kind }), 'relations.ownedBy': owners }])
