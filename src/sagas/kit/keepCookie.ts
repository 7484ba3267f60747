// Keeps a cookie valid while a user is signed in, and removes it at sign-out.

import { call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import type { CookieSlice, CookieState } from '../../features/session/login/cookieSlice.ts'
import { selectIsRecalled, selectSession } from '../../features/session/sessionSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { cookiePause, cookieRefreshAt } from '../../model/session/cookieTiming.ts'
import { isLive } from '../../model/session/sessionState.ts'
import { abortable } from './abortable.ts'
import { follow } from './follow.ts'
import { ofAnyRoot } from './ofAnyRoot.ts'
import { retryPause } from './retryPause.ts'
import { service } from './service.ts'
import { waitFor } from './waitFor.ts'

export interface KeptCookie {
  readonly actions: CookieSlice['actions']
  readonly select: (state: never) => CookieState
  /** Requests the cookie, or renews it; milliseconds since epoch at which it expires. */
  readonly refresh: (signal: AbortSignal) => Promise<number>
  readonly remove: (signal: AbortSignal) => Promise<void>
  /** `failuresBefore` is the number of failures in a row before this one. */
  readonly onFailure?: (thrown: unknown, failuresBefore: number) => SagaGenerator<void>
  /** Name for reports. */
  readonly process: string
}

function* refresh(cookie: KeptCookie, state: CookieState): SagaGenerator<void> {
  const { cookieRefreshed, cookieFailed } = cookie.actions
  const clock = yield* service('clock')
  const random = yield* service('random')
  try {
    const expiresAt = yield* call(abortable<number>, cookie.refresh)
    const refreshAt = cookieRefreshAt(expiresAt, clock.now(), random.fraction())
    yield* put(cookieRefreshed({ refreshAt }))
  } catch (thrown) {
    const before = state.status === 'failing' ? state.attempts : 0
    if (cookie.onFailure) yield* call(cookie.onFailure, thrown, before)
    yield* put(cookieFailed(toFailure(thrown)))
  }
}

/** Tried once: sign-out does not wait for a backend that does not answer. */
function* remove(cookie: KeptCookie): SagaGenerator<void> {
  const report = yield* service('report')
  try {
    yield* call(abortable, cookie.remove)
  } catch (thrown) {
    yield* call(report.error, thrown, { process: cookie.process }, { isHidden: true })
  }
  yield* put(cookie.actions.removalEnded())
}

type Root = Parameters<typeof selectSession>[0]

const hasSession = (root: Root): boolean => isLive(selectSession(root)) && !selectIsRecalled(root)

function* keep(cookie: KeptCookie, state: CookieState): SagaGenerator<void> {
  if (state.status === 'idle') yield* put(cookie.actions.cookieRequested())
  if (state.status === 'refreshing') yield* call(refresh, cookie, state)
  if (state.status === 'waiting') {
    const clock = yield* service('clock')
    yield* call(waitFor, state.refreshAt - clock.now())
    yield* put(cookie.actions.cookieRequested())
  }
  if (state.status === 'failing') {
    yield* delay(yield* call(retryPause, cookiePause(state.attempts)))
    yield* call(refresh, cookie, state)
  }
  if (state.status === 'removing') yield* call(remove, cookie)
}

/** Begins once the slice says that the cookie is needed. Never returns. */
export function* keepCookie(cookie: KeptCookie): SagaGenerator<never> {
  const selectCookie = ofAnyRoot(cookie.select)
  const selectStep = (root: Root): CookieState | undefined => {
    const state = selectCookie(root)
    return state.status !== 'idle' || hasSession(root) ? state : undefined
  }
  return yield* call(follow<CookieState>, selectStep, (state: CookieState) => keep(cookie, state))
}
