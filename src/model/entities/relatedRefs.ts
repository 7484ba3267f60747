// Refs of related entities, and how many are requested at once.

import { pickerFields, problemFields } from './catalogPaths.ts'
import { entityRefOf, specText, type Entity } from './entity.ts'
import { findEntityRef, stringifyEntityRef } from './entityRef.ts'

/** Up to this number one request serves all cards; above it, each card requests what it shows. */
export const fewRefs = 100
/** Above this number, missing relation targets are not looked for (spec 1 §9, A-53). */
export const mostRefsChecked = 1_000

/** Fields for a card, and for the path up to the domain. */
export const relatedFields = [
  ...pickerFields,
  'spec.profile.picture',
  'spec.owner',
  'spec.lifecycle',
  'spec.system',
  'spec.domain',
  'spec.subdomainOf',
  'spec.parent',
  ...problemFields,
] as const

/** Fields to find out whether an entity exists. */
export const presenceFields = ['kind', 'metadata.name', 'metadata.namespace'] as const

/** Normalised refs, sorted, without duplicates; leaves out malformed ones. */
const normalised = (texts: readonly string[]): readonly string[] => {
  const refs = texts.flatMap((text) => {
    const ref = findEntityRef(text)
    return ref ? [stringifyEntityRef(ref)] : []
  })
  return [...new Set(refs)].sort()
}

/** Targets of a relation, optionally of one kind. */
export const targetsOf = (entity: Entity, relation: string, kind?: string): readonly string[] =>
  normalised(
    (entity.relations ?? []).flatMap(({ type, targetRef }) =>
      type === relation ? [targetRef] : [],
    ),
  ).filter((ref) => kind === undefined || ref.startsWith(`${kind.toLowerCase()}:`))

/** Owners by relation, or `spec.owner` until the catalog has processed the entity. */
export const ownersOf = (entity: Entity): readonly string[] => {
  const owners = targetsOf(entity, 'ownedBy')
  const named = specText(entity, 'owner')
  return owners.length > 0 || named === undefined ? owners : [named]
}

export const allTargetsOf = (entity: Entity): readonly string[] =>
  normalised((entity.relations ?? []).map(({ targetRef }) => targetRef))

/** The field of `spec` that names the parent, and the parent's kind; the nearest first. */
const parentFields = [
  ['subcomponentOf', 'component'],
  ['system', 'system'],
  ['domain', 'domain'],
  ['subdomainOf', 'domain'],
  ['parent', 'group'],
] as const

/** By relation if known, else by `spec`. */
function parentOf(entity: Entity): string | undefined {
  const related = [...targetsOf(entity, 'partOf'), ...targetsOf(entity, 'childOf')]
  const nearest = parentFields.flatMap(
    ([, kind]) => related.find((ref) => ref.startsWith(`${kind}:`)) ?? [],
  )
  if (related.length > 0) return nearest[0] ?? related[0]
  const { namespace } = entityRefOf(entity)
  const [named] = parentFields.flatMap(([field, kind]) => {
    const text = specText(entity, field)
    return (text === undefined ? undefined : findEntityRef(text, { kind, namespace })) ?? []
  })
  return named && stringifyEntityRef(named)
}

/** The path up, the nearest last: group or system, domain and so on, as far as the entities are known. */
export function parentsOf(
  entity: Entity,
  known: (ref: string) => Entity | null | undefined,
): readonly string[] {
  const chain: string[] = []
  const seen = new Set([stringifyEntityRef(entityRefOf(entity))])
  let current: Entity | null | undefined = entity
  while (current) {
    const parent = parentOf(current)
    if (parent === undefined || seen.has(parent)) break
    seen.add(parent)
    chain.unshift(parent)
    current = known(parent)
  }
  return chain
}
