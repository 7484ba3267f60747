// Filters as the catalog's predicates, which requests have in their bodies.

import { isExists, type EntityFilter } from './entityFilter.ts'

type Condition = string | { readonly $in: readonly string[] } | { readonly $exists: true }
export type Predicate =
  Readonly<Record<string, Condition>> | { readonly $any: readonly Predicate[] }

const conditionOf = (value: EntityFilter[string]): Condition => {
  if (isExists(value)) return { $exists: true }
  return typeof value === 'string' ? value : { $in: value }
}

/** One of the filters has to match; without any, everything does. */
export function predicateOf(filters: readonly EntityFilter[]): Predicate {
  const all = filters.map((filter) =>
    Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, conditionOf(value)])),
  )
  const [only, ...others] = all
  return others.length === 0 ? (only ?? {}) : { $any: all }
}
