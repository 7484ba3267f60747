// Starts an HTTP server that the page takes for its backend. The proxies of the tests use it.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Listening {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** As the backend, so that the page can read the answer. */
export const corsHeaders = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
})

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
