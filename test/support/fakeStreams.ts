// Streams controlled by a test; they deliver nothing by themselves.

import { failureOfResponse, type Failure } from '../../src/model/failure.ts'
import type { StreamEvent, Subscribe } from '../../src/sagas/kit/channel.ts'
import type {
  EventsRequest,
  ServerEvent,
  SocketMessage,
  SocketRequest,
  StreamRequest,
  Streams,
} from '../../src/sagas/services/streams.ts'

/** An opened stream from the server's side. */
interface OpenedStream<Request, Item> {
  readonly request: Request
  /** Messages sent into a socket. */
  readonly sent: SocketMessage[]
  readonly isClosed: () => boolean
  /** The server accepts, and has nothing to say yet. */
  readonly opens: () => void
  readonly says: (...items: readonly Item[]) => void
  readonly ends: () => void
  /** The network fails, or the stream is silent for too long. */
  readonly isCut: (kind?: 'unreachable' | 'timeout') => void
  /** The server responds with this status instead of a stream. */
  readonly refuses: (status: number, statusText?: string, body?: string) => void
}

const cut = (kind: 'unreachable' | 'timeout'): Failure => ({
  kind,
  name: kind === 'timeout' ? 'TimeoutError' : 'TypeError',
  message: kind === 'timeout' ? 'No data for 30 s' : 'network error',
})

/** Streams of one kind; `opened` lists them, the newest last. */
function fakeStream<Request extends Pick<StreamRequest, 'url' | 'failureOf'>, Item>() {
  const opened: OpenedStream<Request, Item>[] = []
  const open = (request: Request) => {
    const sent: SocketMessage[] = []
    const subscribe: Subscribe<Item> = (emit) => {
      let isClosed = false
      const tell = (event: StreamEvent<Item>) => {
        if (!isClosed) emit(event)
      }
      opened.push({
        request,
        sent,
        isClosed: () => isClosed,
        opens: () => {
          tell({ type: 'opened' })
        },
        says: (...items) => {
          for (const item of items) tell({ type: 'item', item })
        },
        ends: () => {
          tell({ type: 'ended' })
        },
        isCut: (kind = 'unreachable') => {
          tell({ type: 'cut', failure: cut(kind) })
        },
        refuses: (status, statusText = '', body = '') => {
          const asked = { method: 'GET', url: request.url }
          const { failureOf = failureOfResponse } = request
          tell({ type: 'refused', failure: failureOf(asked, status, statusText, body) })
        },
      })
      return () => {
        isClosed = true
      }
    }
    return { subscribe, send: (message: SocketMessage) => void sent.push(message) }
  }
  return Object.assign((request: Request) => open(request).subscribe, { opened, open })
}

/** `streams.events.opened.at(-1)?.says(…)` sends as the server. */
export function fakeStreams() {
  const events = fakeStream<EventsRequest, ServerEvent>()
  const text = fakeStream<StreamRequest, string>()
  const sockets = fakeStream<SocketRequest, SocketMessage>()
  const socket = Object.assign(sockets.open, { opened: sockets.opened })
  return { events, text, socket } satisfies Streams
}
