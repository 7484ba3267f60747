// Starts an HTTP server that the page takes for its backend. The proxies of the tests use it.

import { once } from 'node:events'
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

interface Listening {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** As the backend, so that the page can read the answer. */
export const corsHeaders = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
})

/**
 * Asks the backend at `target` the same; resolves with its answer. Rejects if one side is gone before that. The request
 * to the backend ends when the connection to the page does.
 */
export async function forward(
  asked: IncomingMessage,
  response: ServerResponse,
  target: string,
  changed: IncomingHttpHeaders = {},
): Promise<IncomingMessage> {
  const { method, url = '/', headers } = asked
  const { host } = new URL(target)
  const sent = request(target + url, { method, headers: { ...headers, host, ...changed } })
  response.once('close', () => sent.destroy())
  pipeline(asked, sent, () => undefined)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

/** Listens on loopback only; resolves once it listens. */
export async function listenAsBackend(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
