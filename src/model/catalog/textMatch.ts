// Rows that match a search text while the catalog's own answer is on its way.

import { givenName, type Entity } from '../entities/entity.ts'

/** The catalog searches no longer values (backend 3.x). */
const longestSearched = 200

/** As the catalog compares them: part of one of the fields that `rowsRequest` searches, without case. */
export function textMatcher(text: string): (entity: Entity) => boolean {
  const term = text.trim().toLowerCase()
  const isFound = (value: string | undefined): boolean =>
    value !== undefined && value.length <= longestSearched && value.toLowerCase().includes(term)
  return (entity) => {
    const { name, title, description, tags = [] } = entity.metadata
    return [name, title, description, givenName(entity), ...tags].some(isFound)
  }
}
