// Lives as long as the page. Asks again for what failed for a reason that may have passed: after a growing pause, while
// the page is visible, one question of an endpoint first. A notice says that the backend is away, and that it is back.

import type { PayloadAction } from '@reduxjs/toolkit'
import { call, fork, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { connectionChanged, selectIsOffline } from '../../features/offline/offlineSlice.ts'
import { askAgainDue } from '../../features/recovery/askAgainApi.ts'
import { failuresSoFar } from '../../features/recovery/outagesApi.ts'
import {
  isSettled,
  outageEnded,
  selectIsAway,
  selectIsWatching,
  selectOutages,
  watchBegan,
  type Outage,
} from '../../features/recovery/outagesSlice.ts'
import { isUserChange, renewed } from '../../features/session/sessionSlice.ts'
import { dismissed, posted } from '../../features/shell/alerts/alertsSlice.ts'
import { postAlert } from '../kit/postAlert.ts'
import { retryPause } from '../kit/retryPause.ts'
import { service } from '../kit/service.ts'
import { takeUpEach } from '../kit/takeUpEach.ts'
import { waitFor } from '../kit/waitFor.ts'
import { askOne, askOthers } from './steps/askAgain.ts'

/** Milliseconds. */
const firstPause = 2_000
const longestPause = 60_000

const away = 'backend-away'

type Jobs = Readonly<Record<string, () => SagaGenerator<void>>>

function* wait(endpoint: string, { round, until }: Outage): SagaGenerator<void> {
  const visibility = yield* service('visibility')
  const pause = Math.min(firstPause * 2 ** round, longestPause)
  yield* call(waitFor, yield* call(retryPause, pause, until))
  yield* call([visibility, visibility.whenVisible])
  yield* put(askAgainDue({ endpoint }))
}

/** One question was answered, but others may have been told to wait longer. */
function* askWhenAllowed(endpoint: string, { until }: Outage): SagaGenerator<void> {
  yield* call(waitFor, yield* call(retryPause, 0, until))
  yield* call(askOthers, endpoint)
}

function workOf(endpoint: string, outage: Outage): () => SagaGenerator<void> {
  if (outage.status === 'waiting') return () => wait(endpoint, outage)
  if (outage.status === 'asking') return () => askOne(endpoint)
  return () => askWhenAllowed(endpoint, outage)
}

/** Without a network nothing is asked. */
function* jobs(): SagaGenerator<Jobs> {
  if (yield* select(selectIsOffline)) return {}
  const outages = Object.entries(yield* select(selectOutages))
  return Object.fromEntries(
    outages.map(([endpoint, outage]) => [
      [endpoint, outage.status, outage.round, outage.until].join(' '),
      workOf(endpoint, outage),
    ]),
  )
}

const moves = [
  isSettled,
  askAgainDue.type,
  outageEnded.type,
  isUserChange,
  connectionChanged.type,
  renewed.type,
]

/** Without a network the notice of the lost network says it. */
function* isNews(): SagaGenerator<boolean> {
  return (yield* select(selectIsAway)) && !(yield* select(selectIsOffline))
}

/** The growing pauses are for a backend that starts, not for a network that is back. */
function* askAtOnce({ type, payload }: PayloadAction<unknown>): SagaGenerator<void> {
  if (type === connectionChanged.type && payload !== true) return
  const outages = Object.entries(yield* select(selectOutages))
  const clock = yield* service('clock')
  const now = clock.now()
  for (const [endpoint, { status, until }] of outages)
    if (status === 'waiting' && (until ?? 0) <= now) yield* put(askAgainDue({ endpoint }))
}

function* tell(): SagaGenerator<void> {
  for (;;) {
    while (!(yield* call(isNews))) yield* take(moves)
    const message = { key: 'recovery:away' } as const
    yield* put(posted({ id: away, message, severity: 'warning', display: 'standing' }))
    while (yield* call(isNews)) yield* take(moves)
    yield* put(dismissed({ id: away }))
    if (yield* select(selectIsAway)) continue
    yield* postAlert({ key: 'recovery:back' }, { severity: 'success', display: 'transient' })
  }
}

export function* recoverySaga(): SagaGenerator<void> {
  if (!(yield* select(selectIsWatching))) yield* put(watchBegan(yield* select(failuresSoFar)))
  yield* fork(tell)
  yield* takeEvery([connectionChanged.type, renewed.type], askAtOnce)
  yield* call(takeUpEach, 'recovery', moves, jobs)
}
