// Streams from real servers, over this machine's network.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from '@jest/globals'
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws'
import type { StreamEvent, Subscribe } from '../../../src/sagas/kit/channel.ts'
import { streamReaders } from '../../../src/sagas/services/streamReaders.ts'
import { createStreams } from '../../../src/sagas/services/streams.ts'

const closing: (() => void)[] = []
afterEach(() => {
  closing.splice(0).forEach((close) => {
    close()
  })
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function serve(handler: Handler, onSocket?: (socket: ServerSocket) => void) {
  const server = createServer(handler)
  if (onSocket) new WebSocketServer({ server }).on('connection', onSocket)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/stream`
}

/** Collects a stream's events and its end. */
function heard<Item>(
  subscribe: Subscribe<Item>,
  until: (items: readonly Item[]) => boolean = () => false,
) {
  return new Promise<{ readonly items: readonly Item[]; readonly end?: StreamEvent<Item> }>(
    (resolve) => {
      const items: Item[] = []
      const stop = subscribe((event) => {
        if (event.type === 'opened') return
        if (event.type !== 'item') {
          resolve({ items, end: event })
          return
        }
        items.push(event.item)
        if (!until(items)) return
        stop()
        resolve({ items })
      })
      closing.push(stop)
    },
  )
}

const request = { token: 'a.b.c', silenceTimeout: 5_000 }
const { events, text, socket } = createStreams(() => Promise.resolve(streamReaders))
const eventStream = { 'content-type': 'text/event-stream; charset=utf-8' }

it('reads events, wherever their bytes are cut, with the token, and says that all has been said', async () => {
  const asked: IncomingMessage[] = []
  const bytes = Buffer.from(
    ': heartbeat\nid: 7\nevent: log\ndata: {"body":"größer"}\n\ndata: one\ndata: two\n\n',
  )
  const url = await serve((incoming, response) => {
    asked.push(incoming)
    response.writeHead(200, eventStream)
    for (const byte of bytes) response.write(Buffer.from([byte]))
    response.end()
  })
  expect(await heard(events({ ...request, url, lastEventId: null }))).toEqual({
    items: [
      { id: '7', type: 'log', data: '{"body":"größer"}' },
      { id: '7', type: 'message', data: 'one\ntwo' },
    ],
    end: { type: 'ended' },
  })
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer a.b.c',
    accept: 'text/event-stream',
  })
  expect(asked[0]?.headers).not.toHaveProperty('last-event-id')
})

it('goes on from the last event', async () => {
  const url = await serve((incoming, response) => {
    response.writeHead(200, eventStream)
    response.end(`data: after ${String(incoming.headers['last-event-id'])}\n\n`)
  })
  const { items } = await heard(events({ ...request, url, lastEventId: '7' }))
  expect(items).toEqual([{ id: '7', type: 'message', data: 'after 7' }])
})

it('tells a stream that is cut from one that ends', async () => {
  const url = await serve((_incoming, response) => {
    response.writeHead(200, eventStream)
    response.write('data: one\n\n', () => response.destroy())
  })
  const { items, end } = await heard(events({ ...request, url, lastEventId: null }))
  expect(items).toEqual([{ id: null, type: 'message', data: 'one' }])
  expect(end).toMatchObject({ type: 'cut', failure: { kind: 'unreachable', request: { url } } })
})

it('takes a server that falls silent for cut, and one that sends comments for alive', async () => {
  let beats = 0
  const url = await serve((_incoming, response) => {
    response.writeHead(200, eventStream)
    const timer = setInterval(() => {
      beats += 1
      response.write(':\n\n')
      if (beats === 15) clearInterval(timer)
    }, 100)
  })
  const { items, end } = await heard(
    events({ ...request, url, lastEventId: null, silenceTimeout: 1_000 }),
  )
  expect(items).toEqual([])
  expect(beats).toBe(15)
  expect(end).toMatchObject({
    type: 'cut',
    failure: { kind: 'timeout', message: 'No data for 1 s' },
  })
})

it.each([
  [401, 'unauthorized'],
  [404, 'notFound'],
  [503, 'serverError'],
])('tells a refusal with %d from a cut', async (status, kind) => {
  const url = await serve((_incoming, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end('{"error":{"name":"SomeError","message":"no"}}')
  })
  const { end } = await heard(text({ ...request, url }))
  expect(end).toMatchObject({ type: 'refused', failure: { kind, status, message: 'no' } })
})

it('takes a page of a proxy for no stream of events', async () => {
  const url = await serve((_incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<h1>Sign in</h1>')
  })
  const { items, end } = await heard(events({ ...request, url, lastEventId: null }))
  expect(items).toEqual([])
  expect(end).toMatchObject({ type: 'refused', failure: { kind: 'wrongShape' } })
})

it('is cut where nobody listens', async () => {
  const url = await serve(() => undefined)
  closing.splice(0).forEach((close) => {
    close()
  })
  const { end } = await heard(text({ ...request, token: null, url }))
  expect(end).toMatchObject({ type: 'cut', failure: { kind: 'unreachable' } })
})

it('reads a text that grows, and stops the server when nobody reads on', async () => {
  let gone: () => void = () => undefined
  const left = new Promise<void>((resolve) => (gone = resolve))
  const url = await serve((incoming, response) => {
    expect(incoming.headers).not.toHaveProperty('authorization')
    incoming.on('close', gone)
    response.writeHead(200, { 'content-type': 'text/plain' })
    const [first, second] = [Buffer.from('zwei Wörter: ö').subarray(0, -1), Buffer.from('ö')]
    response.write(first)
    setTimeout(() => response.write(second.subarray(1)), 20)
  })
  const { items } = await heard(text({ ...request, token: null, url }), (pieces) =>
    pieces.join('').endsWith('ö'),
  )
  expect(items.join('')).toBe('zwei Wörter: ö')
  await left
})

it('sends and gets bytes and texts by a socket, also before it is open', async () => {
  const url = await serve(
    () => undefined,
    (server) => {
      server.on('message', (data, isBinary) => {
        server.send(data, { binary: isBinary })
        if (isBinary) server.close()
      })
    },
  )
  const { send, subscribe } = socket({ url, protocols: [] })
  send('resize')
  send(new Uint8Array([0, 255]))
  expect(await heard(subscribe)).toEqual({
    items: ['resize', new Uint8Array([0, 255])],
    end: { type: 'ended' },
  })
})

it('tells a socket that is cut, or was never opened, from one that ended', async () => {
  const url = await serve(
    (_incoming, response) => response.writeHead(401).end(),
    (server) => {
      server.send('hello', () => {
        server.terminate()
      })
    },
  )
  const { items, end } = await heard(socket({ url, protocols: [] }).subscribe)
  expect(items).toEqual(['hello'])
  expect(end).toMatchObject({ type: 'cut', failure: { kind: 'unreachable' } })
  const refused = await serve((_incoming, response) => response.writeHead(401).end())
  const never = await heard(socket({ url: refused, protocols: [] }).subscribe)
  expect(never.end).toMatchObject({ type: 'cut', failure: { name: 'SocketError' } })
})

it('says that it is cut where its readers cannot be fetched, and opens nothing once it was stopped', async () => {
  const broken = createStreams(() => Promise.reject(new TypeError('chunk is missing')))
  const { end } = await heard(broken.text({ ...request, url: 'http://127.0.0.1:1/' }))
  expect(end).toMatchObject({ type: 'cut', failure: { message: 'chunk is missing' } })
  let opened = 0
  const counting = createStreams(() =>
    Promise.resolve({ ...streamReaders, text: () => () => () => (opened += 1) }),
  )
  counting.text({ ...request, url: 'http://127.0.0.1:1/' })(() => undefined)()
  await Promise.resolve()
  expect(opened).toBe(0)
})
