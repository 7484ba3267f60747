// Server-sent events, growing text and sockets. The readers have their own chunk, since most pages need none.

import { toFailure, type failureOfResponse } from '../../model/failure.ts'
import type { Subscribe } from '../kit/channel.ts'

export interface StreamRequest {
  readonly url: string
  /** Sent as bearer; null if none is needed. */
  readonly token: string | null
  /** Sent besides the token. */
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds without a byte after which the stream is cut. Idle servers send comments, which are not items. */
  readonly silenceTimeout: number
  /** Words of a refusal; `failureOfResponse` by default. */
  readonly failureOf?: typeof failureOfResponse
}

export interface EventsRequest extends StreamRequest {
  /** Where to resume; null for the beginning. For servers that read `Last-Event-ID`. */
  readonly lastEventId: string | null
}

/** A server-sent event, as in the HTML standard. */
export interface ServerEvent {
  /** The last id so far; null without one. */
  readonly id: string | null
  /** `message` by default. */
  readonly type: string
  readonly data: string
}

export interface SocketRequest {
  /** With `http:` or `https:`, like all backend addresses. */
  readonly url: string
  readonly protocols: readonly string[]
}

export type SocketMessage = string | Uint8Array<ArrayBuffer>

/** Opens once; create another to reconnect. */
export interface Socket {
  readonly subscribe: Subscribe<SocketMessage>
  /** Messages sent before the socket is open are queued; messages after its end are lost. */
  readonly send: (message: SocketMessage) => void
}

/**
 * A subscription opens the stream. It ends in one of three ways: `ended`, the server finished; `refused`, the server
 * did not start; `cut`, the network failed or the server fell silent (`unreachable`, `timeout`), and reopening may
 * help. A socket that never opened is `cut`, since browsers give no reason.
 */
export interface Streams {
  /** Server-sent events. */
  readonly events: (request: EventsRequest) => Subscribe<ServerEvent>
  /** Pieces of plain text of any length; no character is split. */
  readonly text: (request: StreamRequest) => Subscribe<string>
  readonly socket: (request: SocketRequest) => Socket
}

type Loaded<Item> = Promise<Subscribe<Item>>

/** A stream stopped before the readers are loaded is never opened. */
const whenLoaded =
  <Item>(begin: () => Loaded<Item>): Subscribe<Item> =>
  (emit) => {
    let isStopped = false
    let stop: () => void = () => undefined
    begin()
      .then((subscribe) => {
        if (!isStopped) stop = subscribe(emit)
      })
      .catch((thrown: unknown) => {
        const { name, message } = toFailure(thrown)
        if (!isStopped) emit({ type: 'cut', failure: { kind: 'unreachable', name, message } })
      })
    return () => {
      isStopped = true
      stop()
    }
  }

export const createStreams = (load: () => Promise<Streams>): Streams => ({
  events: (request) => whenLoaded(async () => (await load()).events(request)),
  text: (request) => whenLoaded(async () => (await load()).text(request)),
  socket: (request) => {
    const loading = load().then(({ socket }) => socket(request))
    return {
      subscribe: whenLoaded(async () => (await loading).subscribe),
      send: (message) => {
        // Reported to the subscriber if the readers cannot be loaded.
        loading
          .then(({ send }) => {
            send(message)
          })
          .catch(() => undefined)
      },
    }
  },
})
