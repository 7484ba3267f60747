// Lives as long as the page. Refreshes entities one after the other, reports the result, and polls
// the newest until it has changed or its page is left.

import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import {
  entityLookedAt,
  lookFailed,
  refreshFailed,
  refreshRequested,
  refreshScheduled,
  selectEntityRefresh,
} from '../../features/catalog/entity/header/entityRefreshSlice.ts'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { navigated } from '../../features/shell/locationSlice.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'

const { entityByRef, refreshEntity } = catalogApi.endpoints

/** Milliseconds before each check: processing takes a few seconds in an idle catalog. */
const pauses = [1_000, 2_000, 4_000, 8_000] as const
const longestPause = 15_000

function* askCatalog(entityRef: string): SagaGenerator<Failure | undefined> {
  try {
    yield* call(request<null>, refreshEntity.initiate(entityRef, { track: false }))
    return undefined
  } catch (thrown) {
    return toFailure(thrown)
  }
}

function* schedule(entityRef: string): SagaGenerator<void> {
  const shown = yield* select(entityByRef.select(entityRef))
  const failure = yield* call(askCatalog, entityRef)
  if (failure === undefined) {
    yield* put(refreshScheduled({ entityRef, etag: shown.data?.metadata.etag ?? null }))
    yield* postAlert(
      { key: 'catalog:entity.refreshScheduled' },
      { severity: 'success', display: 'transient' },
    )
  } else {
    yield* put(refreshFailed({ entityRef, failure }))
    const { message } = failure
    yield* postAlert({ key: 'catalog:entity.refreshFailed', values: { entityRef, message } })
  }
}

function* look(entityRef: string, looks: number): SagaGenerator<void> {
  const visibility = yield* service('visibility')
  yield* delay(pauses[looks] ?? longestPause)
  yield* call([visibility, visibility.whenVisible])
  try {
    const { metadata } = yield* call(
      request<Entity>,
      entityByRef.initiate(entityRef, { forceRefetch: true }),
    )
    yield* put(entityLookedAt({ entityRef, etag: metadata.etag ?? null }))
  } catch (thrown) {
    yield* put(lookFailed({ entityRef, failure: toFailure(thrown) }))
  }
}

export function* entityRefreshSaga(): SagaGenerator<void> {
  for (;;) {
    const state = yield* select(selectEntityRefresh)
    if (state.status === 'scheduling')
      yield* race({ scheduled: call(schedule, state.entityRef), left: take(signedOut) })
    else if (state.status === 'processing')
      yield* race({
        looked: call(look, state.entityRef, state.looks),
        left: take([refreshRequested, navigated, signedOut]),
      })
    else yield* take(refreshRequested)
  }
}
