// Lives as long as the page, once the backend is known to have notifications. One tab of the browser has the socket to
// Backstage's signals and tells the others what it hears. A socket that does not open in time, is cut, or has slept, is
// opened again after a growing pause.

import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import {
  selectNotifications,
  type NotificationsState,
} from '../../features/notifications/notificationsSlice.ts'
import {
  connectionDue,
  leadTaken,
  selectSignals,
  signalsHeard,
  signalsLost,
  signalsOpened,
  signalsWanted,
  type SignalsState,
} from '../../features/notifications/signalsSlice.ts'
import { selectUserRef } from '../../features/session/sessionSlice.ts'
import { newsOf, subscription } from '../../model/notifications/signals.ts'
import {
  signalTabsRef,
  type SharedNews,
  type SignalTabs,
} from '../../model/notifications/signalTabs.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { follow } from '../kit/follow.ts'
import { retryPause } from '../kit/retryPause.ts'
import { pluginService, service } from '../kit/service.ts'
import type { SocketMessage } from '../services/streams.ts'

/** Milliseconds in which a socket opens: the first one after a start of the backend gets no answer at all. */
const openingTimeout = 5_000
/** Between two batches of news, so that a thousand signals cost a few events. */
const gatheredFor = 500
const firstPause = 1_000
const longestPause = 300_000
/** Between two looks at the clock, which a sleeping computer stops. A hidden page may look once a minute only. */
const clockLooks = 30_000
const sleptFor = 150_000

const tabs = () => pluginService<SignalTabs>(signalTabsRef)

function* hearSocket(messages: readonly SocketMessage[]): SagaGenerator<void> {
  const news = newsOf(messages)
  if (!news) return
  const userEntityRef = yield* select(selectUserRef)
  const { tell } = yield* call(tabs)
  if (userEntityRef !== null) yield* call(tell, { userEntityRef, news })
  yield* put(signalsHeard(news))
  yield* delay(gatheredFor)
}

/** A socket of before looks open after a sleep. Ends when the computer has slept. */
function* untilSlept(): SagaGenerator<void> {
  const clock = yield* service('clock')
  for (;;) {
    const before = clock.now()
    yield* delay(clockLooks)
    if (clock.now() - before > sleptFor) return
  }
}

/** Ends when the device has a network again. */
function* untilOnline(): SagaGenerator<void> {
  const connection = yield* service('connection')
  const online = (emit: (event: StreamEvent<never>) => void) =>
    connection.onChange((isOnline) => {
      if (isOnline) emit({ type: 'ended' })
    })
  yield* call(followStream<never>, online, function* () {
    // Nothing but the end is told.
  })
}

/** Ends when the socket is of no use any more. */
function* untilUseless(): SagaGenerator<void> {
  const { isOpen } = yield* race({ isOpen: take(signalsOpened), isLate: delay(openingTimeout) })
  if (isOpen) yield* race([call(untilSlept), call(untilOnline)])
}

function* connect(round: number): SagaGenerator<void> {
  const backend = yield* service('backend')
  const streams = yield* service('streams')
  const token = backend.token()
  const url = backend.baseUrl('signals')
  const socket = streams.socket({ url, protocols: token === null ? [] : [token] })
  yield* call(socket.send, subscription)
  const onOpened = function* (): SagaGenerator<void> {
    yield* put(signalsOpened({ isFirst: round === 1 }))
  }
  yield* race([
    call(followStream<SocketMessage>, socket.subscribe, hearSocket, onOpened),
    call(untilUseless),
  ])
  yield* put(signalsLost())
}

/** One job for a socket from its opening to its end. */
type Job = { readonly round: number } | { readonly attempts: number }

function* work(job: Job): SagaGenerator<void> {
  if ('round' in job) {
    yield* call(connect, job.round)
    return
  }
  const pause = Math.min(firstPause * 2 ** (job.attempts - 1), longestPause)
  yield* delay(yield* call(retryPause, pause))
  yield* put(connectionDue())
}

type Root = Parameters<typeof selectSignals>[0] &
  Parameters<typeof selectNotifications>[0] &
  Parameters<typeof selectUserRef>[0]

function selectJob(root: Root): Job | undefined {
  const state: SignalsState = selectSignals(root)
  if (state.status === 'connecting' || state.status === 'open') return { round: state.round }
  return state.status === 'waiting' ? { attempts: state.attempts } : undefined
}

/** True while the backend has notifications, for the user that is signed in. */
function selectIsWanted(root: Root): true | undefined {
  const { status }: NotificationsState = selectNotifications(root)
  return status === 'present' ? true : undefined
}

/** Waits for its turn, and keeps it as long as the signals are wanted. */
function* takeLead(): SagaGenerator<void> {
  const { lead } = yield* call(tabs)
  yield* put(signalsWanted())
  const leading = (emit: (event: StreamEvent<true>) => void) =>
    lead(() => {
      emit({ type: 'item', item: true })
    })
  yield* call(followStream<true>, leading, function* () {
    yield* put(leadTaken())
  })
}

function* hearTabs(): SagaGenerator<void> {
  const { subscribe } = yield* call(tabs)
  const telling = (emit: (event: StreamEvent<SharedNews>) => void) =>
    subscribe((item) => {
      emit({ type: 'item', item })
    })
  yield* call(followStream<SharedNews>, telling, function* (all: readonly SharedNews[]) {
    const userEntityRef = yield* select(selectUserRef)
    for (const shared of all)
      if (shared.userEntityRef === userEntityRef) yield* put(signalsHeard(shared.news))
  })
}

export function* signalsSaga(): SagaGenerator<void> {
  yield* fork(hearTabs)
  yield* fork(follow<true>, selectIsWanted, takeLead)
  yield* call(follow<Job>, selectJob, work)
}
