import { call, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import type { Entity } from '../../model/entities/entity.ts'
import type { EntityFilter } from '../../model/entities/entityFilter.ts'
import { filterOfTarget, type HeldTarget } from '../../model/entities/heldTarget.ts'
import { ownedFilter } from '../../model/entities/ownedFilter.ts'
import { targetsOf } from '../../model/entities/relatedRefs.ts'
import { request } from './request.ts'

/** What the target owns or contains; without one, what the user and their groups own. A domain is asked for its systems. */
export function* filterOfHeld(
  { of }: HeldTarget,
  owners: readonly string[],
): SagaGenerator<EntityFilter> {
  if (of === null) return ownedFilter(owners)
  if (!of.startsWith('domain:')) return filterOfTarget(of, [])
  const asked = catalogApi.endpoints.entityByRef.initiate(of)
  const domain = yield* call(request<Entity>, asked)
  return filterOfTarget(of, targetsOf(domain, 'hasPart', 'system'))
}
