// Counts entities as the catalog does, where several answers may have the same entity.

import { isRecord } from '../isRecord.ts'
import type { Facets } from './answers.ts'
import type { Entity } from './entity.ts'
import { presenceFields } from './relatedRefs.ts'
import { uniqueEntities } from './uniqueEntities.ts'

const relationsMark = 'relations.'

/** Fields with which `facetsOf` counts. */
export const fieldsOfFacets = (facets: readonly string[]): readonly string[] => [
  ...new Set([
    ...presenceFields,
    ...facets.map((facet) => (facet.startsWith(relationsMark) ? 'relations' : facet)),
  ]),
]

/** At a path such as `spec.type`; a key may have dots itself. Lists have the values of all items. */
function valuesAt(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, inner]) => {
      const name = key.toLowerCase()
      if (name === path) return valuesAt(inner, '')
      return path.startsWith(`${name}.`) ? valuesAt(inner, path.slice(name.length + 1)) : []
    })
  const isValue = ['string', 'number', 'boolean'].includes(typeof value)
  return path === '' && isValue ? [String(value)] : []
}

function valuesOf(entity: Entity, facet: string): readonly string[] {
  const path = facet.toLowerCase()
  if (!path.startsWith(relationsMark)) return valuesAt(entity, path)
  const wanted = path.slice(relationsMark.length)
  return (entity.relations ?? []).flatMap(({ type, targetRef }) =>
    type.toLowerCase() === wanted ? [targetRef] : [],
  )
}

/** How many entities have each value, as `GET /entity-facets` says it. An entity counts once for a value. */
export function facetsOf(facets: readonly string[], entities: readonly Entity[]): Facets {
  const countsOf = (facet: string) => {
    const counts = new Map<string, number>()
    for (const entity of uniqueEntities(entities))
      for (const value of new Set(valuesOf(entity, facet)))
        counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts].map(([value, count]) => ({ value, count }))
  }
  return Object.fromEntries(facets.map((facet) => [facet, countsOf(facet)]))
}
