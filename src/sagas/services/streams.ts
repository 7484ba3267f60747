// What arrives piece by piece: events of a server, text that grows, sockets. The readers come with a chunk of their
// own, for a page that follows nothing does not need them.

import { toFailure } from '../../model/failure.ts'
import type { Subscribe } from '../kit/channel.ts'

export interface StreamRequest {
  readonly url: string
  /** Sent as bearer; null where nobody needs one. */
  readonly token: string | null
  /**
   * Milliseconds without a single byte after which the stream is cut. Servers that have nothing to say send comments
   * meanwhile, which are no items.
   */
  readonly patience: number
}

export interface EventsRequest extends StreamRequest {
  /** Where to go on; null from the beginning. For servers that read `Last-Event-ID`. */
  readonly lastEventId: string | null
}

/** One of a server's events, as the HTML standard has them. */
export interface ServerEvent {
  /** The last that was sent so far; null where none was. */
  readonly id: string | null
  /** `message` where the server names none. */
  readonly type: string
  readonly data: string
}

export interface SocketRequest {
  /** With `http:` or `https:`, as all other addresses of a backend. */
  readonly url: string
  readonly protocols: readonly string[]
}

export type SocketMessage = string | Uint8Array<ArrayBuffer>

/** To open it once more, ask for another. */
export interface Socket {
  readonly subscribe: Subscribe<SocketMessage>
  /** What is sent before the socket is open goes as soon as it is; what is sent after its end is lost. */
  readonly send: (message: SocketMessage) => void
}

/**
 * A subscription opens the stream. It ends in one of three ways: `ended`, the server has said all; `refused`, the server
 * would not begin; `cut`, the network failed or the server fell silent (`unreachable`, `timeout`), and to open it again
 * may help. Of a socket that was never opened a browser does not say why: it is `cut`, too.
 */
export interface Streams {
  /** Server-sent events. */
  readonly events: (request: EventsRequest) => Subscribe<ServerEvent>
  /** Pieces of plain text as they come, of any length; no character is cut in two. */
  readonly text: (request: StreamRequest) => Subscribe<string>
  readonly socket: (request: SocketRequest) => Socket
}

type Loaded<Item> = Promise<Subscribe<Item>>

/** What is stopped before the readers are there is never opened. */
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
        // Where the readers cannot be loaded, the subscription says so.
        loading
          .then(({ send }) => {
            send(message)
          })
          .catch(() => undefined)
      },
    }
  },
})
