// Problems that the catalog reports about an entity, worst first; lists, headers, palette and graph show them as badges.

import { isOrphan } from './annotations.ts'
import { errorsOf, type Entity } from './entity.ts'

/** Processing errors, or no location that still provides the entity. */
export type EntityProblem = 'errors' | 'orphan'

export const hasErrors = (entity: Entity): boolean => errorsOf(entity).length > 0

export const problemsOf = (entity: Entity): readonly EntityProblem[] => [
  ...(hasErrors(entity) ? (['errors'] as const) : []),
  ...(isOrphan(entity) ? (['orphan'] as const) : []),
]
