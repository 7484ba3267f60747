// The jobs that remove selected entities: one for each location, and one for each entity without a location.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../../features/entities/entitiesApi.ts'
import { locationsApi } from '../../../features/entities/locationsApi.ts'
import {
  bootstrapJob,
  deletionJob,
  locationJob,
  type BulkJob,
} from '../../../model/bulk/bulkJobs.ts'
import { isOrphan } from '../../../model/entities/annotations.ts'
import type { EntityPage } from '../../../model/entities/answers.ts'
import { entityRefOf, type Entity } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import type { LocationRecord } from '../../../model/entities/locationAnswers.ts'
import { isBootstrap, removalTarget, sameOrigin } from '../../../model/entities/removal.ts'
import { request } from '../../kit/request.ts'

/** Maximum entities of one location that are listed by name. */
const mostListed = 500
const fields = ['kind', 'metadata.name', 'metadata.namespace']
const fresh = { forceRefetch: true } as const

interface Selected {
  readonly ref: string
  readonly entity: Entity | null
}

type Group = readonly [Selected, ...Selected[]]

const deletions = (group: readonly Selected[]): readonly BulkJob[] =>
  group.map(({ ref, entity }) => deletionJob(ref, entity?.metadata.uid))

function* jobsOfOrigin(origin: string, group: Group): SagaGenerator<readonly BulkJob[]> {
  const location = yield* call(
    request<LocationRecord | null>,
    locationsApi.endpoints.locationByEntity.initiate(group[0].ref, fresh),
  )
  if (!location) return deletions(group)
  const { items, nextCursor } = yield* call(
    request<EntityPage>,
    entitiesApi.endpoints.entityPage.initiate(
      { filters: [sameOrigin(origin)], fields, limit: mostListed, mustBeFresh: true },
      fresh,
    ),
  )
  const colocated = items.map((entity) => stringifyEntityRef(entityRefOf(entity)))
  const refs = group.map(({ ref }) => ref)
  return [locationJob(location, refs, colocated, nextCursor === null)]
}

/** Throws the `Failure` of the first request that fails. */
export function* findRemovalJobs(refs: readonly string[]): SagaGenerator<readonly BulkJob[]> {
  const found = yield* call(
    request<readonly (Entity | null)[]>,
    entitiesApi.endpoints.entitiesByRefs.initiate(
      { refs, fields: [...fields, 'metadata.uid', 'metadata.annotations'], mustBeFresh: true },
      fresh,
    ),
  )
  const others: BulkJob[] = []
  const origins = new Map<string, Group>()
  for (const [index, ref] of refs.entries()) {
    const selected = { ref, entity: found[index] ?? null }
    const target = selected.entity && removalTarget(selected.entity, '')
    if (target && isBootstrap(target)) others.push(bootstrapJob(ref))
    else if (!selected.entity || !target?.origin || isOrphan(selected.entity))
      others.push(...deletions([selected]))
    else origins.set(target.origin, [...(origins.get(target.origin) ?? []), selected] as Group)
  }
  const jobs: BulkJob[] = []
  for (const [origin, group] of origins) jobs.push(...(yield* call(jobsOfOrigin, origin, group)))
  return [...jobs, ...others]
}
