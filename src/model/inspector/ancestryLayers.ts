// An entity's ancestry in layers: the root first, the entity last, each below all of its ancestors.

import type { Ancestry } from '../entities/ancestry.ts'
import { entityRefOf } from '../entities/entity.ts'
import { stringifyEntityRef } from '../entities/entityRef.ts'

export interface AncestryNode {
  readonly ref: string
  /** Refs of its parents, as far as they are in the response. */
  readonly parents: readonly string[]
}

/** Ends at circles, which a catalog should not have. */
export function ancestryLayers({ items, rootEntityRef }: Ancestry): readonly AncestryNode[][] {
  const nodes = new Map<string, AncestryNode>()
  for (const { entity, parentEntityRefs } of items) {
    const ref = stringifyEntityRef(entityRefOf(entity))
    nodes.set(ref, { ref, parents: parentEntityRefs })
  }
  const depths = new Map<string, number>()
  const descend = (ref: string, depth: number, path: readonly string[]) => {
    const node = nodes.get(ref)
    if (!node || path.includes(ref) || (depths.get(ref) ?? -1) >= depth) return
    depths.set(ref, depth)
    for (const parent of node.parents) descend(parent, depth + 1, [...path, ref])
  }
  descend(rootEntityRef, 0, [])
  const layers: AncestryNode[][] = []
  for (const [ref, depth] of depths) {
    const { parents } = nodes.get(ref) ?? { parents: [] }
    const known = parents.filter((parent) => depths.has(parent))
    ;(layers[depth] ??= []).push({ ref, parents: known })
  }
  return layers.reverse()
}
