// Shared by both stand-ins of code hosts: a server on loopback for pages of any origin, with
// faults, a log of requests, and writing requests processed one after the other.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createRequestFaults, type RequestFaults } from './requestFaults.ts'
import { tokenOf, type FindOwner, type TokenOwner } from './tokens.ts'

export interface HostRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly token: string | undefined
  /** Undefined without a token, or for an unknown one. */
  readonly owner: TokenOwner | undefined
}

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface CodeHostOptions {
  /** 0 picks a free port. */
  readonly port: number
  readonly findOwner: FindOwner
  /** Headers of every response, including preflights. */
  readonly headers: (request: IncomingMessage) => Readonly<Record<string, string>>
  /** Throws if the stand-in itself is wrong. */
  readonly answer: (request: HostRequest, address: string) => Promise<Answer>
}

export interface CodeHost {
  readonly url: string
  readonly faults: RequestFaults
  /** `POST /path?query` of every request but preflights, in order, including those that a fault stopped. */
  readonly arrivals: () => readonly string[]
  /** Rejects if a response differed from the real host's. */
  readonly stop: () => Promise<void>
}

export const jsonAnswer = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
})

/** Resolves when it listens. */
export async function startCodeHost(options: CodeHostOptions): Promise<CodeHost> {
  const server = createServer().listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const faults = createRequestFaults()
  const arrivals: string[] = []
  const wrong: unknown[] = []
  let lastWrite: Promise<unknown> = Promise.resolve()

  async function answerOf(request: HostRequest): Promise<Answer> {
    try {
      return await options.answer(request, address)
    } catch (error) {
      wrong.push(error)
      return { status: 500, body: String(error) }
    }
  }

  function inTurn(request: HostRequest): Promise<Answer> {
    if (request.method === 'GET') return answerOf(request)
    const answer = lastWrite.then(() => answerOf(request))
    lastWrite = answer
    return answer
  }

  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = incoming
    const url = new URL(incoming.url ?? '/', address)
    for (const [name, value] of Object.entries(options.headers(incoming)))
      response.setHeader(name, value)
    const isPreflight = headers['access-control-request-method'] !== undefined
    if (method === 'OPTIONS' && isPreflight) {
      response.writeHead(204).end()
      return
    }
    const body = (await buffer(incoming)).toString()
    arrivals.push(`${method} ${url.pathname}${url.search}`)
    const fault = faults.take(method, url.pathname)
    if (fault?.kind === 'held') await faults.hold()
    if (fault?.kind === 'cut' || response.destroyed) {
      incoming.socket.resetAndDestroy()
      return
    }
    const token = tokenOf(headers.authorization)
    const owner =
      token === undefined || faults.isExpired(token) ? undefined : await options.findOwner(token)
    const answer =
      fault?.kind === 'answered'
        ? jsonAnswer(fault.status, fault.body ?? {}, fault.headers)
        : await inTurn({ method, url, headers, body, token, owner })
    if (fault?.kind === 'lastOfToken' && token !== undefined) faults.expire(token)
    if (fault?.kind === 'lost') incoming.socket.resetAndDestroy()
    else response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  server.on('request', (request, response) => {
    receive(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })

  return {
    url: address,
    faults,
    arrivals: () => [...arrivals],
    stop: async () => {
      faults.end()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      if (wrong.length > 0) throw new AggregateError(wrong, wrong.map(String).join('\n'))
    },
  }
}
