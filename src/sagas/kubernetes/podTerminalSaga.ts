// Lives as long as the page. Connects the terminal that the URL names with a shell in its container.

import { createSelector } from '@reduxjs/toolkit'
import { call, cancel, delay, fork, put, race, type SagaGenerator } from 'typed-redux-saga'
import * as terminal from '../../features/kubernetes/podTerminalSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import { execPath, execProtocol } from '../../model/kubernetes/kubernetesPaths.ts'
import { objectsEntityOf, readPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import { readFrame, resizeFrame, stdinFrame } from '../../model/kubernetes/pods/execFrames.ts'
import {
  terminalScreenRef,
  type TerminalScreen,
} from '../../model/kubernetes/pods/terminalScreen.ts'
import { followStream } from '../kit/channel.ts'
import { follow } from '../kit/follow.ts'
import { openWhile, type Opened } from '../kit/openWhile.ts'
import { pluginService, service } from '../kit/service.ts'
import type { Socket, SocketMessage } from '../services/streams.ts'
import { forever } from './steps/askApart.ts'

/** The command's end, or why it could not be started, is the last frame. */
function reasonOf(status: string): string | null {
  try {
    const { status: result, message } = JSON.parse(status) as Readonly<Record<string, unknown>>
    return result === 'Success' ? null : String(message)
  } catch {
    return status
  }
}

/** Proxies close a socket on which nothing passes, nginx after 60 s; browsers send no pings. */
const keepaliveEvery = 25_000

/** Types nothing, again and again: a connection that is gone is noticed too, which silence would hide. */
function* keepOpen(socket: Socket): SagaGenerator<never> {
  for (;;) {
    yield* delay(keepaliveEvery)
    yield* call(socket.send, stdinFrame(''))
  }
}

/** Milliseconds in which a shell begins. Backends that have signals may leave such a request without an answer. */
const openingTimeout = 15_000

const late = 'The cluster did not answer within 15 seconds'

const betweenShells = `\r\n${'─'.repeat(40)}\r\n`

function* runShell({ target, shell }: terminal.Shell): SagaGenerator<void> {
  const { namespace, pod, container } = target
  const screen = yield* call(pluginService<TerminalScreen>, terminalScreenRef)
  const backend = yield* service('backend')
  const streams = yield* service('streams')
  const url = backend.baseUrl('kubernetes') + execPath(namespace, pod, container)
  const socket = streams.socket({ url, protocols: [execProtocol] })
  const stop = screen.onInput((input) => {
    socket.send(
      input.type === 'typed' ? stdinFrame(input.text) : resizeFrame(input.columns, input.rows),
    )
  })
  // The lines of the shell before stay.
  if (shell > 1) yield* call(screen.write, betweenShells)
  const keeping = yield* fork(keepOpen, socket)
  let reason: string | null | undefined
  const onMessages = function* (messages: readonly SocketMessage[]): SagaGenerator<void> {
    for (const message of messages) {
      const frame = readFrame(message)
      if (frame.type === 'output') yield* call(screen.write, frame.bytes)
      if (frame.type === 'status') reason = reasonOf(frame.text)
    }
  }
  let isOpen = false
  const onOpened = function* (): SagaGenerator<void> {
    isOpen = true
    yield* put(terminal.shellStarted())
  }
  function* untilLate(): SagaGenerator<void> {
    yield* delay(openingTimeout)
    if (isOpen) yield* call(forever)
  }
  try {
    const { outcome } = yield* race({
      outcome: call(followStream<SocketMessage>, socket.subscribe, onMessages, onOpened),
      isLate: call(untilLate),
    })
    const cut = !outcome ? late : outcome.status === 'ended' ? null : outcome.failure.message
    yield* put(terminal.shellEnded({ reason: reason === undefined ? cut : reason }))
  } finally {
    yield* cancel(keeping)
    yield* call(stop)
  }
}

const terminalInUrl: Opened<terminal.TerminalTarget> = {
  place: createSelector([(root: LocationRoot) => selectLocation(root)], ({ pathname, search }) => {
    const { object, terminal: container } = readPlace(search)
    const isShown = objectsEntityOf(pathname) !== undefined && object?.kind === 'Pod'
    return isShown && container !== null
      ? { namespace: object.namespace, pod: object.name, container }
      : undefined
  }),
  shown: (root: Parameters<typeof terminal.selectPodTerminal>[0]) => {
    const state = terminal.selectPodTerminal(root)
    return state.status === 'closed' ? undefined : state.target
  },
  opened: (target) => terminal.terminalOpened({ target }),
  left: terminal.terminalLeft,
}

export function* podTerminalSaga(): SagaGenerator<void> {
  yield* fork(openWhile<terminal.TerminalTarget>, terminalInUrl)
  yield* call(follow<terminal.Shell>, terminal.selectShell, runShell)
}
