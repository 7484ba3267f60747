// Decodes the ancestry of an entity (spec 1 §7). Apart from other responses of the catalog, which the first page needs.

import { isRecord } from '../isRecord.ts'
import { WrongShapeError } from '../wrongShape.ts'
import { decodeEntity } from './answers.ts'
import type { Entity } from './entity.ts'

export interface Ancestry {
  readonly rootEntityRef: string
  readonly items: readonly AncestryItem[]
}

interface AncestryItem {
  readonly entity: Entity
  readonly parentEntityRefs: readonly string[]
}

/** Throws `WrongShapeError` for another shape. */
export function decodeAncestry(json: unknown): Ancestry {
  const { items, rootEntityRef } = isRecord(json) ? json : {}
  if (!Array.isArray(items) || typeof rootEntityRef !== 'string') {
    throw new WrongShapeError('The response is not an ancestry')
  }
  return {
    rootEntityRef,
    items: items.map((item) => {
      const parents = isRecord(item) ? item['parentEntityRefs'] : undefined
      return {
        entity: decodeEntity(isRecord(item) ? item['entity'] : undefined),
        parentEntityRefs: Array.isArray(parents)
          ? parents.filter((ref) => typeof ref === 'string')
          : [],
      }
    }),
  }
}
