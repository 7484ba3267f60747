// Rows that match a search text while the catalog's own answer is on its way.

import { givenName, type Entity } from '../entities/entity.ts'

/** The catalog searches no longer values (backend 3.x). */
const longestSearched = 200

/** As the catalog compares them: part of one of the fields that `rowsRequest` searches, without case. */
export function matchesText(entity: Entity, text: string): boolean {
  const { name, title, description, tags = [] } = entity.metadata
  const term = text.trim().toLowerCase()
  return [name, title, description, givenName(entity), ...tags].some(
    (value) =>
      value !== undefined && value.length <= longestSearched && value.toLowerCase().includes(term),
  )
}
