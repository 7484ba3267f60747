// Looks up the options for unregistering an entity.

import type { Action } from '@reduxjs/toolkit'
import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../../features/entities/entitiesApi.ts'
import { locationsApi } from '../../../features/entities/locationsApi.ts'
import {
  locationFound,
  lookUpFailed,
  noLocationFound,
} from '../../../features/unregister/unregisterSlice.ts'
import type { EntityPage, LocationRecord } from '../../../model/entities/answers.ts'
import { entityRefOf } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { sameOrigin, type RemovalTarget } from '../../../model/entities/removal.ts'
import { toFailure } from '../../../model/failure.ts'
import { request } from '../../kit/request.ts'

/** Maximum number of listed entities of a location. */
const mostListed = 500
const fields = ['kind', 'metadata.name', 'metadata.namespace']

function* locationOf({ entityRef, origin }: RemovalTarget): SagaGenerator<Action> {
  const location = yield* call(
    request<LocationRecord | null>,
    locationsApi.endpoints.locationByEntity.initiate(entityRef, { forceRefetch: true }),
  )
  if (!location) return noLocationFound({ entityRef })
  const filters = [sameOrigin(origin ?? `${location.type}:${location.target}`)]
  const { items, nextCursor } = yield* call(
    request<EntityPage>,
    entitiesApi.endpoints.entityPage.initiate(
      { filters, fields, limit: mostListed, mustBeFresh: true },
      { forceRefetch: true },
    ),
  )
  const colocated = items.map((entity) => stringifyEntityRef(entityRefOf(entity)))
  return locationFound({ entityRef, location, colocated, areAllListed: nextCursor === null })
}

/** Finds the entity's location and all entities that are removed with it, while the dialog waits for them. */
export function* lookUpRemoval(target: RemovalTarget): SagaGenerator<void> {
  try {
    yield* put(yield* call(locationOf, target))
  } catch (thrown) {
    yield* put(lookUpFailed({ entityRef: target.entityRef, failure: toFailure(thrown) }))
  }
}
