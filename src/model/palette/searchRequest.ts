// Searches entities by name for the command palette: `GET /entities/by-query` (spec 1 §7).

import { pickerFields, problemFields, type EntitiesQuery } from '../entities/catalogPaths.ts'
import { entityKinds } from '../entities/entity.ts'
import { nameFields } from '../entities/pickerRequest.ts'
import { wordsOf } from '../entities/ranking.ts'

/** Fields of an option; the targets are the titles of generated locations. */
const shownFields = [
  ...pickerFields,
  'spec.lifecycle',
  'spec.target',
  'spec.targets',
  ...problemFields,
]

/** More than are shown, because the catalog sorts by name and not by relevance. */
const rows = 50

/** Words that name a kind or type, not an entity. */
const sorts = new Set([
  ...entityKinds.map((kind) => kind.toLowerCase()),
  ...['service', 'website', 'library', 'openapi', 'team', 'default'],
])

const longest = (words: readonly string[]): string =>
  words.reduce((best, word) => (word.length > best.length ? word : best), '')

/**
 * The catalog searches for one text only, so it gets the most specific word; the other words filter its results. Both
 * 'api orders' and a pasted 'api:default/orders' find the API.
 */
export const searchTerm = (typed: string): string => {
  const words = wordsOf(typed)
  return longest(words.filter((word) => !sorts.has(word))) || longest(words)
}

/**
 * Other terms to search when a term has no results: its first half, then its second. The catalog
 * forgives no typos, and a typo usually leaves one half intact.
 */
export function looserTerms(term: string): readonly string[] {
  const letters = Array.from(term)
  if (letters.length < 4) return []
  const middle = Math.floor(letters.length / 2)
  return [letters.slice(0, middle).join(''), letters.slice(middle).join('')]
}

/** In this kind only, if there is one. */
export const entitySearch = (term: string, kind?: string): EntitiesQuery => ({
  reader: 'palette',
  filters: kind === undefined ? [] : [{ kind }],
  text: term.toWellFormed(),
  textFields: nameFields,
  order: ['metadata.name,asc'],
  limit: rows,
  fields: shownFields,
})
