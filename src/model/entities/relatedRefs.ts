// What an entity is related to, as refs, and how much of that is asked for at once.

import { pickerFields } from './catalogPaths.ts'
import { entityRefOf, specText, type Entity } from './entity.ts'
import { findEntityRef, stringifyEntityRef } from './entityRef.ts'

/** Up to here one request brings all; above, each card asks for what it shows. */
export const fewRefs = 100
/** Above, nobody looks whether the targets of relations are there (spec 1 §9, A-53). */
export const mostRefsChecked = 1_000

/** What a card shows of an entity, and what the way up to its domain is read from. */
export const relatedFields = [
  ...pickerFields,
  'spec.owner',
  'spec.lifecycle',
  'spec.system',
  'spec.domain',
  'spec.subdomainOf',
  'spec.parent',
] as const

/** Whether an entity is there needs no more. */
export const presenceFields = ['kind', 'metadata.name', 'metadata.namespace'] as const

/** Normalised refs, sorted, each once; what is no ref is left out. */
const normalised = (texts: readonly string[]): readonly string[] => {
  const refs = texts.flatMap((text) => {
    const ref = findEntityRef(text)
    return ref ? [stringifyEntityRef(ref)] : []
  })
  return [...new Set(refs)].sort()
}

/** Targets of one relation, of one kind where that is given. */
export const targetsOf = (entity: Entity, relation: string, kind?: string): readonly string[] =>
  normalised(
    (entity.relations ?? []).flatMap(({ type, targetRef }) =>
      type === relation ? [targetRef] : [],
    ),
  ).filter((ref) => kind === undefined || ref.startsWith(`${kind.toLowerCase()}:`))

/** As the catalog knows them; before it has drawn its relations, the one that the entity names. */
export const ownersOf = (entity: Entity): readonly string[] => {
  const owners = targetsOf(entity, 'ownedBy')
  const named = specText(entity, 'owner')
  return owners.length > 0 || named === undefined ? owners : [named]
}

export const allTargetsOf = (entity: Entity): readonly string[] =>
  normalised((entity.relations ?? []).map(({ targetRef }) => targetRef))

/** Which field of `spec` names the next one up, and its kind; the nearest first. */
const parentFields = [
  ['subcomponentOf', 'component'],
  ['system', 'system'],
  ['domain', 'domain'],
  ['subdomainOf', 'domain'],
  ['parent', 'group'],
] as const

/** By its relations where they are known, else by what it says itself. */
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

/** The way up, the nearest last: group or system, domain and so on, as far as what is known of them leads. */
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
