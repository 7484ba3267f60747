// Relations between entities (spec 1 §3).

import type { EntityRelation } from './entity.ts'

/** Each relation and its opposite, in display order. */
export const relationPairs = [
  ['ownedBy', 'ownerOf'],
  ['partOf', 'hasPart'],
  ['providesApi', 'apiProvidedBy'],
  ['consumesApi', 'apiConsumedBy'],
  ['dependsOn', 'dependencyOf'],
  ['childOf', 'parentOf'],
  ['memberOf', 'hasMember'],
] as const

export interface RelationGroup {
  readonly type: string
  /** Entity refs, sorted. */
  readonly targets: readonly string[]
}

const order = new Map<string, number>(relationPairs.flat().map((type, index) => [type, index]))

const rank = (type: string): number => order.get(type) ?? order.size

/** Known relations first, then others by name. */
export const compareRelations = (a: string, b: string): number =>
  rank(a) - rank(b) || a.localeCompare(b)

/** Groups relations by type: known ones first, then others by name. */
export function groupRelations(relations: readonly EntityRelation[]): readonly RelationGroup[] {
  const groups = new Map<string, Set<string>>()
  for (const { type, targetRef } of relations) {
    const targets = groups.get(type) ?? new Set<string>()
    groups.set(type, targets.add(targetRef))
  }
  return [...groups]
    .map(([type, targets]) => ({ type, targets: [...targets].sort() }))
    .sort((a, b) => compareRelations(a.type, b.type))
}
