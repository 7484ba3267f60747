// Lives as long as the page. Refreshes entities one after the other, reports the result, and polls
// the newest until it has changed or its page is left.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  entityLookedAt,
  lookFailed,
  refreshFailed,
  refreshScheduled,
  selectEntityRefresh,
} from '../../features/catalog/entity/header/entityRefreshSlice.ts'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { follow } from '../kit/follow.ts'
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
  // The event that ends the job comes last.
  if (failure === undefined) {
    yield* postAlert(
      { key: 'catalog:entity.refreshScheduled' },
      { severity: 'success', display: 'transient' },
    )
    yield* put(refreshScheduled({ entityRef, etag: shown.data?.metadata.etag ?? null }))
  } else {
    const { message } = failure
    yield* postAlert({ key: 'catalog:entity.refreshFailed', values: { entityRef, message } })
    yield* put(refreshFailed({ entityRef, failure }))
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

/** A refresh to ask for, or the next check of its result. */
interface Job {
  readonly entityRef: string
  readonly looks?: number
}

function selectJob(state: Parameters<typeof selectEntityRefresh>[0]): Job | undefined {
  const refresh = selectEntityRefresh(state)
  if (refresh.status === 'scheduling') return { entityRef: refresh.entityRef }
  if (refresh.status !== 'processing') return undefined
  const { entityRef, looks } = refresh
  return { entityRef, looks }
}

function* refreshAndLook({ entityRef, looks }: Job): SagaGenerator<void> {
  if (looks === undefined) yield* call(schedule, entityRef)
  else yield* call(look, entityRef, looks)
}

export function* entityRefreshSaga(): SagaGenerator<void> {
  yield* call(follow<Job>, selectJob, refreshAndLook)
}
