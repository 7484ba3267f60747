// Registers the locations found for a URL, one after the other.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../../features/entities/catalogApi.ts'
import { locationsApi } from '../../../features/entities/locationsApi.ts'
import {
  locationRegistered,
  registrationFailed,
  selectImports,
} from '../../../features/import/importsSlice.ts'
import type { AddedLocation } from '../../../model/entities/answers.ts'
import { toFailure } from '../../../model/failure.ts'
import { catalogProblem } from '../../../model/import/catalogProblem.ts'
import type { FoundLocation } from '../../../model/import/importAnalysis.ts'
import { itemOf, nextLocation } from '../../../model/import/importItem.ts'
import { request } from '../../kit/request.ts'

const untracked = { track: false }

/** Refreshes a location that is already registered; all its refs lead to the same location. */
function* addOrRefresh({ target, exists, entities }: FoundLocation): SagaGenerator<string | null> {
  const { addLocation } = locationsApi.endpoints
  const { refreshEntity } = catalogApi.endpoints
  const [first] = entities
  if (exists && first !== undefined) {
    yield* call(request<null>, refreshEntity.initiate(first, untracked))
    return null
  }
  try {
    const added = yield* call(request<AddedLocation>, addLocation.initiate({ target }, untracked))
    return added.location.entityRef ?? null
  } catch (thrown) {
    // Another user has registered it meanwhile.
    if (toFailure(thrown).status === 409) return null
    throw thrown
  }
}

export function* register(target: string): SagaGenerator<void> {
  for (;;) {
    const item = itemOf(yield* select(selectImports), target)
    const next = item.status === 'registering' ? nextLocation(item) : undefined
    if (!next) return
    try {
      const entityRef = yield* call(addOrRefresh, next)
      yield* put(locationRegistered({ target, location: next.target, entityRef }))
    } catch (thrown) {
      yield* put(registrationFailed({ target, problem: catalogProblem(toFailure(thrown)) }))
    }
  }
}
