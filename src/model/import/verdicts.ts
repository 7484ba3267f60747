// The result of each registered entity.

import { managedByLocation, originLocation } from '../entities/annotations.ts'
import { entityRefOf, errorsOf, type Entity } from '../entities/entity.ts'
import { stringifyEntityRef } from '../entities/entityRef.ts'
import type { UnprocessedEntity } from '../entities/unprocessed.ts'

export type Verdict =
  | { readonly ref: string; readonly status: 'processing' }
  | { readonly ref: string; readonly status: 'exists' }
  /** The catalog has this entity from another location, which it keeps. */
  | { readonly ref: string; readonly status: 'elsewhere'; readonly location: string }
  | {
      readonly ref: string
      readonly status: 'failed'
      readonly errors: readonly string[]
      /** Whether the catalog shows it nevertheless. */
      readonly isThere: boolean
    }

export interface Watched {
  /** The locations that the entities come from. */
  readonly target: string
  readonly refs: readonly string[]
}

export interface CatalogView {
  /** In the order of the refs. */
  readonly entities: readonly (Entity | null)[]
  readonly unprocessed: readonly UnprocessedEntity[]
  /** Errors of reading the location itself. */
  readonly locationErrors: readonly string[]
}

const isFrom = (entity: Entity, target: string): boolean =>
  [managedByLocation(entity), originLocation(entity)].some((place) => place?.target === target)

function refusalsOf(ref: string, unprocessed: readonly UnprocessedEntity[]): readonly string[] {
  return unprocessed
    .filter(({ entity }) => stringifyEntityRef(entityRefOf(entity)) === ref)
    .flatMap(({ errors }) => errors.map(({ message }) => message))
}

/** Without duplicates, in order. */
export function verdictsOf(
  { target, refs }: Watched,
  { entities, unprocessed, locationErrors }: CatalogView,
): readonly Verdict[] {
  return refs.map((ref, index): Verdict => {
    const entity = entities[index]
    if (!entity) {
      const errors = [...new Set([...refusalsOf(ref, unprocessed), ...locationErrors])]
      return errors.length > 0
        ? { ref, status: 'failed', errors, isThere: false }
        : { ref, status: 'processing' }
    }
    if (!isFrom(entity, target)) {
      const location = originLocation(entity)?.target ?? managedByLocation(entity)?.target ?? ''
      return { ref, status: 'elsewhere', location }
    }
    const errors = errorsOf(entity)
    return errors.length > 0
      ? { ref, status: 'failed', errors, isThere: true }
      : { ref, status: 'exists' }
  })
}

/** Whether all results are final. */
export const areFinal = (verdicts: readonly Verdict[]): boolean =>
  verdicts.every(({ status }) => status === 'exists' || status === 'elsewhere')
