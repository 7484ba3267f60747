// Lives as long as the page. Records the entity's previous version when a different one is fetched.
// A restart may miss one comparison.

import { isAnyOf, type Action } from '@reduxjs/toolkit'
import { put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { entityChanged } from '../../features/inspector/entityChangesSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { isSame } from '../../model/json.ts'
import { entityOfPath } from '../../model/paths.ts'

const { entityByRef } = catalogApi.endpoints
const isAnswer = isAnyOf(entityByRef.matchFulfilled, entityByRef.matchRejected)

interface Asked {
  readonly meta: {
    readonly requestId: string
    readonly arg: { readonly originalArgs: string }
  }
}

function* compare({ meta: { requestId, arg } }: Asked): SagaGenerator<void> {
  const entityRef = arg.originalArgs
  const { data: before } = yield* select(entityByRef.select(entityRef))
  if (before === undefined) return
  const answer = yield* take(
    (action: Action) => isAnswer(action) && action.meta.requestId === requestId,
  )
  if (!entityByRef.matchFulfilled(answer) || isSame(before, answer.payload)) return
  const shown = entityOfPath((yield* select(selectLocation)).pathname)
  if (shown && stringifyEntityRef(shown) === entityRef)
    yield* put(entityChanged({ entityRef, before }))
}

export function* entityChangesSaga(): SagaGenerator<void> {
  yield* takeEvery(entityByRef.matchPending, compare)
}
