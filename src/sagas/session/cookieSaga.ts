// Lives as long as a protected page (`isProtected`): keeps the cookie for its files valid while a
// user is signed in, and removes it at sign-out.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  cookieFailed,
  cookieRefreshed,
  cookieRequested,
  protectionFound,
  removalEnded,
  selectCookie,
  type CookieState,
} from '../../features/session/login/cookieSlice.ts'
import {
  reentered,
  selectSession,
  sessionEnded,
  signedOut,
  signInSucceeded,
} from '../../features/session/sessionSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { cookiePause, cookieRefreshAt } from '../../model/session/cookieTiming.ts'
import { isLive } from '../../model/session/sessionState.ts'
import { abortable } from '../kit/abortable.ts'
import { postAlert } from '../kit/postAlert.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { waitFor } from '../kit/waitFor.ts'

function* begin(): SagaGenerator<void> {
  if (isLive(yield* select(selectSession))) yield* put(cookieRequested())
}

function* refresh(state: CookieState): SagaGenerator<void> {
  const cookie = yield* service('cookie')
  const clock = yield* service('clock')
  const random = yield* service('random')
  try {
    const expiresAt = yield* call(abortable<number>, (signal: AbortSignal) =>
      cookie.refresh(signal),
    )
    const refreshAt = cookieRefreshAt(expiresAt, clock.now(), random.fraction())
    yield* put(cookieRefreshed({ refreshAt }))
  } catch (thrown) {
    yield* call(reportFailure, thrown, state.status === 'failing' ? state.attempts : 0)
    yield* put(cookieFailed(toFailure(thrown)))
  }
}

/** Reports from the second failure in a row, with an alert for the second only. */
function* reportFailure(thrown: unknown, failuresBefore: number): SagaGenerator<void> {
  if (failuresBefore === 0) return
  const report = yield* service('report')
  yield* call(report.error, thrown, { process: 'cookie' }, { isHidden: true })
  if (failuresBefore > 1) return
  yield* postAlert({ key: 'shell:session.cookieFailed' })
}

/** Tried once: sign-out does not wait for a backend that does not answer. */
function* remove(): SagaGenerator<void> {
  const cookie = yield* service('cookie')
  const report = yield* service('report')
  try {
    yield* call(abortable<void>, (signal: AbortSignal) => cookie.remove(signal))
  } catch (thrown) {
    yield* call(report.error, thrown, { process: 'cookie' }, { isHidden: true })
  }
  yield* put(removalEnded())
}

function* followCookie(): SagaGenerator<void> {
  const cookie = yield* select(selectCookie)
  if (cookie.status === 'idle') yield* call(begin)
  if (cookie.status === 'refreshing') yield* call(refresh, cookie)
  if (cookie.status === 'waiting') {
    const clock = yield* service('clock')
    yield* call(waitFor, cookie.refreshAt - clock.now())
    yield* put(cookieRequested())
  }
  if (cookie.status === 'failing') {
    yield* delay(cookiePause(cookie.attempts))
    yield* call(refresh, cookie)
  }
  if (cookie.status === 'removing') yield* call(remove)
}

export function* cookieSaga(): SagaGenerator<void> {
  const cookie = yield* service('cookie')
  if (!cookie.isProtected()) return
  if ((yield* select(selectCookie)).status === 'off') yield* put(protectionFound())
  const session = [signInSucceeded, reentered, sessionEnded, signedOut]
  const own = [cookieRequested, cookieRefreshed, cookieFailed, removalEnded]
  const events = [...session, ...own].map(({ type }) => type)
  yield* call(takeUpLatest, events, followCookie, selectCookie)
}
