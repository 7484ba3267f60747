// A system or domain as boxes in each other: its parts inside, its APIs on the edge, its resources below.

import type { EntitiesQuery } from '../entities/catalogPaths.ts'
import { kindOfRef } from '../entities/entityRef.ts'
import { targetsOf } from '../entities/relatedRefs.ts'
import { graphFields, type KnownEntities } from './entityGraph.ts'

export interface Nest {
  readonly ref: string
  /** Refs of APIs that are parts of it. */
  readonly apis: readonly string[]
  /** Other parts, those with parts of their own as boxes. */
  readonly inner: readonly Nest[]
  readonly resources: readonly string[]
  /** Number of parts that are not drawn. */
  readonly hidden: number
}

/** Boxes in boxes: subdomains or systems of a domain, their parts, and parts of those. */
const mostLevels = 3
/** Parts of one box. */
const mostParts = 60

interface Walk {
  readonly entities: KnownEntities
  readonly levels: number
  /** The boxes around: an entity that contains itself is drawn once. */
  readonly around: readonly string[]
}

/** Parts that are not in the box of another part; of parts that contain each other, the first. */
function outermost(parts: readonly string[], entities: KnownEntities): readonly string[] {
  const within = (ref: string) => {
    const entity = entities.get(ref)
    const inner = entity ? targetsOf(entity, 'hasPart') : []
    return inner.filter((part) => part !== ref && parts.includes(part))
  }
  const inside = new Set(parts.flatMap(within))
  const reached = new Set<string>()
  const reach = (from: string) => {
    // The loop also visits what is added during it.
    const found = new Set([from])
    for (const ref of found) for (const part of within(ref)) found.add(part)
    for (const ref of found) reached.add(ref)
  }
  const roots = parts.filter((part) => !inside.has(part))
  roots.forEach(reach)
  const others = parts.filter((part) => {
    if (reached.has(part)) return false
    reach(part)
    return true
  })
  return [...roots, ...others].sort((one, other) => parts.indexOf(one) - parts.indexOf(other))
}

function nestIn(ref: string, { entities, levels, around }: Walk): Nest {
  const entity = entities.get(ref)
  const outer = [...around, ref]
  const all = entity ? targetsOf(entity, 'hasPart').filter((part) => !outer.includes(part)) : []
  if (levels === 0) return { ref, apis: [], inner: [], resources: [], hidden: all.length }
  const parts = outermost(all, entities)
  const shown = parts.slice(0, mostParts)
  const ofKind = (kind: string) => shown.filter((part) => kindOfRef(part) === kind)
  const others = shown.filter((part) => !['api', 'resource'].includes(kindOfRef(part)))
  const inner = others.map((part) => nestIn(part, { entities, levels: levels - 1, around: outer }))
  const hidden = parts.length - shown.length
  return { ref, apis: ofKind('api'), inner, resources: ofKind('resource'), hidden }
}

/** The boxes of an entity; parts of parts where those are known. */
export const nestOf = (ref: string, entities: KnownEntities): Nest =>
  nestIn(ref, { entities, levels: mostLevels, around: [] })

const refsOf = ({ ref, apis, inner, resources }: Nest): readonly string[] => [
  ref,
  ...apis,
  ...resources,
  ...inner.flatMap(refsOf),
]

/** Refs in boxes that still have to be looked up; at most `most`. */
export const unknownIn = (
  nests: readonly Nest[],
  entities: KnownEntities,
  most: number,
): readonly string[] =>
  [...new Set(nests.flatMap(refsOf))].filter((ref) => !entities.has(ref)).slice(0, most)

/** Of entities of one answer, those that are in no other's box. */
export const outermostOf = (entities: KnownEntities): readonly string[] =>
  outermost([...entities.keys()], entities)

/** The catalog from above: domains, then systems. Those that are parts of a drawn one are in its box. */
export const systemsQuery: EntitiesQuery = {
  reader: 'systems',
  filters: [{ kind: ['domain', 'system'] }],
  fields: graphFields,
  order: ['kind,asc', 'metadata.name,asc'],
  limit: 24,
  hasTotal: true,
}
