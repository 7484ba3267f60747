// Lives as long as the page. Asks again for what failed for a reason that may have passed: after a growing pause, while
// the page is visible, one question of an endpoint first. A notice says that the backend is away, and that it is back.

import type { PayloadAction } from '@reduxjs/toolkit'
import { call, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { connectionChanged, selectIsOffline } from '../../features/offline/offlineSlice.ts'
import { askAgainDue } from '../../features/recovery/askAgainApi.ts'
import { failuresSoFar } from '../../features/recovery/outagesApi.ts'
import {
  selectIsAway,
  selectIsWatching,
  selectOutages,
  watchBegan,
  type Outage,
} from '../../features/recovery/outagesSlice.ts'
import { renewed } from '../../features/session/sessionSlice.ts'
import { dismissed, posted } from '../../features/shell/alerts/alertsSlice.ts'
import { followEach, untilChange, type Jobs } from '../kit/follow.ts'
import { postAlert } from '../kit/postAlert.ts'
import { retryPause } from '../kit/retryPause.ts'
import { service } from '../kit/service.ts'
import { waitFor } from '../kit/waitFor.ts'
import { askOne, askOthers } from './steps/askAgain.ts'

/** Milliseconds. */
const firstPause = 2_000
const longestPause = 60_000

const away = 'backend-away'

/** A question of the endpoint: without `isAway`, which changes nothing for it. */
type Job = Omit<Outage, 'isAway'> & { readonly endpoint: string }

function* wait({ endpoint, round, until }: Job): SagaGenerator<void> {
  const visibility = yield* service('visibility')
  const pause = Math.min(firstPause * 2 ** round, longestPause)
  yield* call(waitFor, yield* call(retryPause, pause, until))
  yield* call([visibility, visibility.whenVisible])
  yield* put(askAgainDue({ endpoint }))
}

/** One question was answered, but others may have been told to wait longer. */
function* askWhenAllowed({ endpoint, until }: Job): SagaGenerator<void> {
  yield* call(waitFor, yield* call(retryPause, 0, until))
  yield* call(askOthers, endpoint)
}

function* ask(job: Job): SagaGenerator<void> {
  if (job.status === 'waiting') yield* call(wait, job)
  else if (job.status === 'asking') yield* call(askOne, job.endpoint)
  else yield* call(askWhenAllowed, job)
}

type Root = Parameters<typeof selectIsOffline>[0] & Parameters<typeof selectOutages>[0]

const none: Jobs<Job> = {}

/** Without a network nothing is asked. */
function selectJobs(root: Root): Jobs<Job> {
  if (selectIsOffline(root)) return none
  const outages = Object.entries(selectOutages(root))
  return Object.fromEntries(
    outages.map(([endpoint, { status, round, until }]) => [
      endpoint,
      { endpoint, status, round, until },
    ]),
  )
}

/** Without a network the notice of the lost network says it. */
const selectIsNews = (root: Root): boolean => selectIsAway(root) && !selectIsOffline(root)

/** The growing pauses are for a backend that starts, not for a network that is back. */
function* askAtOnce({ type, payload }: PayloadAction<unknown>): SagaGenerator<void> {
  if (type === connectionChanged.type && payload !== true) return
  const outages = Object.entries(yield* select(selectOutages))
  const clock = yield* service('clock')
  const now = clock.now()
  for (const [endpoint, { status, until }] of outages)
    if (status === 'waiting' && (until ?? 0) <= now) yield* put(askAgainDue({ endpoint }))
}

function* tell(): SagaGenerator<never> {
  for (;;) {
    while (!(yield* select(selectIsNews))) yield* call(untilChange, selectIsNews)
    const message = { key: 'recovery:away' } as const
    yield* put(posted({ id: away, message, severity: 'warning', display: 'standing' }))
    while (yield* select(selectIsNews)) yield* call(untilChange, selectIsNews)
    yield* put(dismissed({ id: away }))
    if (yield* select(selectIsAway)) continue
    yield* postAlert({ key: 'recovery:back' }, { severity: 'success', display: 'transient' })
  }
}

export function* recoverySaga(): SagaGenerator<void> {
  if (!(yield* select(selectIsWatching))) yield* put(watchBegan(yield* select(failuresSoFar)))
  yield* fork(tell)
  yield* takeEvery([connectionChanged.type, renewed.type], askAtOnce)
  yield* call(followEach<Job>, 'recovery', selectJobs, ask)
}
