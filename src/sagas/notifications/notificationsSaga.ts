// Lives as long as the page. Finds out whether the backend has notifications, keeps the number of unread ones, and tells
// the user of new ones. A backend without them is asked once. Nothing is asked while nobody sees the page.

import type { PayloadAction } from '@reduxjs/toolkit'
import { call, delay, fork, put, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { marked } from '../../features/notifications/notificationMarksSlice.ts'
import { notificationsApi } from '../../features/notifications/notificationsApi.ts'
import {
  asked,
  counted,
  countFailed,
  followed,
  recountDue,
  selectNotifications,
  type Followed,
} from '../../features/notifications/notificationsSlice.ts'
import { selectSignals } from '../../features/notifications/signalsSlice.ts'
import { selectIsRecalled, selectUserRef } from '../../features/session/sessionSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { follow } from '../kit/follow.ts'
import { request } from '../kit/request.ts'
import { retryPause } from '../kit/retryPause.ts'
import { service } from '../kit/service.ts'
import { tellNews } from './steps/tellNews.ts'

/** Milliseconds after the start, in which the page asks for its own content. */
const startPause = 1_000
const firstPause = 5_000
const longestPause = 300_000
/** Between two counts without signals, and with them, where one may have been lost. */
const withoutSignals = 60_000
const withSignals = 300_000

type Job =
  | { readonly does: 'begin'; readonly userRef: string }
  | {
      readonly does: 'count'
      readonly after: number
      readonly attempts: number
      /** Another change gives up the request: its answer may be of before. */
      readonly changes: number
    }
  | { readonly does: 'wait'; readonly pause: number }

type Root = Parameters<typeof selectNotifications>[0] &
  Parameters<typeof selectSignals>[0] &
  Parameters<typeof selectUserRef>[0]

function selectJob(root: Root): Job | undefined {
  const state = selectNotifications(root)
  const userRef = selectUserRef(root)
  if (userRef === null || selectIsRecalled(root)) return undefined
  if (state.status === 'unknown') return { does: 'begin', userRef }
  const none = { attempts: 0, changes: 0 }
  if (state.status === 'asking') return { does: 'count', after: startPause, ...none }
  if (state.status === 'failing')
    return { does: 'count', after: firstPause, ...none, attempts: state.attempts }
  if (state.status === 'absent') return undefined
  const { changes } = state
  if (changes > 0) return { does: 'count', after: 0, attempts: 0, changes }
  const { status } = selectSignals(root)
  const isHeard = status === 'open' || status === 'following'
  return { does: 'wait', pause: isHeard ? withSignals : withoutSignals }
}

/** A user without a token is unknown to the backend, whose refusal would end the session. */
function* begin(): SagaGenerator<void> {
  const session = yield* service('session')
  if (session.hasToken()) yield* put(asked())
}

function* count(after: number, attempts: number): SagaGenerator<void> {
  const visibility = yield* service('visibility')
  const pause = Math.min(after * 2 ** Math.max(0, attempts - 1), longestPause)
  if (pause > 0) yield* delay(attempts > 0 ? yield* call(retryPause, pause) : pause)
  yield* call([visibility, visibility.whenVisible])
  const { notificationStatus } = notificationsApi.endpoints
  try {
    const status = notificationStatus.initiate(undefined, { forceRefetch: true })
    yield* put(counted({ unread: yield* call(request<number>, status) }))
  } catch (thrown) {
    yield* put(countFailed(toFailure(thrown)))
  }
}

function* work(job: Job): SagaGenerator<void> {
  if (job.does === 'begin') yield* call(begin)
  if (job.does === 'count') yield* call(count, job.after, job.attempts)
  if (job.does !== 'wait') return
  const visibility = yield* service('visibility')
  yield* delay(job.pause)
  yield* call([visibility, visibility.whenVisible])
  yield* put(recountDue())
}

const selectHasNews = (root: Root): true | undefined => {
  const state = selectNotifications(root)
  return state.status === 'present' && state.news ? true : undefined
}

function* goTo({ payload: { to, id } }: PayloadAction<Followed>): SagaGenerator<void> {
  const navigation = yield* service('navigation')
  if (id !== undefined) yield* put(marked({ ids: [id], read: true }))
  yield* call(navigation.go, to)
}

export function* notificationsSaga(): SagaGenerator<void> {
  yield* takeEvery(followed, goTo)
  yield* fork(follow<true>, selectHasNews, tellNews)
  yield* call(follow<Job>, selectJob, work)
}
