// The direct relations of an entity as a drawing with two sides.

import type { Entity } from './entity.ts'
import { targetsOf } from './relatedRefs.ts'
import { compareRelations, relationPairs, type RelationGroup } from './relations.ts'

export interface Fan {
  /** Of what refers to the entity, such as its parts and its users. */
  readonly before: readonly RelationGroup[]
  /** Of what the entity refers to; relations that are not known are here, too. */
  readonly after: readonly RelationGroup[]
}

const opposites = new Set<string>(relationPairs.map(([, opposite]) => opposite))

/** Normalised refs by relation type, of `types` only if given; malformed refs are left out. */
export function fanOf(entity: Entity, types?: readonly string[]): Fan {
  const found = [...new Set(entity.relations?.map(({ type }) => type))]
    .filter((type) => types?.includes(type) ?? true)
    .sort(compareRelations)
    .map((type) => ({ type, targets: targetsOf(entity, type) }))
    .filter(({ targets }) => targets.length > 0)
  return {
    before: found.filter(({ type }) => opposites.has(type)),
    after: found.filter(({ type }) => !opposites.has(type)),
  }
}

/** Pixels of a group's heading and of each of its nodes. */
const heights = { frame: 100, group: 34, node: 54 } as const
/** Nodes of a group that are drawn at first. */
const drawnAtFirst = 10

const heightOfSide = (groups: readonly RelationGroup[]): number =>
  groups.reduce(
    (sum, { targets }) =>
      sum + heights.group + Math.min(targets.length, drawnAtFirst) * heights.node,
    0,
  )

/** About how many pixels a fan needs beside others; reserved until it is drawn. */
export function fanHeight(entity: Entity): number {
  const { before, after } = fanOf(entity)
  return heights.frame + Math.max(heightOfSide(before), heightOfSide(after))
}
