// Where GitHub keeps logs: another host, whose addresses are signed and expire, and which refuses GitHub's tokens.

import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LogStorage {
  readonly url: string
  /** An address that is good for a minute. */
  readonly addressOf: (name: string, read: () => string) => string
  readonly stop: () => Promise<void>
}

const lifetime = 60_000

const errorBody = (code: string, message: string) =>
  `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`

/** Resolves when it listens. */
export async function startLogStorage(now: () => number): Promise<LogStorage> {
  const key = randomBytes(32)
  const files = new Map<string, () => string>()
  const sign = (name: string, until: string) =>
    createHmac('sha256', key).update(`${name} ${until}`).digest('base64url')

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage')
    const answer = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' })
      response.end(body)
    }
    const refuse = (status: number, code: string, message: string) => {
      answer(status, 'application/xml', errorBody(code, message))
    }
    const name = pathname.slice(1)
    const until = searchParams.get('se') ?? ''
    const read = files.get(name)
    if (request.method !== 'GET') refuse(403, 'CorsPreflightFailure', 'CORS not enabled.')
    else if (request.headers.authorization !== undefined)
      refuse(400, 'InvalidAuthenticationInfo', 'Authentication information is not valid.')
    else if (searchParams.get('sig') !== sign(name, until) || Number(until) < now())
      refuse(403, 'AuthenticationFailed', 'Signature not valid in the specified time frame.')
    else if (!read) refuse(404, 'BlobNotFound', 'The specified blob does not exist.')
    else answer(200, 'text/plain; charset=utf-8', read())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`

  return {
    url,
    addressOf: (name, read) => {
      files.set(name, read)
      const until = String(now() + lifetime)
      return `${url}/${name}?se=${until}&sig=${sign(name, until)}`
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
