// Lives as long as a protected page (`isProtected`): keeps the cookie for its files.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { cookieSlice, selectCookie } from '../../features/session/login/cookieSlice.ts'
import { keepCookie } from '../kit/keepCookie.ts'
import { postAlert } from '../kit/postAlert.ts'
import { service } from '../kit/service.ts'

const process = 'cookie'

/** Reports from the second failure in a row, with an alert for the second only. */
function* reportFailure(thrown: unknown, failuresBefore: number): SagaGenerator<void> {
  if (failuresBefore === 0) return
  const report = yield* service('report')
  yield* call(report.error, thrown, { process }, { isHidden: true })
  if (failuresBefore > 1) return
  yield* postAlert({ key: 'shell:session.cookieFailed' })
}

export function* cookieSaga(): SagaGenerator<void> {
  const cookie = yield* service('cookie')
  if (!cookie.isProtected()) return
  if ((yield* select(selectCookie)).status === 'off') yield* put(cookieSlice.actions.cookieNeeded())
  const { refresh, remove } = cookie
  yield* call(keepCookie, {
    actions: cookieSlice.actions,
    select: selectCookie,
    refresh,
    remove,
    onFailure: reportFailure,
    process,
  })
}
