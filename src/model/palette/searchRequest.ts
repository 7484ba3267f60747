// Finding entities by name for the command palette: `GET /entities/by-query` (spec 1 §7).

import { pickerFields, type EntitiesQuery } from '../entities/catalogPaths.ts'
import { entityKinds } from '../entities/entity.ts'
import { nameFields } from '../entities/pickerRequest.ts'
import { wordsOf } from '../entities/ranking.ts'

/** Rows to choose the best from: the catalog sorts by name, not by how well it matches. */
const rows = 50

/** Words that say what sort of thing is looked for, rather than which. */
const sorts = new Set([
  ...entityKinds.map((kind) => kind.toLowerCase()),
  ...['service', 'website', 'library', 'openapi', 'team', 'default'],
])

const longest = (words: readonly string[]): string =>
  words.reduce((best, word) => (word.length > best.length ? word : best), '')

/**
 * The catalog compares one text only: it is asked for the word that tells most, and the others narrow its answer.
 * So 'api orders' and a pasted 'api:default/orders' both find the API.
 */
export const searchTerm = (typed: string): string => {
  const words = wordsOf(typed)
  return longest(words.filter((word) => !sorts.has(word))) || longest(words)
}

export const entitySearch = (term: string): EntitiesQuery => ({
  reader: 'palette',
  filters: [],
  text: term.toWellFormed(),
  textFields: nameFields,
  order: ['metadata.name,asc'],
  limit: rows,
  fields: pickerFields,
})
