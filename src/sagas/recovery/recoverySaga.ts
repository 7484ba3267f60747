// Lives as long as the page. Asks again for what failed for a reason that may have passed: after a growing pause, while
// the page is visible, one question of an endpoint first. A notice says that the backend is away, and that it is back.

import type { Action } from '@reduxjs/toolkit'
import { all, call, delay, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { askAgainDue } from '../../features/recovery/askAgainApi.ts'
import {
  failedInView,
  failuresSoFar,
  type Asked,
  type Question,
} from '../../features/recovery/outagesApi.ts'
import {
  isSettled,
  outageEnded,
  selectIsAway,
  selectIsWatching,
  selectOutages,
  watchBegan,
  type Outage,
} from '../../features/recovery/outagesSlice.ts'
import { isUserChange } from '../../features/session/sessionSlice.ts'
import { dismissed, posted } from '../../features/shell/alerts/alertsSlice.ts'
import { retryAfter } from '../../model/recovery/retryAfter.ts'
import { postAlert } from '../kit/postAlert.ts'
import { service } from '../kit/service.ts'
import { takeUpEach } from '../kit/takeUpEach.ts'
import { waitFor } from '../kit/waitFor.ts'

/** Milliseconds. */
const firstPause = 2_000
const longestPause = 60_000
/** Until a process must have asked again. */
const answerTimeout = 60_000
/** Questions at a time once the backend answers again. */
const atOnce = 4

const away = 'backend-away'

type Jobs = Readonly<Record<string, () => SagaGenerator<void>>>

/** Half as long to one and a half times as long, so that many pages do not ask at the same time. */
function* pauseOf({ round, after }: Outage): SagaGenerator<number> {
  const clock = yield* service('clock')
  const random = yield* service('random')
  const fraction = random.fraction()
  const pause = Math.min(firstPause * 2 ** round, longestPause) * (0.5 + fraction)
  return Math.max(pause, retryAfter(after, clock.now()) * (1 + fraction / 10))
}

function* wait(endpoint: string, outage: Outage): SagaGenerator<void> {
  const visibility = yield* service('visibility')
  yield* call(waitFor, yield* call(pauseOf, outage))
  yield* call([visibility, visibility.whenVisible])
  yield* put(askAgainDue({ endpoint }))
}

function* failures(endpoint: string): SagaGenerator<readonly Question[]> {
  return (yield* put(failedInView(endpoint) as unknown as Action)) as unknown as readonly Question[]
}

/** Its outcome reaches the slice as the cache's event, which ends this work; the request goes on. */
function* ask(question: Question): SagaGenerator<void> {
  const asked = (yield* put(question as unknown as Action)) as unknown as Asked
  try {
    yield* call([asked, asked.unwrap])
  } catch {
    // Waits again.
  }
}

/** If no component shows the answer, a process may have asked. */
function* askOne(endpoint: string): SagaGenerator<void> {
  const [first] = yield* call(failures, endpoint)
  if (first) yield* call(ask, first)
  else yield* delay(answerTimeout)
  yield* put(outageEnded({ endpoint }))
}

function* askOthers(endpoint: string): SagaGenerator<void> {
  const others = [...(yield* call(failures, endpoint))]
  while (others.length > 0) yield* all(others.splice(0, atOnce).map((one) => call(ask, one)))
  yield* put(outageEnded({ endpoint }))
}

function workOf(endpoint: string, outage: Outage): () => SagaGenerator<void> {
  if (outage.status === 'waiting') return () => wait(endpoint, outage)
  return () => (outage.status === 'asking' ? askOne(endpoint) : askOthers(endpoint))
}

function* jobs(): SagaGenerator<Jobs> {
  const outages = Object.entries(yield* select(selectOutages))
  return Object.fromEntries(
    outages.map(([endpoint, outage]) => [
      [endpoint, outage.status, outage.round, outage.after].join(' '),
      workOf(endpoint, outage),
    ]),
  )
}

const moves = [isSettled, askAgainDue.type, outageEnded.type, isUserChange]

function* tell(): SagaGenerator<void> {
  for (;;) {
    while (!(yield* select(selectIsAway))) yield* take(moves)
    const message = { key: 'recovery:away' } as const
    yield* put(posted({ id: away, message, severity: 'warning', display: 'standing' }))
    while (yield* select(selectIsAway)) yield* take(moves)
    yield* put(dismissed({ id: away }))
    yield* postAlert({ key: 'recovery:back' }, { severity: 'success', display: 'transient' })
  }
}

export function* recoverySaga(): SagaGenerator<void> {
  if (!(yield* select(selectIsWatching))) yield* put(watchBegan(yield* select(failuresSoFar)))
  yield* fork(tell)
  yield* call(takeUpEach, 'recovery', moves, jobs)
}
