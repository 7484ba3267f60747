// Lives as long as the page. Connects the terminal that the URL names with a shell in its container.

import { call, cancel, delay, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import * as terminal from '../../features/kubernetes/podTerminalSlice.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { readFrame, resizeFrame, stdinFrame } from '../../model/kubernetes/execFrames.ts'
import { execPath, execProtocol } from '../../model/kubernetes/kubernetesPaths.ts'
import { objectsEntityOf, readPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import { terminalScreenRef, type TerminalScreen } from '../../model/kubernetes/terminalScreen.ts'
import { followStream } from '../kit/channel.ts'
import { follow } from '../kit/follow.ts'
import { pluginService, service } from '../kit/service.ts'
import type { Socket, SocketMessage } from '../services/streams.ts'

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
  const onOpened = function* (): SagaGenerator<void> {
    yield* put(terminal.shellStarted())
  }
  try {
    const outcome = yield* call(followStream<SocketMessage>, socket.subscribe, onMessages, onOpened)
    const cut = outcome.status === 'ended' ? null : outcome.failure.message
    yield* put(terminal.shellEnded({ reason: reason === undefined ? cut : reason }))
  } finally {
    yield* cancel(keeping)
    yield* call(stop)
  }
}

function* followLocation(): SagaGenerator<never> {
  for (;;) {
    const { pathname, search } = yield* select(selectLocation)
    const isSignedIn = (yield* select(selectIdentity)) !== null
    const { object, terminal: container } = readPlace(search)
    const state = yield* select(terminal.selectPodTerminal)
    const isShown = isSignedIn && objectsEntityOf(pathname) !== undefined
    if (isShown && object?.kind === 'Pod' && container !== null) {
      const target = { namespace: object.namespace, pod: object.name, container }
      const isSame =
        state.status !== 'closed' && JSON.stringify(state.target) === JSON.stringify(target)
      if (!isSame) yield* put(terminal.terminalOpened({ target }))
    } else if (state.status !== 'closed') yield* put(terminal.terminalLeft())
    yield* take([navigated.type, isUserChange])
  }
}

export function* podTerminalSaga(): SagaGenerator<void> {
  yield* fork(followLocation)
  yield* call(follow<terminal.Shell>, terminal.selectShell, runShell)
}
