// Reads streams in a browser (`Streams`).

import { createParser } from 'eventsource-parser'
import { failureOfResponse, FailureError, toFailure, type Failure } from '../../model/failure.ts'
import type { StreamEvent, Subscribe } from '../kit/channel.ts'
import type {
  EventsRequest,
  ServerEvent,
  Socket,
  SocketMessage,
  SocketRequest,
  StreamRequest,
  Streams,
} from './streams.ts'

class RefusedError extends FailureError {}

const silence = (url: string, silenceTimeout: number): FailureError =>
  new FailureError({
    kind: 'timeout',
    name: 'TimeoutError',
    message: `No data for ${String(silenceTimeout / 1_000)} s`,
    request: { method: 'GET', url },
  })

async function refusalOf(
  { url, failureOf = failureOfResponse }: StreamRequest,
  response: Response,
): Promise<RefusedError> {
  const { status, statusText } = response
  const request = { method: 'GET', url }
  return new RefusedError(failureOf(request, status, statusText, await response.text()))
}

/** Network failures of `fetch`; the message differs between browsers. */
const cutOf = (url: string, thrown: unknown): Failure =>
  thrown instanceof FailureError
    ? thrown.failure
    : { ...toFailure(thrown), kind: 'unreachable', request: { method: 'GET', url } }

interface Reading {
  readonly headers: Readonly<Record<string, string>>
  /** Throws if the answer has the wrong type. */
  readonly check?: (response: Response) => void
  readonly onOpened: () => void
  readonly onText: (text: string) => void
}

/** Reads an answer to its end; aborting the controller stops it. */
async function read(
  request: StreamRequest,
  { headers, check, onOpened, onText }: Reading,
  controller: AbortController,
): Promise<void> {
  const { url, token, silenceTimeout } = request
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      controller.abort(silence(url, silenceTimeout))
    }, silenceTimeout)
  }
  try {
    wait()
    const bearer = token === null ? {} : { authorization: `Bearer ${token}` }
    const { signal } = controller
    const response = await fetch(url, { headers: { ...headers, ...bearer }, signal })
    if (!response.ok) throw await refusalOf(request, response)
    check?.(response)
    onOpened()
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    for (;;) {
      wait()
      const piece = await reader?.read()
      if (!piece || piece.done) break
      onText(decoder.decode(piece.value, { stream: true }))
    }
    onText(decoder.decode())
  } finally {
    clearTimeout(timer)
  }
}

function follow<Item>(
  request: StreamRequest,
  readingOf: (emit: (item: Item) => void) => Omit<Reading, 'onOpened'>,
): Subscribe<Item> {
  return (emit) => {
    const controller = new AbortController()
    let isStopped = false
    const tell = (event: StreamEvent<Item>) => {
      if (!isStopped) emit(event)
    }
    const reading = readingOf((item) => {
      tell({ type: 'item', item })
    })
    const onOpened = () => {
      tell({ type: 'opened' })
    }
    read(request, { ...reading, onOpened }, controller).then(
      () => {
        tell({ type: 'ended' })
      },
      (thrown: unknown) => {
        const failure = cutOf(request.url, thrown)
        tell({ type: thrown instanceof RefusedError ? 'refused' : 'cut', failure })
      },
    )
    return () => {
      isStopped = true
      controller.abort()
    }
  }
}

const eventStream = 'text/event-stream'

/** A proxy that requires sign-in answers with an HTML page. */
function checkEvents(response: Response): void {
  const type = response.headers.get('content-type') ?? 'nothing'
  if (type.startsWith(eventStream)) return
  void response.body?.cancel()
  throw new RefusedError({
    kind: 'wrongShape',
    name: 'WrongShapeError',
    message: `The response is not an event stream but ${type}`,
    request: { method: 'GET', url: response.url },
  })
}

const events = (request: EventsRequest): Subscribe<ServerEvent> => {
  const { lastEventId } = request
  return follow<ServerEvent>(request, (emit) => {
    let lastId = lastEventId
    const parser = createParser({
      onEvent: ({ id = lastId, event: type = 'message', data }) => {
        lastId = id
        emit({ id, type, data })
      },
    })
    const resumed = lastEventId === null ? {} : { 'last-event-id': lastEventId }
    return {
      headers: { accept: eventStream, ...resumed },
      check: checkEvents,
      onText: (text) => {
        parser.feed(text)
      },
    }
  })
}

const text = (request: StreamRequest): Subscribe<string> =>
  follow<string>(request, (emit) => ({
    headers: request.headers ?? {},
    onText: (piece) => {
      if (piece !== '') emit(piece)
    },
  }))

/** Close codes of a regular end, with a code or without (RFC 6455 §7.4.1). */
const normalClosure = 1000
const closures: readonly number[] = [normalClosure, 1005]

const messageOf = (data: unknown): SocketMessage =>
  data instanceof ArrayBuffer ? new Uint8Array(data) : String(data)

function socket({ url, protocols }: SocketRequest): Socket {
  const waiting: SocketMessage[] = []
  let send: Socket['send'] = (message) => void waiting.push(message)
  const subscribe: Subscribe<SocketMessage> = (emit) => {
    const opened = new WebSocket(url.replace(/^http/, 'ws'), [...protocols])
    let isStopped = false
    const tell = (event: StreamEvent<SocketMessage>) => {
      if (!isStopped) emit(event)
    }
    opened.binaryType = 'arraybuffer'
    opened.addEventListener('open', () => {
      send = (message) => {
        opened.send(message)
      }
      waiting.splice(0).forEach(send)
      tell({ type: 'opened' })
    })
    opened.addEventListener('close', ({ code, reason }) => {
      if (closures.includes(code)) {
        tell({ type: 'ended' })
        return
      }
      const message = reason === '' ? `The socket was closed with code ${String(code)}` : reason
      const failure = { kind: 'unreachable', name: 'SocketError', message } as const
      tell({ type: 'cut', failure })
    })
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      tell({ type: 'item', item: messageOf(data) })
    })
    return () => {
      isStopped = true
      opened.close(normalClosure)
    }
  }
  return {
    subscribe,
    send: (message) => {
      send(message)
    },
  }
}

export const streamReaders: Streams = { events, text, socket }
